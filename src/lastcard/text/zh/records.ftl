### 关于存储的话：牌桌和牌局记录存放在哪里，以及如何搬到另一处。

store-error-address = 数据库地址必须形如 postgresql://user@host/name。
store-error-no-driver = 使用 PostgreSQL 还需要另一个软件包：pip install "lastcard[processes]"
store-error-newer = { $place } 由更新版本的 lastcard 写成（结构版本 { $version }）。请安装该版本，或另选一处。
store-error-copy = 升级数据库之前必须先做备份，而在 { $folder } 中无法备份：{ $detail }
store-error-open = { $place } 不能用作数据库：{ $detail }
