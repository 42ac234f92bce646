# 别人的程序库：OpenSpiel、RLCard

error-extra-missing = 没有安装{ $package }；用 pip install "lastcard[{ $extra }]" 安装。
error-unknown-utility = 没有“{ $name }”这种收益。现有：{ $allowed }。
error-jump-in-in-turn = 每次只问一个玩家，就没有人能抢出牌：请去掉{ $ruling }。
error-ruling-text = 裁定写成“名称:值”，多个之间用分号；“{ $ruling }”里没有冒号。
error-observer-parameters = 观察不接受参数，请去掉：{ $names }。
error-observer-private = 观察只显示一个玩家的秘密，或者都不显示，不能显示所有人的。
error-agent-action = 智能体选了{ $action }，现在不能这样做；可以：{ $allowed }。
