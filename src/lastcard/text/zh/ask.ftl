### 用自己的话问规则。终端和网页都会说这些。

ask-no-answer = 没有哪条规则回答“{ $name }”。换个说法，或者少写几个字：牌的名字，或者发生了什么。
ask-title = 问规则
ask-label = 你的问题
ask-hint = 比如：+2上面可以出+2吗？
ask-button = 问
ask-none = 没有哪条规则回答这个问题。换个说法，或者少写几个字：牌的名字，或者发生了什么。
ask-busy = 正在查…
# 有几条规则回答这个问题。
ask-found =
    { $count ->
       *[other] { $count }条回答，最合适的在最前面
    }
