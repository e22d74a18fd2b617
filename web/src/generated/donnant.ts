// Made from crates/games/donnant by `cargo xtask codegen`: change it there.

export type Colour = "Y" | "O" | "G" | "B" | "V";

export type Card = "E01" | "E02" | "E03" | "E04" | "E05" | "E06" | "E07" | "E08" | "E09" | "E10" | "E11" | "E12" | "E13" | "E14" | "E15" | "E16" | "E17" | "E18" | "E19" | "E20" | "E21" | "E22" | "E23" | "E24" | "E25" | "E26" | "E27" | "E28" | "E29" | "B01" | "B02" | "B03" | "B04" | "B05" | "B06" | "B07" | "B08" | "B09" | "B10" | "B11" | "B12" | "B13" | "B14" | "B15" | "B16" | "B17" | "B18" | "B19" | "B20";

export type Back = "green" | "yellow";

export type Phase = { "type": "deal" } | { "type": "setup" } | { "type": "rolling" } | { "type": "roll" } | { "type": "window" } | { "type": "act", 
/**
 * Whether a card was bought or completed in this turn.
 */
acted: boolean, } | { "type": "lay", 
/**
 * Evaluation cards first, by column.
 */
slot: number, } | { "type": "refill", 
/**
 * Evaluation cards first, by column.
 */
slot: number, } | { "type": "joker-dice", 
/**
 * How many boxes so far.
 */
marks: number, } | { "type": "joker-draw", 
/**
 * From this deck.
 */
back: Back, } | { "type": "joker-lay" } | { "type": "end" } | { "type": "over" };

export type Ending = "no" | "this-round" | "last-round";

export type Tweak = { 
/**
 * What it counts.
 */
value: number, 
/**
 * What colour it counts as.
 */
colour: Colour, };

export type StallPoints = { 
/**
 * Completed cards beside the card.
 */
neighbours: number, 
/**
 * Cards of a colour.
 */
colour: number, 
/**
 * Cards of a colour beside the card.
 */
"colour-neighbours": number, 
/**
 * Rows and columns of three completed cards.
 */
lines: number, 
/**
 * Cards of all five colours.
 */
"five-colours": number, 
/**
 * Rows and columns of three cards of one colour.
 */
"one-colour-lines": number, 
/**
 * Points of different bonuses.
 */
bonuses: number, };

export type WindowRule = "A" | "B";

export type JokerRule = "strict" | "free";

export type JokerCardRule = "must-lay" | "may-decline";

export type Options = { 
/**
 * When the others may write.
 */
window: WindowRule, 
/**
 * What a joker needs.
 */
joker: JokerRule, 
/**
 * What becomes of a card that a joker draws.
 */
"joker-card": JokerCardRule, 
/**
 * What the cards are.
 */
deck: string, };

export type Laid = { card: Card, 
/**
 * To the right of the first card.
 */
x: number, 
/**
 * Above the first card.
 */
y: number, 
/**
 * What is written in its boxes.
 */
boxes: Array<number | null>, 
/**
 * Whether all of them are filled.
 */
done: boolean, 
/**
 * How often its bonus was used.
 */
uses: number, };

export type Since = { 
/**
 * The boxes that were filled, a bit each.
 */
written: [number, number, number, number, number, number, number, number, number], 
/**
 * The uses of bonuses.
 */
ticked: [number, number, number, number, number, number, number, number, number], };

export type OwnView = { 
/**
 * The card put under its deck at set-up, as long as nobody has drawn it.
 */
discard: Card | null, 
/**
 * The rejected dice used in the open window.
 */
used: Array<Colour>, 
/**
 * What else was done in the open window.
 */
since: Since, };

export type UnderView = { 
/**
 * Which, where that may be known.
 */
card: Card | null, 
/**
 * Who discarded it at set-up; nobody if it was declined before all eyes.
 */
by: number | null, };

