// Made from crates/games/mint-works by `cargo xtask codegen`: change it there.

export type Kind = "culture" | "production" | "utility" | "deed";

export type Plan = "windmill" | "statue" | "gardens" | "bridge" | "museum" | "gallery" | "co-op" | "mine" | "workshop" | "corporate-hq" | "factory" | "stripmine" | "plant" | "truck" | "crane" | "landfill" | "obelisk" | "assembler" | "vault" | "wholesaler" | "lotto";

export type Location = "producer" | "supplier" | "builder" | "council" | "wholesaler" | "lotto" | "crowdfunder" | "recycler" | "swap-meet" | "temp-agency";

export type Site = { 
/**
 * How many spaces are taken or blocked.
 */
taken: number, 
/**
 * The mints on each; none where it is free or blocked.
 */
mints: [number, number, number], };

export type Phase = { "type": "first" } | { "type": "advanced" } | { "type": "deal" } | { "type": "development" } | { "type": "lottery" } | { "type": "replace", 
/**
 * How many Plans of the supply come before it.
 */
place: number, } | { "type": "refill" } | { "type": "co-op", owner: number, } | { "type": "over" };

export type Ai = "justin" | "rachael" | "sonic" | "mort";

export type Word = "none" | "random";

export type Advanced = Word | Array<Location>;

export type Recycler = "plans" | "buildings-too" | "buildings-at-cost";

export type Options = { 
/**
 * Which advanced locations are in play.
 */
advanced: Advanced, 
/**
 * What the Recycler takes.
 */
recycler: Recycler, 
/**
 * The ages of the players, in seat order; empty where they are not given.
 */
ages: Array<number>, 
/**
 * Whom a single player plays against.
 */
ai: Ai, };

export type Back = { 
/**
 * Which it is, where the observer can know.
 */
plan: Plan | null, 
/**
 * Whether everybody can know, spectators too.
 */
shown: boolean, 
/**
 * Which seats can know.
 */
known_to: Array<number>, 
/**
 * What the Recycler gave for it, where all saw that and not all know the card.
 */
scrap: number | null, };

export type SeatView = { 
/**
 * Nothing where they never run out.
 */
mints: number | null, 
/**
 * Not built yet, the oldest first.
 */
plans: Array<Back>, 
/**
 * In the order built.
 */
buildings: Array<Plan>, 
/**
 * The prestige of all of them at this moment.
 */
stars: number, };

export type View = { 
/**
 * What was settled beforehand.
 */
options: Options, 
/**
 * Whether the second seat plays by itself.
 */
solo: boolean, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * The number of the round, from one.
 */
round: number, 
/**
 * Whose turn it is in the development phase.
 */
turn: number, 
/**
 * Whether Sonic takes the second of his two turns.
 */
second_turn: boolean, 
/**
 * How many passed in a row.
 */
passes: number, 
/**
 * Who has the first-player token.
 */
first_player: number, 
/**
 * How many Plans the deck has, those under it not counted.
 */
n_deck: number, 
/**
 * The arbiter alone knows which.
 */
deck: Array<Plan> | null, 
/**
 * What was lost, in the order in which it will be drawn.
 */
under: Array<Back>, 
/**
 * The Plans to be had; in the solo game the nearest to the deck comes first.
 */
supply: Array<Plan>, 
/**
 * The locations of this game.
 */
in_play: Array<Location>, 
/**
 * Those that may be used.
 */
open: Array<Location>, 
/**
 * The spaces of every location, in the order of all locations.
 */
sites: [Site, Site, Site, Site, Site, Site, Site, Site, Site, Site], 
/**
 * What each player has, by seat.
 */
seats: Array<SeatView>, 
/**
 * The mints on the Gallery.
 */
gallery: number, 
/**
 * What is left of the supply of mints, where it has a bottom.
 */
mint_supply: number | null, 
/**
 * Those of Rachael's mints on the Supplier that will leave the game.
 */
leaving: number, };

