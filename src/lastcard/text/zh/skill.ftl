### Luck and skill in a finished match, as a network judges it; beside the replay.

skill-wait = 正在分析这场比赛……
# $name is a player.
skill-here = 换成高手，{ $name }这里会怎么打
skill-made = 打的就是它
skill-nothing-here = 这一步没有什么可选的，再往前走走。
skill-no-round = 还没有打完的局。
# $luck and $lost are in percent, on average a round.
skill-player = { $name }在{ $rounds }局里赢了{ $won }局。运气{ $luck }；{ $count }次决定让出{ $lost }。
skill-hand = 起手牌
skill-decisions = 决定
skill-rest = 后来的牌和别人
# $made and $better are moves, as in moves.ftl.
skill-worst = 代价最大的：“{ $made }”；“{ $better }”的机会多{ $lost }。
skill-show = 看这一步
skill-shown = 这一步在上面。
# $even is the even chance, in percent.
skill-note = 按每局平均，和均等的机会{ $even }相比：第一次决定时手牌有多大机会，决定比最好的打法让出多少，剩下的都归其他。由机器人“expert”的网络按每个人看得到的来判断。只是估计：局数少的时候，运气多半就是运气。
