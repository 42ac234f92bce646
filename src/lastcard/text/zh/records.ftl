### 关于存储的话：牌桌和牌局记录存放在哪里，以及如何搬到另一处。

store-error-address = 数据库地址必须形如 postgresql://user@host/name。
store-error-no-driver = 使用 PostgreSQL 还需要另一个软件包：pip install "lastcard[processes]"
store-error-newer = { $place } 由更新版本的 lastcard 写成（结构版本 { $version }）。请安装该版本，或另选一处。
store-error-copy = 升级数据库之前必须先做备份，而在 { $folder } 中无法备份：{ $detail }
store-error-open = { $place } 不能用作数据库：{ $detail }
store-error-folder = 无法写入文件夹 { $folder }：{ $detail }。请用 --data 另选一个。
store-error-in-use = 另一个服务器正在使用文件夹 { $folder }。请停止它，或用 --data 给这个服务器另一个文件夹。
store-error-nothing = 还没有服务器在 { $folder } 中保存过任何东西。请用 --data 指明它的文件夹，或用 --database 指明它的数据库。
store-error-password = { $place } 不接受这个用户和密码。请把两者都写进 --database：postgresql://user:password@host/name。
store-error-missing = { $place } 不存在：{ $detail }。请先创建它（createdb），或更正 --database。
store-error-unreachable = { $place } 没有应答：{ $detail }。那里的 PostgreSQL 在运行吗？

## lastcard export, import

command-export = 把服务器保存的牌局记录写成文件
command-import = 把这样的文件交给服务器保存
option-export-folder = 文件写到哪里
option-export-tables = 连同正在进行的牌桌，包括所有手牌
option-import-folder = 文件在哪里
option-data = 服务器的数据文件夹（默认：当前用户的）
option-database = 服务器的数据库（如果有）：postgresql://user@host/name
error-import-folder = 没有文件夹 { $folder }。
terminal-export-records =
    { $amount ->
       *[other] 已将 { $amount } 份牌局记录写入 { $folder }。
    }
terminal-export-tables =
    { $amount ->
       *[other] 已写出 { $amount } 张正在进行的牌桌，其中有所有人的手牌：请勿外传。
    }
terminal-import-records =
    { $amount ->
       *[other] 已收入 { $amount } 份牌局记录。
    }
terminal-import-tables =
    { $amount ->
       *[other] 已收入 { $amount } 张正在进行的牌桌。
    }
terminal-import-there =
    { $amount ->
       *[other] 其中 { $amount } 项原本就在。
    }
terminal-carry-damaged = { $name } 已损坏，或不是由“lastcard export”写成：已略过。
terminal-carry-other = { $name } 已略过：已有同名的其他内容。