export type Event = { "type": "first", 
/**
 * Whose it is.
 */
seat: number, } | { "type": "in-play", location: Location, } | { "type": "supplied", plan: Plan, } | { "type": "round", 
/**
 * The number of the round, from one.
 */
round: number, 
/**
 * Who has the first turn.
 */
seat: number, } | { "type": "placed", seat: number, location: Location, mints: number, } | { "type": "copied", seat: number, location: Location, } | { "type": "blocked", seat: number, location: Location, } | { "type": "gained", seat: number, mints: number, } | { "type": "others-gained", 
/**
 * Whose doing it is.
 */
seat: number, 
/**
 * How many each.
 */
mints: number, } | { "type": "token", seat: number, } | { "type": "bought", seat: number, plan: Plan, } | { "type": "built", seat: number, plan: Plan, } | { "type": "opened", 
/**
 * Whose it is.
 */
seat: number, location: Location, } | { "type": "drew", seat: number, plan: Plan, } | { "type": "drew-unseen", seat: number, } | { "type": "lost", 
/**
 * Whose it was.
 */
seat: number, plan: Plan, } | { "type": "lost-unseen", 
/**
 * Whose it was.
 */
seat: number, } | { "type": "passed", seat: number, } | { "type": "upkeep", 
/**
 * The number of the round, from one.
 */
round: number, } | { "type": "swept", 
/**
 * In this order.
 */
plans: Array<Plan>, } | { "type": "income", seat: number, plan: Plan, mints: number, } | { "type": "hoarded", 
/**
 * Whose it is.
 */
seat: number, 
/**
 * How many lie there now.
 */
mints: number, } | { "type": "shared", 
/**
 * Whose it is.
 */
seat: number, other: number, mints: number, } | { "type": "rent", seat: number, location: Location, mints: number, } | { "type": "spent", mints: number, } | { "type": "wages", 
/**
 * How many each.
 */
mints: number, } | { "type": "prestige", seats: Array<number>, } | { "type": "supply-short" } | { "type": "last-round" } | { "type": "mints-gone", 
/**
 * Who wins by that.
 */
seat: number, } | { "type": "scored", seat: number, 
/**
 * The prestige of the neighbourhood.
 */
stars: number, 
/**
 * Its Plans and Buildings.
 */
cards: number, } | { "type": "won", winners: Array<number>, 
/**
 * The most stars among them.
 */
stars: number, };

export type Income = { least: number, most: number, };

export type SeatNow = { 
/**
 * What each Building is worth.
 */
stars: { [key in Plan]?: number }, 
/**
 * What upkeep would bring, wages included.
 */
income: Income, };

export type Obstacle = { "type": "full" } | { "type": "supplier" } | { "type": "mints", missing: number, } | { "type": "no-supply" } | { "type": "no-plan" } | { "type": "no-card" } | { "type": "deck" } | { "type": "copy" };

export type Now = { 
/**
 * From seat 1 on.
 */
seats: Array<SeatNow>, 
/**
 * What a space takes from the one who looks, where that does not depend on what is done there.
 */
prices: { [key in Location]?: number }, 
/**
 * What the Supplier takes from the one who looks for each Plan to be had.
 */
plans: { [key in Plan]?: number }, 
/**
 * The open locations at which the one whose turn it is can do nothing, if that is the one who looks.
 */
unusable: { [key in Location]?: Obstacle }, 
/**
 * The Plans that cannot be bought at the Supplier, likewise.
 */
unaffordable: { [key in Plan]?: Obstacle }, 
/**
 * Who ends the phase if nobody places any more.
 */
closes: number | null, };

export type Outcome = { 
/**
 * What is laid on the space.
 */
cost: number, 
/**
 * What comes in at once.
 */
gain: number, 
/**
 * The mints that are left then; nothing where they never run out.
 */
left: number | null, 
/**
 * The prestige then.
 */
stars: number, 
/**
 * By how much it changes.
 */
change: number, };

export type Forecast = { now: Now; choices: { [action in string]?: Outcome } };

/** What a Building adds to the prestige of its owner: so many, or `each` for everything of a kind. */
export type Stars = { each: number; per: 'culture' | 'building' | 'mint' | 'plan' | null };
/** What a Building does besides. */
export type Effect =
  | { type: 'income'; mints: number }
  | { type: 'income-per-building' | 'counts-twice' | 'hoards' | 'shares' | 'spoils' | 'assembles' }
  | { type: 'discount' | 'opens'; location: Location };
export type PlanCard = { code: Plan; cost: number; kind: Kind; stars: Stars; effect: Effect | null };
/** What a space takes; nothing fixed where it is the price of the Plan or `more` than the location copied. */
export type LocationCard = {
  code: Location;
  spaces: number[];
  mints: number | null;
  more: number;
  gain: number;
  others: number;
  income: number;
};

