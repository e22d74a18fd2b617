// Made from crates/games/ginkgopolis by `cargo xtask codegen`: change it there.

export type Color = "red" | "blue" | "yellow";

export type Tile = "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R20" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B20" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y20";

export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L";

export type Card = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "R10" | "R11" | "R12" | "R13" | "R14" | "R15" | "R16" | "R17" | "R18" | "R19" | "R20" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B20" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | "Y10" | "Y11" | "Y12" | "Y13" | "Y14" | "Y15" | "Y16" | "Y17" | "Y18" | "Y19" | "Y20";

export type Character = "R-exploit" | "R-urbanize" | "R-buildup" | "B-exploit" | "B-urbanize" | "B-buildup" | "Y-exploit" | "Y-urbanize" | "Y-buildup";

export type Trigger = "exploit" | "urbanize" | "build-up";

export type Items = { 
/**
 * From the supply of one's colour.
 */
resources: number, 
/**
 * From the common supply.
 */
tiles: number, 
/**
 * Points have no limit, unlike pieces.
 */
points: number, };

export type Start = "beginner" | "draft";

export type Options = { 
/**
 * Where the characters come from; without effect for one player, who has none.
 */
start: Start, 
/**
 * Whether Hal plays at expert level; without effect for more than one player.
 */
expert: boolean, };

export type Phase = { "type": "found" } | { "type": "box" } | { "type": "discard" } | { "type": "first" } | { "type": "sets" } | { "type": "packs" } | { "type": "draft" } | { "type": "pass" } | { "type": "start-tiles" } | { "type": "draw" } | { "type": "choose" } | { "type": "change", seat: number, } | { "type": "reveal" } | { "type": "gain" } | { "type": "token" } | { "type": "tiles" } | { "type": "return" } | { "type": "hal-card" } | { "type": "hal-tile" } | { "type": "over" };

export type Work = { 
/**
 * What is done.
 */
action: Trigger, 
/**
 * Whether production is over and the bonuses come in.
 */
bonuses: boolean, 
/**
 * How many tiles are still to be drawn.
 */
due: number, 
/**
 * The token that is being moved.
 */
letter: Letter | null, 
/**
 * The second card that Hal turned over.
 */
second: Card | null, };

export type Building = { 
/**
 * To the right of the centre.
 */
x: number, 
/**
 * Up from the centre.
 */
y: number, 
/**
 * The visible tile.
 */
top: Tile, 
/**
 * How many tiles are stacked; as many resources lie there, if it has an owner.
 */
height: number, 
/**
 * Whose resources lie there; a start building has none.
 */
owner: number | null, 
/**
 * Whether its card is not in the deck yet.
 */
site: boolean, };

export type Characters = Array<Character>;

export type Shuffle = { 
/**
 * How many decks were made since.
 */
age: number, 
/**
 * In hands, chosen and not shown, or in the deck.
 */
cards: Array<Card>, 
/**
 * How many each seat has.
 */
held: Array<number>, };

export type SeatView = { 
/**
 * How many cards it has, the chosen one included until it is shown.
 */
n_cards: number, 
/**
 * Its hand without the chosen card, where that may be seen.
 */
hand: Array<Card> | null, 
/**
 * Of its hidden cards, those that the observer has seen before they came there.
 */
known: Array<Card>, 
/**
 * All hidden cards that it has seen, where that may be known.
 */
seen: Array<Card> | null, 
/**
 * Whether it has chosen a card whose action is not over.
 */
chosen: boolean, 
/**
 * That card, where it may be seen.
 */
card: Card | null, 
/**
 * Whether a tile lies on it, where that may be seen.
 */
with_tile: boolean | null, 
/**
 * That tile, where it may be seen.
 */
tile: Tile | null, 
/**
 * The tile that it could not pay for when choices were shown last.
 */
taken_back: Tile | null, 
/**
 * How many tiles are behind the screen, the one on the card included as long as that is not seen.
 */
n_tiles: number, 
/**
 * Of its hidden tiles, how many come from the second supply.
 */
n_fresh: number, 
/**
 * The tiles behind the screen, where they may be seen.
 */
tiles: Array<Tile> | null, 
/**
 * Of its hidden tiles, those that everybody could know.
 */
known_tiles: Array<Tile>, 
/**
 * What it is about to return, where that may be seen.
 */
returning: Array<Tile> | null, 
/**
 * The building cards before it.
 */
kept: Array<Tile>, 
/**
 * The characters before it.
 */
characters: Characters, 
/**
 * How many characters its pack has.
 */
n_pack: number, 
/**
 * Its pack, where that may be seen.
 */
pack: Characters | null, 
/**
 * How many characters it has kept in the draft.
 */
n_drafted: number, 
/**
 * Which, in order, where that may be seen.
 */
drafted: [Character | null, Character | null, Character | null] | null, 
/**
 * The packs as it found them, where that may be known.
 */
found: [Characters | null, Characters | null, Characters | null] | null, 
/**
 * Without the final scoring.
 */
points: number, 
/**
 * Behind the screen.
 */
resources: number, 
/**
 * Of its colour, in the supply.
 */
supply: number, 
/**
 * How often it may still change its hand.
 */
hand_tokens: number, };

