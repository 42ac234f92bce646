### The laboratory: simulations, comparisons and what is wrong with them.

error-simulate-count = 一次模拟要有1到{ $highest }局（或场），不能是{ $count }。
error-simulate-rotate = 只有单局才能轮换座位来打：去掉--rotate，或者用--rounds代替--matches。
error-simulate-both = 局数和场数只能写一个。
error-simulate-bots = { $bots }个机器人坐不满{ $players }个座位：写一个给所有座位用，或者每个座位写一个。
error-simulate-other-rules = 这次模拟是用lastcard { $version }或别的规则开始的，这里是{ $here }。每台机器都要用同一个版本。
error-missing-extra = 这里要用到{ $library }，还没有安装。用“pip install lastcard[{ $extra }]”安装。
