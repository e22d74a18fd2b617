/** What a player has picked and not yet sent, and what the parts of the board need to know of it. */
import { getContext, setContext } from 'svelte';
import {
  COLOURS,
  type Card,
  type Colour,
  type Forecast,
  type Gain,
  type SeatNow,
  type SeatView,
  type View,
} from '../../generated/donnant';
import { Picks } from '../../board';
import type { BoardProps } from '..';
import {
  choices,
  exchanged,
  fitting,
  mapOf,
  marksFor,
  nearest,
  reroll,
  setOf,
  toggled,
  written,
  type Change,
  type Deal,
  type Lay,
  type Mark,
} from './choose';
import { facesOf } from './deck';

export type Zone = 'market' | 'stall' | 'hand' | 'other';
export type Place = { x: number; y: number };
/** What fingers do to dice: keep them, write one into a box, use them, or nothing. */
export type Mode = 'keep' | 'write' | 'use' | 'look';

type Picked = {
  dice: ReadonlySet<Colour>;
  card: Card | null;
  zone: Zone | null;
  box: number | null;
  place: Place | null;
};

const NONE: Picked = { dice: setOf(), card: null, zone: null, box: null, place: null };

export class Desk {
  readonly #props: () => BoardProps<View, Forecast>;
  /** The dice that stay while one rolls belong to the turn, all else that is picked to the moment. */
  readonly #kept = new Picks<ReadonlySet<Colour>>(setOf(), () => this.#turn);
  readonly #picks = new Picks<Picked>(NONE, () => this.moment);

  constructor(props: () => BoardProps<View, Forecast>) {
    this.#props = props;
  }

