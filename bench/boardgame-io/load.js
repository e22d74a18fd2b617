// The load of `comptoir load` on the server of boardgame.io: tables of four clients, each with a socket of
// its own and boardgame.io's own client behind it, who think for a while and make a random move.
//
//   npm ci && node load.js --tables 300 --seconds 10 --think 300 [--json]
//
// The words of the report are those of `comptoir load`. Nothing is written to disk here.

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Game, SEATS } = require('./game.js');

/** Requests on their way at once while tables are laid. */
const AT_ONCE = 32;
/** A game finds its pace within so many times the time that everybody thinks; only then is measured. */
const WARM_UP = 8;
/** Processor time is counted in hundredths of a second, on every Linux. */
const TICK_US = 10_000;

const { values: args } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    think: { type: 'string', default: '500' },
    json: { type: 'boolean', default: false },
  },
});
const [tables, seconds, think] = [args.tables, args.seconds, args.think].map(Number);

const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function cpu(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return { total: (user + system) * TICK_US, system: system * TICK_US };
}

function memory(pid) {
  const line = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line[1]);
}

function start() {
  const child = spawn(process.execPath, [path.join(__dirname, 'server.js')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.stdout.once('data', (line) => done({ child, address: `http://localhost:${Number(line)}` }));
    child.once('exit', () => fail(new Error('the server does not start')));
  });
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/** A match with its four credentials. */
async function lay(address) {
  const { matchID } = await post(`${address}/games/${Game.name}/create`, { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const who = { playerID: String(seat), playerName: `Guest ${seat}` };
    const joined = await post(`${address}/games/${Game.name}/${matchID}/join`, who);
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

/** Someone at a table, who chooses at random from what it is sent. */
class Player {
  constructor(address, table, seat) {
    this.seat = seat;
    this.wake = () => {};
    this.client = Client({
      game: Game,
      numPlayers: SEATS,
      matchID: table.matchID,
      playerID: String(seat),
      credentials: table.credentials[seat],
      debug: false,
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'] } }),
    });
    this.client.subscribe(() => this.wake());
    this.client.start();
  }

  async until(holds) {
    while (!holds(this.client.getState())) {
      await new Promise((done) => {
        this.wake = done;
      });
    }
    return this.client.getState();
  }

  /** Whether the game waits for this seat. */
  owes(state) {
    if (!state?.G?.hand) return false;
    const { G, ctx } = state;
    return ctx.phase === 'bids' ? G.mine === null : ctx.currentPlayer === String(this.seat);
  }

  async play(tally) {
    await sleep(think * WARM_UP * Math.random());
    for (;;) {
      await this.until((state) => this.owes(state));
      await sleep(think * 2 * Math.random());
      const state = await this.until((it) => this.owes(it));
      const made = state.G.made[this.seat];
      const sent = now();
      if (state.ctx.phase === 'bids') {
        this.client.moves.bid(state.G.hand.filter(() => Math.random() < 1 / 3));
      } else {
        this.client.moves.exchange([0, 1, null][Math.floor(3 * Math.random())]);
      }
      await this.until((it) => it.G.made[this.seat] > made);
      tally(sent);
    }
  }
}

/** Runs `work` for each of so many, a few at once. */
async function each(number, work) {
  let next = 0;
  const one = async () => {
    while (next < number) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function main() {
  const { child, address } = await start();
  try {
    const report = await measure(child.pid, address);
    process.stdout.write(args.json ? `${JSON.stringify(report)}\n` : lines(report));
  } finally {
    child.kill('SIGTERM');
  }
  process.exit(0);
}

async function measure(pid, address) {
  const atFirst = memory(pid);
  const laid = [];
  await each(tables, async () => laid.push(await lay(address)));
  const withTables = memory(pid);

  const players = [];
  await each(tables, async (n) => {
    for (let seat = 0; seat < SEATS; seat += 1) {
      const player = new Player(address, laid[n], seat);
      await player.until((state) => state?.G?.hand !== undefined);
      players.push(player);
    }
  });
  const withSockets = memory(pid);

  const begun = now() + think * WARM_UP;
  const times = [];
  const tally = (sent) => {
    if (sent >= begun) times.push(now() - sent);
  };
  for (const player of players) player.play(tally);
  await sleep(begun - now());
  const before = [cpu(pid), cpu('self')];
  await sleep(seconds * 1000);
  const after = [cpu(pid), cpu('self')];
  const elapsed = (now() - begun) / 1000;

  times.sort((a, b) => a - b);
  const within = (share) => times[Math.floor((times.length - 1) * share)] ?? 0;
  const a_move = (us) => us / Math.max(1, times.length);
  return {
    tables,
    sockets: tables * SEATS,
    think_ms: think,
    seconds: elapsed,
    moves: times.length,
    moves_per_second: times.length / elapsed,
    p50_ms: within(0.5),
    p99_ms: within(0.99),
    max_ms: within(1),
    cpu_us_per_move: a_move(after[0].total - before[0].total),
    system_us_per_move: a_move(after[0].system - before[0].system),
    players_us_per_move: a_move(after[1].total - before[1].total),
    table_kib: (withTables - atFirst) / tables,
    socket_kib: (withSockets - withTables) / (tables * SEATS),
    memory_mib: memory(pid) / 1024,
    load_average: Number(fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0]),
  };
}

function lines(report) {
  const decimal = (it) => (typeof it === 'number' ? String(Math.round(it * 10) / 10) : it);
  return Object.entries(report)
    .map(([what, figure]) => `${what.padEnd(20)} ${decimal(figure).padStart(10)}\n`)
    .join('');
}

main().catch((why) => {
  process.stderr.write(`${why.stack}\n`);
  process.exit(1);
});
