// A game of the shape of the one that `comptoir load` plays: four hidden hands, blind bids of all seats at
// once, then exchanges one after another in the order of the bids. It is no game that anybody plays.

const { Stage } = require('boardgame.io/core');

const SEATS = 4;
const HAND = 6;
const LOT = 4;
const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'CHF', 'SEK', 'RUB'];
const VALUES = [20, 20, 20, 30, 30, 40, 50, 60];

/** Every card by a code such as `EUR20a`. */
function pack() {
  return CURRENCIES.flatMap((currency) => VALUES.map((value, n) => `${currency}${value}${'abc'[n % 3]}${n}`));
}

const worth = (card) => Number(/\d+/.exec(card)[0]);
const total = (cards) => cards.reduce((sum, card) => sum + worth(card), 0);
const without = (cards, gone) => cards.filter((card) => !gone.includes(card));

/** A new deal; what each was seen to take is kept as players could remember it. */
function deal(random) {
  const deck = random.Shuffle(pack());
  const take = (number) => deck.splice(0, number);
  return {
    hands: Array.from({ length: SEATS }, () => take(HAND)),
    lots: [take(LOT), take(LOT)],
    seen: Array.from({ length: SEATS }, () => []),
    deck,
  };
}

function clear(G) {
  G.bids = Array(SEATS).fill(null);
  G.order = [];
  G.taken = 0;
}

/** The highest bid first. */
function reveal(G) {
  const seats = [...G.bids.keys()].sort((a, b) => total(G.bids[b]) - total(G.bids[a]) || a - b);
  G.order = seats.map(String);
}

function bid({ G, playerID }, cards) {
  const seat = Number(playerID);
  if (G.bids[seat] || cards.some((card) => !G.hands[seat].includes(card))) return 'INVALID_MOVE';
  G.bids[seat] = cards;
  G.made[seat] += 1;
}

/** Lays the bid down and takes a lot, or keeps what one has. */
function exchange({ G, playerID, random }, lot) {
  const seat = Number(playerID);
  const paid = G.bids[seat];
  if (lot !== null && paid.length > 0) {
    const taken = G.lots[lot];
    G.hands[seat] = [...without(G.hands[seat], paid), ...taken];
    G.seen[seat] = [...without(G.seen[seat], paid), ...taken];
    G.lots[lot] = paid;
  }
  G.made[seat] += 1;
  G.taken += 1;
  if (G.taken < SEATS) return;
  if (G.deck.length < 2 * LOT) Object.assign(G, deal(random));
  for (const row of G.lots) row.push(...G.deck.splice(0, Math.max(0, LOT - row.length)));
}

/** What a seat may know: its own hand, what others showed, and how much there is of the rest. */
function playerView({ G, playerID }) {
  const seat = playerID === null ? null : Number(playerID);
  const { deck, hands, bids, ...open } = G;
  return {
    ...open,
    deck: deck.length,
    hand: seat === null ? [] : hands[seat],
    hands: hands.map((hand) => hand.length),
    bids: G.order.length > 0 ? bids : bids.map((cards, n) => (n === seat ? cards : cards && [])),
    mine: seat === null ? null : bids[seat],
  };
}

const phases = {
  bids: {
    start: true,
    next: 'exchanges',
    endIf: ({ G }) => G.bids.every((cards) => cards !== null),
    onEnd: ({ G }) => reveal(G),
    turn: { activePlayers: { all: Stage.NULL } },
    // The deck and the hands are not the client's to know, so the move is the server's to make; and
    // a player who bids at the same time as another has not seen the other's bid.
    moves: { bid: { move: bid, client: false, ignoreStaleStateID: true } },
  },
  exchanges: {
    next: 'bids',
    // Whether a phase is over is asked before it begins, so the table is cleared here.
    onEnd: ({ G }) => clear(G),
    endIf: ({ G }) => G.taken === SEATS,
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        playOrder: ({ G }) => G.order,
        first: () => 0,
        next: ({ ctx }) => (ctx.playOrderPos + 1) % SEATS,
      },
    },
    moves: { exchange: { move: exchange, client: false } },
  },
};

module.exports = {
  SEATS,
  Game: {
    name: 'bank',
    minPlayers: SEATS,
    maxPlayers: SEATS,
    setup: ({ random }) => ({
      ...deal(random),
      bids: Array(SEATS).fill(null),
      order: [],
      taken: 0,
      made: Array(SEATS).fill(0),
    }),
    playerView,
    phases,
  },
};
