# 牌桌没法保存或没法找回时，服务器说的话。

server-paused = 服务器现在没法保存牌局。牌桌先暂停；什么都不会丢，稍后会自动继续。
server-goes-on = 牌局继续。
server-end-moved = 这张牌桌已经移到服务器的另一部分。正在重新连接。
server-end-unavailable = 服务器现在读不到保存的牌桌。正在重新连接。
server-end-damaged = 服务器保存的这张牌桌已经读不出来了。其他牌桌不受影响。
server-refusal-store-down = 服务器现在读不到保存的牌桌。请稍后再试。
server-refusal-table-moved = 这张牌桌刚刚移到服务器的另一部分。请再试一次。
server-refusal-table-damaged = 服务器保存的牌桌{ $code }已经读不出来了。其他牌桌不受影响。