export type SeatView = { 
/**
 * How many cards it holds, or was dealt as long as all is hidden.
 */
n_hand: number, 
/**
 * Cards not yet laid, where they may be seen.
 */
hand: Array<Card> | null, 
/**
 * The stall, without what others write in an open window.
 */
stall: Array<Laid>, 
/**
 * What only the seat itself may see.
 */
own: OwnView | null, 
/**
 * Dice that bonuses have changed, where that may be seen.
 */
tweaks: [Tweak | null, Tweak | null, Tweak | null, Tweak | null, Tweak | null], 
/**
 * What the stall as seen is worth now.
 */
tally: StallPoints, };

export type View = { 
/**
 * What was settled beforehand.
 */
options: Options, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * The number of the round, from one.
 */
round: number, 
/**
 * The active player.
 */
active: number, 
/**
 * How often the active player has rolled in this turn.
 */
rolls: number, 
/**
 * What the dice show; zero before the first roll of all.
 */
dice: [number, number, number, number, number], 
/**
 * The dice that nature still owes.
 */
rolling: Array<Colour>, 
/**
 * The dice of the window.
 */
rejected: Array<Colour>, 
/**
 * The dice that the active player has used.
 */
spent: Array<Colour>, 
/**
 * Those of the set-up or of the window who still owe a choice.
 */
waiting: Array<number>, 
/**
 * Whether the end has come in sight.
 */
ending: Ending, 
/**
 * Evaluation cards first, by column.
 */
market: [Card | null, Card | null, Card | null, Card | null, Card | null, Card | null, Card | null, Card | null], 
/**
 * How many cards each deck has, those under it not counted; evaluation cards first.
 */
n_deck: [number, number], 
/**
 * The arbiter alone knows which.
 */
deck: Array<Card> | null, 
/**
 * What lies under each deck, evaluation cards first; the first is drawn first.
 */
under: [Array<UnderView>, Array<UnderView>], seats: Array<SeatView>, };

export type Event = { "type": "market", 
/**
 * The upper row.
 */
evaluation: Array<Card>, 
/**
 * The lower row.
 */
bonus: Array<Card>, } | { "type": "hand", seat: number, 
/**
 * Two of each back.
 */
cards: Array<Card>, } | { "type": "stall", seat: number, 
/**
 * Its three cards.
 */
cards: Array<Card>, 
/**
 * The deck under which the fourth went.
 */
back: Back, } | { "type": "turn", seat: number, 
/**
 * The number of the round, from one.
 */
round: number, } | { "type": "rolled", seat: number, 
/**
 * For the how manieth time.
 */
rolls: number, 
/**
 * The yellow die.
 */
y: number, 
/**
 * The orange die.
 */
o: number, 
/**
 * The green die.
 */
g: number, 
/**
 * The blue die.
 */
b: number, 
/**
 * The violet die.
 */
v: number, } | { "type": "rerolls", seat: number, dice: Array<Colour>, } | { "type": "stopped", seat: number, } | { "type": "used", seat: number, card: Card, 
/**
 * How often the effect is used.
 */
times: number, } | { "type": "wrote", seat: number, 
/**
 * On which card.
 */
card: Card, 
/**
 * Which box, from one.
 */
number: number, 
/**
 * What stands there now.
 */
value: number, } | { "type": "completed", seat: number, card: Card, } | { "type": "bought", seat: number, card: Card, 
/**
 * The dice that paid for it.
 */
dice: Array<Colour>, 
/**
 * How many dice a bonus saved.
 */
cheaper: number, } | { "type": "laid", seat: number, card: Card, 
/**
 * To the right of the first card.
 */
x: number, 
/**
 * Above the first card.
 */
y: number, } | { "type": "refilled", 
/**
 * With this card.
 */
card: Card, } | { "type": "tweaked", seat: number, die: Colour, 
/**
 * What it counts now.
 */
value: number, } | { "type": "painted", seat: number, die: Colour, 
/**
 * What it counts as now.
 */
colour: Colour, } | { "type": "joker-dice", seat: number, } | { "type": "joker-card", seat: number, 
/**
 * From which deck.
 */
back: Back, } | { "type": "drew", seat: number, card: Card, } | { "type": "declined", seat: number, card: Card, } | { "type": "ninth", seat: number, } | { "type": "last-round" } | { "type": "late" } | { "type": "scored", seat: number, 
/**
 * The sum of the lines below.
 */
points: number, 
/**
 * Completed cards beside the card.
 */
neighbours: number, 
/**
 * Cards of a colour.
 */
colour: number, 
/**
 * Cards of a colour beside the card.
 */
"colour-neighbours": number, 
/**
 * Rows and columns of three completed cards.
 */
lines: number, 
/**
 * Cards of all five colours.
 */
"five-colours": number, 
/**
 * Rows and columns of three cards of one colour.
 */
"one-colour-lines": number, 
/**
 * Points of different bonuses.
 */
bonuses: number, } | { "type": "won", winners: Array<number>, 
/**
 * With how many points.
 */
points: number, };

