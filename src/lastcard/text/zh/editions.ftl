### The editions and their presets.

edition-classic = 经典UNO
edition-classic-about = 大家最熟的玩法：四种颜色108张牌，有变色牌和变色+4，打到500分。
edition-mario-kart = UNO马力欧卡丁车
edition-mario-kart-about = 每张牌都带一个道具；道具箱翻出哪张牌，就触发哪张牌的道具。
edition-pizza-pizza = UNO口袋版Pizza Pizza
edition-pizza-pizza-about = 牌只有一半，打起来快：每人五张，有一种万能牌能送牌给下家，打到250分。

preset-standard = 标准
preset-standard-about = 讲得比较全的那份规则，缺的地方用其他来源补上。
preset-geeky-hobbies = Geeky Hobbies
preset-geeky-hobbies-about = 按Geeky Hobbies的讲法：第一张翻出功能牌不算；第一张翻出道具箱，由第一个玩家定颜色；绿龟壳可以打任何人；一局定胜负。