  readonly you = $derived.by(() => this.#props().you);
  readonly view = $derived.by(() => this.#props().view);
  readonly faces = $derived.by(() => facesOf(this.view.options.deck));
  readonly can = $derived.by(() => choices(this.#props().legal));
  readonly own: SeatView | null = $derived.by(() => {
    const { you, view } = this.#props();
    return you === null ? null : (view.seats[you - 1] ?? null);
  });
  readonly mode: Mode = $derived.by(() => {
    if (this.can.rolls) return 'keep';
    if (this.#props().legal.length === 0) return 'look';
    if (this.view.phase.type === 'window' || this.view.phase.type === 'joker-dice') return 'write';
    return this.view.phase.type === 'act' ? 'use' : 'look';
  });

  /** What is picked belongs to it; it changes with every choice of one's own. */
  readonly moment = $derived.by(() => {
    const { round, active, phase, rolls, spent } = this.view;
    const own = [this.own?.hand?.length, this.own?.stall.length, this.own?.own?.used.join('')];
    return [round, active, phase.type, rolls, spent.join(''), ...own].join('.');
  });
  readonly picks: Picked = $derived.by(() => this.#picks.value);
  readonly isPicked = $derived.by(
    () => this.picks.card !== null || this.picks.dice.size > 0 || this.picks.place !== null,
  );

  // Dice

  readonly #turn = $derived.by(() => `${this.view.round}.${this.view.active}`);
  /** The dice on the building site while one rolls. */
  readonly kept: ReadonlySet<Colour> = $derived.by(() => this.#kept.value);
  readonly site: ReadonlySet<Colour> = $derived.by(() => {
    const { phase, rejected } = this.view;
    if (this.mode === 'keep') return this.kept;
    if (phase.type === 'setup' || phase.type === 'deal' || phase.type === 'roll') return setOf();
    if (phase.type === 'rolling') return setOf(COLOURS.filter((die) => !this.view.rolling.includes(die)));
    return setOf(COLOURS.filter((die) => !rejected.includes(die)));
  });
  readonly reroll = $derived.by(() => reroll(this.kept, this.#props().legal));
  /** The dice that something can be done with now. */
  readonly usable: ReadonlySet<Colour> = $derived.by(() => {
    const { marks, buys, completions } = this.can;
    if (this.mode === 'keep') return setOf(COLOURS);
    // Once a card is picked a die is for it: one that only a bonus could change would lead nowhere.
    const changes = this.picks.card === null ? this.can.changes : [];
    const fits = this.picks.box === null ? marks : marksFor(marks, null, this.#at);
    return setOf([
      ...[...fits, ...changes].map((it) => it.die),
      ...[...buys, ...completions].flatMap((it) => it.dice),
    ]);
  });
  readonly changes: Change[] = $derived.by(() => {
    const [die, ...more] = this.picks.dice;
    return more.length > 0 || this.picks.card !== null ? [] : this.can.changes.filter((it) => it.die === die);
  });

  /** A die in one's own eyes: bonuses may have changed it. */
  die(die: Colour): { value: number; colour: Colour } {
    const at = COLOURS.indexOf(die);
    const seat = this.own ?? this.view.seats[this.view.active - 1];
    return seat?.tweaks[at] ?? { value: this.view.dice[at] ?? 0, colour: die };
  }

  // What would be done

  /** The purchase or completion that the picked card stands for. */
  readonly deal: Deal | null = $derived.by(() => nearest(this.#deals, this.picks.dice));
  readonly #deals = $derived.by(() => {
    const { card, zone } = this.picks;
    const of = zone === 'market' ? this.can.buys : zone === 'stall' ? this.can.completions : [];
    return of.filter((it) => it.card === card);
  });
  readonly mark: Mark | null = $derived.by(() => {
    const [die = null] = this.picks.dice;
    if (this.#at === null || die === null) return null;
    return marksFor(this.can.marks, die, this.#at)[0] ?? null;
  });
  /** The card to be laid, once it is clear which. */
  readonly laying: Card | null = $derived.by(() => {
    if (this.can.lays.length === 0) return null;
    if (this.picks.zone === 'hand') return this.picks.card;
    const hand = this.own?.hand ?? [];
    return hand.length === 1 ? (hand[0] ?? null) : null;
  });
  readonly places: Lay[] = $derived.by(() => this.can.lays.filter((it) => it.card === this.laying));
  readonly lay: Lay | null = $derived.by(() => {
    const { place } = this.picks;
    return this.places.find((it) => it.x === place?.x && it.y === place.y) ?? null;
  });
  /** Cards of the market and of the stall that the picked dice can buy or complete. */
  readonly offered: ReadonlySet<Card> = $derived.by(() => {
    const deals = [...this.can.buys, ...this.can.completions];
    const picked = this.picks.card === null ? this.picks.dice : setOf<Colour>();
    const [die = null] = this.picks.dice;
    const marks = this.mode === 'write' ? marksFor(this.can.marks, die, null) : [];
    return setOf([...[...fitting(deals, picked), ...marks].map((it) => it.card), ...this.can.discards]);
  });

  // What is foreseen

  readonly #forecast = $derived.by(() => this.#props().forecast ?? null);
  /** What each card of the market would bring in its best place. */
  readonly market: { [card in Card]?: number } = $derived.by(() => this.#forecast?.now.market ?? {});

  /** What the cards of a seat bring, from seat 1. */
  worth(seat: number): SeatNow | null {
    return this.#forecast?.now.seats[seat - 1] ?? null;
  }

  gain(lay: Lay): Gain | null {
    return this.#forecast?.choices[lay.action] ?? null;
  }

  /** What would be written into the boxes of a card. */
  ghosts(card: Card): ReadonlyMap<number, number> {
    if (this.mark?.card === card) return mapOf([[this.mark.box, this.die(this.mark.die).value]]);
    if (this.deal?.card !== card || this.picks.zone !== 'stall') return mapOf();
    const boxes = this.own?.stall.find((it) => it.card === card)?.boxes ?? [];
    return written(boxes, this.deal.dice, (die) => this.die(die).value);
  }

  /** The boxes of a card that the picked die fits, or any die. */
  boxesOf(card: Card): number[] {
    const [die = null] = this.picks.dice;
    return [
      ...setOf(marksFor(this.can.marks, die, null).flatMap((it) => (it.card === card ? [it.box] : []))),
    ];
  }

  /** Whether a die fits a box: the one that is picked, or any. */
  isLit(card: Card, box: number): boolean {
    const [die = null] = this.picks.dice;
    const fits = marksFor(this.can.marks, die, { card, box });
    return fits.length > 0 || (this.picks.card === card && this.picks.box === box);
  }

  // What fingers do

  tapDie(die: Colour): void {
    const { dice, card } = this.picks;
    if (this.mode === 'keep') {
      this.#kept.set(toggled(this.kept, die));
    } else if (this.mode === 'write') {
      this.#pick({ dice: dice.has(die) ? setOf() : setOf([die]) });
    } else if (this.deal) {
      const other = exchanged(this.#deals, this.deal, die);
      if (other) this.#pick({ dice: setOf(other.dice) });
    } else this.#pick({ dice: toggled(dice, die), card: null, zone: card ? null : this.picks.zone });
  }

  tapCard(card: Card, zone: Zone): void {
    const [only, ...more] = zone === 'stall' ? this.boxesOf(card) : [];
    if (this.picks.card === card && this.picks.zone === zone) this.clear();
    // A card with one box to write in is as good as the box itself.
    else if (only !== undefined && more.length === 0) this.tapBox(card, only);
    else this.#pick({ card, zone, box: null, place: null });
  }

  /** A tap shows what would be written, a second takes it back: two clicks in a row must write nothing. */
  tapBox(card: Card, box: number): void {
    if (this.mark && this.mark.card === card && this.mark.box === box) return this.clear();
    const fits = marksFor(this.can.marks, null, { card, box });
    const [picked = null] = this.picks.dice;
    const values = setOf(fits.map((it) => this.die(it.die).value));
    // Where all dice that fit show the same, one is as good as another.
    const alone = values.size === 1 ? (fits[0]?.die ?? null) : null;
    const die = fits.some((it) => it.die === picked) ? picked : alone;
    this.#pick({ card, zone: 'stall', box, dice: die ? setOf([die]) : setOf() });
  }

  tapPlace(place: Place): void {
    const again = this.lay?.x === place.x && this.lay.y === place.y;
    this.#pick({ place: again ? null : place });
  }

  /** A card of the hand is dragged to a place of the stall, or anywhere on the table: picked as by taps. */
  dropCard(card: Card, at: string): void {
    const [, x, y] = /^place (\S+) (\S+)$/.exec(at) ?? [];
    if (this.picks.card !== card || this.picks.zone !== 'hand') this.tapCard(card, 'hand');
    const place = this.can.lays.find((it) => it.card === card && `${it.x}` === x && `${it.y}` === y);
    if (place) this.#pick({ card, zone: 'hand', place });
  }

  clear(): void {
    this.#picks.clear();
  }

  /** Picks what a hint proposes, to be sent by the usual button. */
  propose(action: string): void {
    const [verb, a = '', b = '', c = ''] = action.split(' ');
    const dice = (letters: string) => setOf([...letters] as Colour[]);
    if (verb === 'reroll') this.#kept.set(setOf(COLOURS.filter((die) => !a.includes(die))));
    else if (verb === 'stop') this.#kept.set(setOf(COLOURS));
    else if (verb === 'discard') this.#pick({ ...NONE, card: a as Card, zone: 'hand' });
    else if (verb === 'lay') {
      this.#pick({ ...NONE, card: a as Card, zone: 'hand', place: { x: Number(b), y: Number(c) } });
    } else if (verb === 'mark') {
      this.#pick({ ...NONE, dice: dice(a), card: b as Card, zone: 'stall', box: Number(c) - 1 });
    } else if (verb === 'buy') this.#pick({ ...NONE, dice: dice(b), card: a as Card, zone: 'market' });
    else if (verb === 'complete') this.#pick({ ...NONE, dice: dice(b), card: a as Card, zone: 'stall' });
    else if (verb === 'tweak' || verb === 'paint') this.#pick({ ...NONE, dice: dice(a) });
  }

  send(action: string): void {
    const { busy, play } = this.#props();
    if (!busy) play([action]);
  }

  readonly #at = $derived.by(() => {
    const { card, box } = this.picks;
    return card === null || box === null ? null : { card, box };
  });

  #pick(change: Partial<Picked>): void {
    this.#picks.set({ ...this.picks, ...change });
  }
}

const KEY = Symbol('desk');

export const provideDesk = (props: () => BoardProps<View, Forecast>): Desk =>
  setContext(KEY, new Desk(props));
export const useDesk = (): Desk => getContext<Desk>(KEY);