export type SeatNow = { 
/**
 * The points of each completed evaluation card.
 */
points: { [key in Card]?: number }, 
/**
 * How many points more the stall would have with a card completed, for each that is not.
 */
gains: { [key in Card]?: number }, };

export type Now = { 
/**
 * From seat 1 on.
 */
seats: Array<SeatNow>, 
/**
 * What each card of the market would bring the one who looks, completed and in its best place; nothing for a
 * stall without room.
 */
market: { [key in Card]?: number }, 
/**
 * Whether bonuses that change dice could lead the one who looks, whose turn it is, to a purchase or a completed card.
 */
bonus: boolean, };

export type Gain = { 
/**
 * As long as it is not completed.
 */
laid: number, 
/**
 * Once it is completed.
 */
done: number, };

export type Forecast = { now: Now; choices: { [action in string]?: Gain } };

/** The five colours, and the dice that have them, in the order of lists. */
export const COLOURS: Colour[] = ["Y","O","G","B","V"];

/** The names of the colours in deck files. */
export const COLOUR_NAMES: string[] = ["yellow","orange","green","blue","violet"];

/** How many equal dice a card of the market costs: evaluation cards, then bonus cards, by column. */
export const PRICES: number[][] = [[3,3,4,4],[3,3,4,4]];

/** Our deck, as the option holds another one. */
export const DECK = "id,back,colour,objective,boxes,effect,target_colour,points,uses;E01,green,yellow,EQUAL,Y? = B? *? = *?,PER_ADJ_COMPLETED,,2,0;E02,green,orange,FIXED,*1 *1 O6 *6,PER_ADJ_COMPLETED,,2,0;E03,green,green,INCREASING,*? < *? < O? < *? < *?,PER_ADJ_COMPLETED,,2,0;E04,green,blue,SUM,B? *? *? Y? *? *? *? >=34,PER_ADJ_COMPLETED,,3,0;E05,green,violet,FIXED,*5 *5 V5 *5,PER_ADJ_COMPLETED,,3,0;E06,green,yellow,INCREASING,Y? < *? < B? < *?,PER_CARD_OF_COLOUR,orange,2,0;E07,green,orange,FIXED,*2 *2 *3 O3,PER_CARD_OF_COLOUR,green,2,0;E08,green,green,EQUAL,G? = *? = *? = *?,PER_CARD_OF_COLOUR,blue,2,0;E09,green,blue,INCREASING,*? < *? < B? < *? < *? < Y?,PER_CARD_OF_COLOUR,violet,3,0;E10,green,violet,SUM,V? Y? *? *? *? >=26,PER_CARD_OF_COLOUR,yellow,2,0;E11,green,yellow,EQUAL,Y? = V? = *?,PER_ADJ_OF_COLOUR,green,3,0;E12,green,orange,FIXED,*1 *2 *3 O4,PER_ADJ_OF_COLOUR,blue,3,0;E13,green,green,INCREASING,*? < G? < *? < *? < V?,PER_ADJ_OF_COLOUR,violet,3,0;E14,green,blue,FIXED,B6 *6 *6 *6,PER_ADJ_OF_COLOUR,yellow,4,0;E15,green,violet,EQUAL,V? = G? *? = *?,PER_ADJ_OF_COLOUR,orange,3,0;E16,green,yellow,FIXED,*3 *3 Y3 *4 *4,PER_COMPLETED_LINE,,2,0;E17,green,orange,SUM,O? *? *? B? *? *? *? *? >=40,PER_COMPLETED_LINE,,3,0;E18,green,green,FIXED,*1 *2 G3 *4 *5,PER_COMPLETED_LINE,,2,0;E19,green,blue,EQUAL,B? = *? = *? Y? = *?,PER_COMPLETED_LINE,,2,0;E20,green,violet,INCREASING,V? < *? < *? < G? < *? < *?,PER_COMPLETED_LINE,,3,0;E21,green,yellow,SUM,Y? O? G? B? V? >=24,SET_OF_FIVE_COLOURS,,6,0;E22,green,green,INCREASING,Y? < O? < G? < B?,SET_OF_FIVE_COLOURS,,7,0;E23,green,blue,FIXED,B2 V2 *5 *5,SET_OF_FIVE_COLOURS,,9,0;E24,green,orange,FIXED,*4 *4 O4,PER_MONOCHROME_LINE,,6,0;E25,green,green,FIXED,*6 *5 G4 *4,PER_MONOCHROME_LINE,,8,0;E26,green,violet,SUM,*? *? *? V? *? G? *? >=35,PER_MONOCHROME_LINE,,10,0;E27,green,yellow,INCREASING,*? < G? < B? < Y?,PER_DISTINCT_BONUS,,2,0;E28,green,orange,FIXED,O1 *1 *1 *6,PER_DISTINCT_BONUS,,2,0;E29,green,violet,INCREASING,V? < *? < *? < *? < O?,PER_DISTINCT_BONUS,,3,0;B01,yellow,yellow,FIXED,Y3 *3 *3,PIP_PLUS_MINUS_1,,0,3;B02,yellow,orange,INCREASING,*? < *? < G? < *?,PIP_PLUS_MINUS_1,,0,3;B03,yellow,green,EQUAL,G? = *? = *?,PIP_PLUS_MINUS_1,,0,3;B04,yellow,blue,SUM,B? *? *? *? >=20,PIP_PLUS_MINUS_1,,0,3;B05,yellow,yellow,FIXED,*1 *2 Y3,CHANGE_DIE_COLOUR,,0,3;B06,yellow,orange,EQUAL,O? = *? *? = *?,CHANGE_DIE_COLOUR,,0,3;B07,yellow,green,INCREASING,G? < *? < *? < *?,CHANGE_DIE_COLOUR,,0,3;B08,yellow,violet,SUM,*? V? *? *? >=21,CHANGE_DIE_COLOUR,,0,3;B09,yellow,yellow,FIXED,*6 *6 Y1,EXTRA_REJECTED_DIE,,0,3;B10,yellow,orange,INCREASING,*? < O? < *?,EXTRA_REJECTED_DIE,,0,3;B11,yellow,blue,FIXED,B4 *4 *5,EXTRA_REJECTED_DIE,,0,3;B12,yellow,violet,EQUAL,V? = *? G? = *?,EXTRA_REJECTED_DIE,,0,3;B13,yellow,yellow,INCREASING,*? < Y? < *? < *?,CARD_COLOUR_AT_END,,0,1;B14,yellow,green,FIXED,G5 *5 *6,CARD_COLOUR_AT_END,,0,1;B15,yellow,blue,EQUAL,*? = *? *? = B?,CARD_COLOUR_AT_END,,0,1;B16,yellow,violet,SUM,V? O? *? *? >=20,CARD_COLOUR_AT_END,,0,1;B17,yellow,orange,FIXED,*2 *2 O2,ONE_DIE_CHEAPER,,0,3;B18,yellow,green,EQUAL,*? = *? = *? = *?,ONE_DIE_CHEAPER,,0,3;B19,yellow,blue,INCREASING,B? < *? < V?,ONE_DIE_CHEAPER,,0,3;B20,yellow,violet,FIXED,*4 V5 *6,ONE_DIE_CHEAPER,,0,3";