/** All Plans, in card order. */
export const PLANS: PlanCard[] = [
  {"code":"windmill","cost":1,"effect":null,"kind":"culture","stars":{"each":1,"per":null}},
  {"code":"statue","cost":2,"effect":null,"kind":"culture","stars":{"each":2,"per":null}},
  {"code":"gardens","cost":3,"effect":null,"kind":"culture","stars":{"each":3,"per":null}},
  {"code":"bridge","cost":1,"effect":{"type":"counts-twice"},"kind":"culture","stars":{"each":0,"per":null}},
  {"code":"museum","cost":2,"effect":null,"kind":"culture","stars":{"each":1,"per":"culture"}},
  {"code":"gallery","cost":4,"effect":{"type":"hoards"},"kind":"culture","stars":{"each":1,"per":"mint"}},
  {"code":"co-op","cost":1,"effect":{"type":"shares"},"kind":"production","stars":{"each":1,"per":null}},
  {"code":"mine","cost":2,"effect":{"mints":1,"type":"income"},"kind":"production","stars":{"each":1,"per":null}},
  {"code":"workshop","cost":3,"effect":{"mints":1,"type":"income"},"kind":"production","stars":{"each":2,"per":null}},
  {"code":"corporate-hq","cost":3,"effect":{"type":"income-per-building"},"kind":"production","stars":{"each":0,"per":null}},
  {"code":"factory","cost":4,"effect":{"mints":1,"type":"income"},"kind":"production","stars":{"each":3,"per":null}},
  {"code":"stripmine","cost":4,"effect":{"mints":3,"type":"income"},"kind":"production","stars":{"each":0,"per":null}},
  {"code":"plant","cost":5,"effect":{"mints":2,"type":"income"},"kind":"production","stars":{"each":2,"per":null}},
  {"code":"truck","cost":2,"effect":{"location":"supplier","type":"discount"},"kind":"utility","stars":{"each":1,"per":null}},
  {"code":"crane","cost":2,"effect":{"location":"builder","type":"discount"},"kind":"utility","stars":{"each":1,"per":null}},
  {"code":"landfill","cost":3,"effect":{"type":"spoils"},"kind":"utility","stars":{"each":3,"per":null}},
  {"code":"obelisk","cost":4,"effect":null,"kind":"utility","stars":{"each":1,"per":"building"}},
  {"code":"assembler","cost":5,"effect":{"type":"assembles"},"kind":"utility","stars":{"each":1,"per":null}},
  {"code":"vault","cost":5,"effect":null,"kind":"utility","stars":{"each":2,"per":"plan"}},
  {"code":"wholesaler","cost":1,"effect":{"location":"wholesaler","type":"opens"},"kind":"deed","stars":{"each":1,"per":null}},
  {"code":"lotto","cost":4,"effect":{"location":"lotto","type":"opens"},"kind":"deed","stars":{"each":2,"per":null}},
];

/** All locations; `spaces` are those with one, two, three and four players. */
export const LOCATIONS: LocationCard[] = [
  {"code":"producer","gain":2,"income":0,"mints":1,"more":0,"others":0,"spaces":[3,2,2,3]},
  {"code":"supplier","gain":0,"income":0,"mints":null,"more":0,"others":0,"spaces":[2,2,2,3]},
  {"code":"builder","gain":0,"income":0,"mints":2,"more":0,"others":0,"spaces":[2,2,2,3]},
  {"code":"council","gain":1,"income":0,"mints":1,"more":0,"others":0,"spaces":[1,1,1,1]},
  {"code":"wholesaler","gain":2,"income":1,"mints":1,"more":0,"others":0,"spaces":[1,1,1,1]},
  {"code":"lotto","gain":0,"income":2,"mints":3,"more":0,"others":0,"spaces":[1,1,1,1]},
  {"code":"crowdfunder","gain":3,"income":0,"mints":1,"more":0,"others":1,"spaces":[1,1,1,1]},
  {"code":"recycler","gain":0,"income":0,"mints":1,"more":0,"others":0,"spaces":[1,1,1,1]},
  {"code":"swap-meet","gain":0,"income":0,"mints":2,"more":0,"others":0,"spaces":[1,1,1,1]},
  {"code":"temp-agency","gain":0,"income":0,"mints":null,"more":1,"others":0,"spaces":[1,1,1,1]},
];

/** The opponent of a solo game uses the first of these that it can use. */
export const RIVALS_LINE: Location[] = ["producer","wholesaler","builder","supplier","council","lotto"];

/** So many stars end the game. */
export const GOAL = 7;
