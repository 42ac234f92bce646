# 共享牌桌的多个进程。

serve-help-bus = 通过这个 Valkey 或 Redis 与其他进程共享牌桌：redis://host:6379；需要 --database
serve-error-bus-database = --bus 用于共享一个 PostgreSQL 的多个进程：请同时给出 --database。
serve-error-bus-library = 多个进程需要 pip install "lastcard[processes]" 带来的库。
serve-error-bus = { $place } 处的总线没有响应（{ $detail }）。那里有 Valkey 或 Redis 吗？地址是 redis://host:port 的形式吗？
server-restoring = 正在恢复你与牌桌的连接。什么都不会丢失，并会自动继续。