export type View = { 
/**
 * What was settled beforehand.
 */
options: Options, 
/**
 * How many play, without Hal.
 */
people: number, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * The number of the round, from one.
 */
round: number, 
/**
 * The first player.
 */
first: number, 
/**
 * Whose action is being resolved.
 */
actor: number | null, 
/**
 * What of it is still to be done.
 */
work: Work, 
/**
 * Whether no round follows.
 */
ending: boolean, 
/**
 * How often the tile supply was used up.
 */
exhaustions: number, 
/**
 * Cards of a new deck that are about to be discarded.
 */
to_discard: number, 
/**
 * Who has said how many tiles it returns.
 */
done: Array<number>, 
/**
 * Buildings and tokens.
 */
city: { buildings: Array<Building>, tokens: { [key in Letter]?: [number, number] }, }, 
/**
 * How many tiles the supply has.
 */
n_supply: number, 
/**
 * The arbiter alone knows which.
 */
supply: Array<Tile> | null, 
/**
 * How many tiles are not used.
 */
n_boxed: number, 
/**
 * The arbiter alone knows which.
 */
boxed: Array<Tile> | null, 
/**
 * The tiles of which the second supply was made.
 */
fresh: Array<Tile>, 
/**
 * How many cards the deck has.
 */
n_deck: number, 
/**
 * The arbiter alone knows which.
 */
deck: Array<Card> | null, 
/**
 * The cards of the discard pile.
 */
discard: Array<Card>, 
/**
 * The hidden cards, by the deck that they were shuffled into, the one of now first.
 */
shuffles: Array<Shuffle>, 
/**
 * Every seat; in a game for one, the second is Hal.
 */
seats: Array<SeatView>, };

export type Plan = View['city'];

export type Cell = { 
/**
 * To the right.
 */
x: number, y: number, };

export type Share = { seat: number, points: number, };

export type DistrictNow = { 
/**
 * The colour that all its buildings have.
 */
color: Color, 
/**
 * Where its buildings stand.
 */
cells: Array<Cell>, 
/**
 * The resources of each seat.
 */
resources: Array<number>, 
/**
 * What it would bring: to who has the most, and to who comes next.
 */
shares: Array<Share>, };

export type SeatNow = { 
/**
 * What each action brings besides, in the order of [`Trigger::ALL`].
 */
bonuses: [Items, Items, Items], 
/**
 * What each card that counts at the end is worth.
 */
cards: { [key in Tile]?: number }, };

export type Now = { 
/**
 * In the order of their first buildings.
 */
districts: Array<DistrictNow>, 
/**
 * From seat 1 on.
 */
seats: Array<SeatNow>, 
/**
 * What a tile in the place of a token would produce, were there enough in the supply.
 */
grounds: { [key in Letter]?: Items }, };

export type Recovery = { seat: number, resources: number, 
/**
 * For one whose place another takes.
 */
points: number, };

export type Outcome = { 
/**
 * What is done: a tile that cannot be paid for goes back, and the card counts alone.
 */
action: Trigger, 
/**
 * Where it happens.
 */
cell: Cell | null, 
/**
 * What is missing to lay the tile.
 */
lacks: Items | null, 
/**
 * Resources that are laid on the building.
 */
laid: number, 
/**
 * What is paid besides.
 */
pays: Items, 
/**
 * What goes back from the covered building, and to whom.
 */
recovers: Recovery | null, 
/**
 * Whether its player will choose what is produced.
 */
choice: boolean, 
/**
 * What is produced, that choice apart.
 */
produces: Items, 
/**
 * The buildings that produce.
 */
producers: Array<Cell>, 
/**
 * What the cards before the player bring.
 */
bonus: Items, 
/**
 * The level of the building afterwards.
 */
level: number, 
/**
 * The card stays before its player.
 */
keeps: Tile | null, 
/**
 * By how much the final score of each seat would change, were the game to end then.
 */
ends: Array<number>, };

export type Forecast = { now: Now; choices: { [action in string]?: Outcome } };