/** What is printed on our cards, as the rules read it, for tests. */
export const PRINTED: { card: Card; colour: Colour; boxes: number; target: Colour | null; points: number; uses: number }[] = [
  {"boxes":4,"card":"E01","colour":"Y","points":2,"target":null,"uses":0},
  {"boxes":4,"card":"E02","colour":"O","points":2,"target":null,"uses":0},
  {"boxes":5,"card":"E03","colour":"G","points":2,"target":null,"uses":0},
  {"boxes":7,"card":"E04","colour":"B","points":3,"target":null,"uses":0},
  {"boxes":4,"card":"E05","colour":"V","points":3,"target":null,"uses":0},
  {"boxes":4,"card":"E06","colour":"Y","points":2,"target":"O","uses":0},
  {"boxes":4,"card":"E07","colour":"O","points":2,"target":"G","uses":0},
  {"boxes":4,"card":"E08","colour":"G","points":2,"target":"B","uses":0},
  {"boxes":6,"card":"E09","colour":"B","points":3,"target":"V","uses":0},
  {"boxes":5,"card":"E10","colour":"V","points":2,"target":"Y","uses":0},
  {"boxes":3,"card":"E11","colour":"Y","points":3,"target":"G","uses":0},
  {"boxes":4,"card":"E12","colour":"O","points":3,"target":"B","uses":0},
  {"boxes":5,"card":"E13","colour":"G","points":3,"target":"V","uses":0},
  {"boxes":4,"card":"E14","colour":"B","points":4,"target":"Y","uses":0},
  {"boxes":4,"card":"E15","colour":"V","points":3,"target":"O","uses":0},
  {"boxes":5,"card":"E16","colour":"Y","points":2,"target":null,"uses":0},
  {"boxes":8,"card":"E17","colour":"O","points":3,"target":null,"uses":0},
  {"boxes":5,"card":"E18","colour":"G","points":2,"target":null,"uses":0},
  {"boxes":5,"card":"E19","colour":"B","points":2,"target":null,"uses":0},
  {"boxes":6,"card":"E20","colour":"V","points":3,"target":null,"uses":0},
  {"boxes":5,"card":"E21","colour":"Y","points":6,"target":null,"uses":0},
  {"boxes":4,"card":"E22","colour":"G","points":7,"target":null,"uses":0},
  {"boxes":4,"card":"E23","colour":"B","points":9,"target":null,"uses":0},
  {"boxes":3,"card":"E24","colour":"O","points":6,"target":null,"uses":0},
  {"boxes":4,"card":"E25","colour":"G","points":8,"target":null,"uses":0},
  {"boxes":7,"card":"E26","colour":"V","points":10,"target":null,"uses":0},
  {"boxes":4,"card":"E27","colour":"Y","points":2,"target":null,"uses":0},
  {"boxes":4,"card":"E28","colour":"O","points":2,"target":null,"uses":0},
  {"boxes":5,"card":"E29","colour":"V","points":3,"target":null,"uses":0},
  {"boxes":3,"card":"B01","colour":"Y","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B02","colour":"O","points":0,"target":null,"uses":3},
  {"boxes":3,"card":"B03","colour":"G","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B04","colour":"B","points":0,"target":null,"uses":3},
  {"boxes":3,"card":"B05","colour":"Y","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B06","colour":"O","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B07","colour":"G","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B08","colour":"V","points":0,"target":null,"uses":3},
  {"boxes":3,"card":"B09","colour":"Y","points":0,"target":null,"uses":3},
  {"boxes":3,"card":"B10","colour":"O","points":0,"target":null,"uses":3},
  {"boxes":3,"card":"B11","colour":"B","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B12","colour":"V","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B13","colour":"Y","points":0,"target":null,"uses":1},
  {"boxes":3,"card":"B14","colour":"G","points":0,"target":null,"uses":1},
  {"boxes":4,"card":"B15","colour":"B","points":0,"target":null,"uses":1},
  {"boxes":4,"card":"B16","colour":"V","points":0,"target":null,"uses":1},
  {"boxes":3,"card":"B17","colour":"O","points":0,"target":null,"uses":3},
  {"boxes":4,"card":"B18","colour":"G","points":0,"target":null,"uses":3},
  {"boxes":3,"card":"B19","colour":"B","points":0,"target":null,"uses":3},
  {"boxes":3,"card":"B20","colour":"V","points":0,"target":null,"uses":3},
];
