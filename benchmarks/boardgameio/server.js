// boardgame.io's own server with the game: `node server.js [FOLDER]`. Matches are kept in memory, or in the folder's files.

const { Server, FlatFile } = require('boardgame.io/server')
const game = require('./game.js')

const folder = process.argv[2]
const options = { games: [game], origins: [/^http:\/\/127\.0\.0\.1/] }
const server = Server(folder ? { ...options, db: new FlatFile({ dir: folder, logging: false }) } : options)
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, ready) => {
  // Newer versions of Koa take the middleware as it is when the server is made, which is before the lobby's is there.
  const http = server.app.server
  const [sockets] = http.listeners('request')
  const pages = server.app.callback()
  http.removeAllListeners('request')
  http.on('request', (request, response) => (request.url.startsWith('/socket.io/') ? sockets : pages)(request, response))
  return listen(port, '127.0.0.1', ready)
}
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listens at http://127.0.0.1:${appServer.address().port}`)
})