/** What a building card brings: each time its owner takes that action, or points at the end. */
export type Bonus =
  | { trigger: Trigger; items: Items }
  | { each: number; goal: Goal };

/** What a card counts at the end, of what its owner has. */
export type Goal =
  | { counts: 'resources'; color: Color }
  | { counts: 'low' | 'high' | 'itself' }
  | { counts: 'permanents'; trigger: Trigger }
  | { counts: 'cards'; color: Color };

/** All tiles with what their cards bring, in card order. */
export const TILES: { code: Tile; color: Color; number: number; bonus: Bonus }[] = [
  {"bonus":{"items":{"points":0,"resources":1,"tiles":0},"trigger":"exploit"},"code":"R1","color":"red","number":1},
  {"bonus":{"items":{"points":0,"resources":1,"tiles":0},"trigger":"urbanize"},"code":"R2","color":"red","number":2},
  {"bonus":{"items":{"points":0,"resources":1,"tiles":0},"trigger":"build-up"},"code":"R3","color":"red","number":3},
  {"bonus":{"items":{"points":0,"resources":1,"tiles":0},"trigger":"exploit"},"code":"R4","color":"red","number":4},
  {"bonus":{"items":{"points":0,"resources":1,"tiles":0},"trigger":"urbanize"},"code":"R5","color":"red","number":5},
  {"bonus":{"items":{"points":0,"resources":1,"tiles":0},"trigger":"build-up"},"code":"R6","color":"red","number":6},
  {"bonus":{"items":{"points":1,"resources":1,"tiles":0},"trigger":"exploit"},"code":"R7","color":"red","number":7},
  {"bonus":{"items":{"points":1,"resources":1,"tiles":0},"trigger":"urbanize"},"code":"R8","color":"red","number":8},
  {"bonus":{"items":{"points":1,"resources":1,"tiles":0},"trigger":"build-up"},"code":"R9","color":"red","number":9},
  {"bonus":{"each":1,"goal":{"color":"red","counts":"resources"}},"code":"R10","color":"red","number":10},
  {"bonus":{"each":1,"goal":{"color":"yellow","counts":"resources"}},"code":"R11","color":"red","number":11},
  {"bonus":{"each":1,"goal":{"color":"blue","counts":"resources"}},"code":"R12","color":"red","number":12},
  {"bonus":{"each":1,"goal":{"color":"red","counts":"resources"}},"code":"R13","color":"red","number":13},
  {"bonus":{"each":1,"goal":{"counts":"low"}},"code":"R14","color":"red","number":14},
  {"bonus":{"each":3,"goal":{"counts":"high"}},"code":"R15","color":"red","number":15},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"exploit"}},"code":"R16","color":"red","number":16},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"urbanize"}},"code":"R17","color":"red","number":17},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"build-up"}},"code":"R18","color":"red","number":18},
  {"bonus":{"each":2,"goal":{"color":"red","counts":"cards"}},"code":"R19","color":"red","number":19},
  {"bonus":{"each":9,"goal":{"counts":"itself"}},"code":"R20","color":"red","number":20},
  {"bonus":{"items":{"points":0,"resources":0,"tiles":1},"trigger":"exploit"},"code":"B1","color":"blue","number":1},
  {"bonus":{"items":{"points":0,"resources":0,"tiles":1},"trigger":"urbanize"},"code":"B2","color":"blue","number":2},
  {"bonus":{"items":{"points":0,"resources":0,"tiles":1},"trigger":"build-up"},"code":"B3","color":"blue","number":3},
  {"bonus":{"items":{"points":0,"resources":0,"tiles":1},"trigger":"exploit"},"code":"B4","color":"blue","number":4},
  {"bonus":{"items":{"points":0,"resources":0,"tiles":1},"trigger":"urbanize"},"code":"B5","color":"blue","number":5},
  {"bonus":{"items":{"points":0,"resources":0,"tiles":1},"trigger":"build-up"},"code":"B6","color":"blue","number":6},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":1},"trigger":"exploit"},"code":"B7","color":"blue","number":7},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":1},"trigger":"urbanize"},"code":"B8","color":"blue","number":8},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":1},"trigger":"build-up"},"code":"B9","color":"blue","number":9},
  {"bonus":{"each":1,"goal":{"color":"blue","counts":"resources"}},"code":"B10","color":"blue","number":10},
  {"bonus":{"each":1,"goal":{"color":"red","counts":"resources"}},"code":"B11","color":"blue","number":11},
  {"bonus":{"each":1,"goal":{"color":"yellow","counts":"resources"}},"code":"B12","color":"blue","number":12},
  {"bonus":{"each":1,"goal":{"color":"blue","counts":"resources"}},"code":"B13","color":"blue","number":13},
  {"bonus":{"each":1,"goal":{"counts":"low"}},"code":"B14","color":"blue","number":14},
  {"bonus":{"each":3,"goal":{"counts":"high"}},"code":"B15","color":"blue","number":15},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"exploit"}},"code":"B16","color":"blue","number":16},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"urbanize"}},"code":"B17","color":"blue","number":17},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"build-up"}},"code":"B18","color":"blue","number":18},
  {"bonus":{"each":2,"goal":{"color":"blue","counts":"cards"}},"code":"B19","color":"blue","number":19},
  {"bonus":{"each":9,"goal":{"counts":"itself"}},"code":"B20","color":"blue","number":20},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":0},"trigger":"exploit"},"code":"Y1","color":"yellow","number":1},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":0},"trigger":"urbanize"},"code":"Y2","color":"yellow","number":2},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":0},"trigger":"build-up"},"code":"Y3","color":"yellow","number":3},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":0},"trigger":"exploit"},"code":"Y4","color":"yellow","number":4},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":0},"trigger":"urbanize"},"code":"Y5","color":"yellow","number":5},
  {"bonus":{"items":{"points":1,"resources":0,"tiles":0},"trigger":"build-up"},"code":"Y6","color":"yellow","number":6},
  {"bonus":{"items":{"points":2,"resources":0,"tiles":0},"trigger":"exploit"},"code":"Y7","color":"yellow","number":7},
  {"bonus":{"items":{"points":2,"resources":0,"tiles":0},"trigger":"urbanize"},"code":"Y8","color":"yellow","number":8},
  {"bonus":{"items":{"points":2,"resources":0,"tiles":0},"trigger":"build-up"},"code":"Y9","color":"yellow","number":9},
  {"bonus":{"each":1,"goal":{"color":"yellow","counts":"resources"}},"code":"Y10","color":"yellow","number":10},
  {"bonus":{"each":1,"goal":{"color":"red","counts":"resources"}},"code":"Y11","color":"yellow","number":11},
  {"bonus":{"each":1,"goal":{"color":"blue","counts":"resources"}},"code":"Y12","color":"yellow","number":12},
  {"bonus":{"each":1,"goal":{"color":"yellow","counts":"resources"}},"code":"Y13","color":"yellow","number":13},
  {"bonus":{"each":1,"goal":{"counts":"low"}},"code":"Y14","color":"yellow","number":14},
  {"bonus":{"each":3,"goal":{"counts":"high"}},"code":"Y15","color":"yellow","number":15},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"exploit"}},"code":"Y16","color":"yellow","number":16},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"urbanize"}},"code":"Y17","color":"yellow","number":17},
  {"bonus":{"each":2,"goal":{"counts":"permanents","trigger":"build-up"}},"code":"Y18","color":"yellow","number":18},
  {"bonus":{"each":2,"goal":{"color":"yellow","counts":"cards"}},"code":"Y19","color":"yellow","number":19},
  {"bonus":{"each":9,"goal":{"counts":"itself"}},"code":"Y20","color":"yellow","number":20},
];

