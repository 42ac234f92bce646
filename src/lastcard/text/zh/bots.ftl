# 机器人：网络文件。

error-weights-unreadable = { $file }里没有能读取的网络；请用python -m lastcard.bots.train重新训练。
error-weights-version = { $file }是格式的{ $found }版，需要{ $known }版；请用python -m lastcard.bots.train重新训练。
error-weights-edition = { $file }是为{ $found }训练的，不适合{ $edition }的牌；请用python -m lastcard.bots.train训练一个。
option-bot-seats = 其他人打得怎么样：所有人一个水平，或者从左边起轮流几个，例如beginner,expert：random、beginner、casual、sharp或expert
option-think = expert 每步最多用多少毫秒的处理器时间来搜索（默认 { $usual }；有 --seed 时是 0，这样可以原样重来）
