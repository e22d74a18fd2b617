/** What every part of the board knows of the choice in the making. */
import { getContext, setContext } from 'svelte';
import type { Forecast, Location, Plan } from '../../generated/mint-works';
import type { Path } from './choose';

export type Zone = 'own' | 'supply';

export type Picking = {
  readonly path: Path;
  readonly busy: boolean;
  /** Whether it is the observer's turn. */
  readonly mine: boolean;
  /** What the rules foresee, once it is known. */
  readonly forecast: Forecast | null;
  /** Whose pass would end the phase; nobody's while an upkeep is told. */
  readonly closes: number | null;
  canTap: (location: Location) => boolean;
  tap: (location: Location) => void;
  /** Whether the Temp Agency could copy it now. */
  canCopy: (location: Location) => boolean;
  canTake: (plan: Plan, zone: Zone) => boolean;
  take: (plan: Plan, zone: Zone) => void;
  /** A card was dragged: to a location, which does with it what it does, or to where its zone usually sends it. */
  drop: (plan: Plan, zone: Zone, place: string) => void;
  isTaken: (plan: Plan, zone: Zone) => boolean;
  /** Whether it is a card of this zone that is asked for. */
  asks: (zone: Zone) => boolean;
};

const KEY = Symbol('picking');

export const setPicking = (picking: Picking): Picking => setContext(KEY, picking);
export const getPicking = (): Picking => getContext<Picking>(KEY);