export const LETTERS: Letter[] = ["A","B","C","D","E","F","G","H","I","J","K","L"];

/** The kinds of characters with what they bring at the start, in card order. */
export const CHARACTERS: { code: Character; color: Color; trigger: Trigger; start: Items }[] = [
  {"code":"R-exploit","color":"red","start":{"points":1,"resources":1,"tiles":1},"trigger":"exploit"},
  {"code":"R-urbanize","color":"red","start":{"points":1,"resources":1,"tiles":1},"trigger":"urbanize"},
  {"code":"R-buildup","color":"red","start":{"points":0,"resources":0,"tiles":1},"trigger":"build-up"},
  {"code":"B-exploit","color":"blue","start":{"points":1,"resources":2,"tiles":0},"trigger":"exploit"},
  {"code":"B-urbanize","color":"blue","start":{"points":1,"resources":2,"tiles":0},"trigger":"urbanize"},
  {"code":"B-buildup","color":"blue","start":{"points":0,"resources":1,"tiles":0},"trigger":"build-up"},
  {"code":"Y-exploit","color":"yellow","start":{"points":2,"resources":2,"tiles":1},"trigger":"exploit"},
  {"code":"Y-urbanize","color":"yellow","start":{"points":2,"resources":2,"tiles":1},"trigger":"urbanize"},
  {"code":"Y-buildup","color":"yellow","start":{"points":1,"resources":2,"tiles":1},"trigger":"build-up"},
];
