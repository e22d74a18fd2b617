// boardgame.io's own server with its default storage, which is memory. It says where it listens.

const { Server, Origins } = require('boardgame.io/server');
const { Game } = require('./game.js');

// It says a line a move otherwise, and its router one a request.
console.log = () => {};
console.info = () => {};

async function main() {
  const server = Server({ games: [Game], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port: 0 });
  process.stdout.write(`${running.appServer.address().port}\n`);
  process.on('SIGTERM', () => {
    server.kill(running);
    process.exit(0);
  });
}

main();
