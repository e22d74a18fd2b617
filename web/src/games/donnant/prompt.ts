/** The sentence that says what can be done now. */
import type { View } from '../../generated/donnant';
import type { Choices } from './choose';

/** As the id of its words, whom it names, and who has the dice. */
export type Prompt = { id: string; seats: number[]; roller: number };

/** `helps` says whether a bonus could lead to a purchase or a completed card. */
export function prompt(view: View, you: number | null, can: Choices, mine: boolean, helps: boolean): Prompt {
  const say = (id: string, seats: number[] = []) => ({
    id: `donnant-prompt-${id}`,
    seats,
    roller: view.active,
  });
  const others = view.waiting.filter((seat) => seat !== you);
  switch (view.phase.type) {
    case 'deal':
      return say('deal');
    case 'setup':
      if (can.discards.size > 0) return say('discard');
      return mine ? say('lay-first') : say('wait-setup', others);
    case 'roll':
      if (!mine) return say('wait-roll', [view.active]);
      return can.has('stop') ? say('roll') : say('roll-must');
    case 'window':
      return inWindow(view, you, can, say, others);
    case 'act':
      if (!mine) return say('wait-act', [view.active]);
      if (can.buys.length + can.completions.length > 0) return say('act');
      if (can.has('joker dice') || can.jokerCards.length > 0) return say('joker');
      return say(can.changes.length > 0 && helps ? 'act-bonus' : 'act-none');
    case 'lay':
    case 'joker-lay':
      return mine ? say('lay') : say('wait-lay', [view.active]);
    case 'joker-dice':
      return mine ? say('joker-dice') : say('wait-act', [view.active]);
    case 'end':
      return mine ? say('end') : say('wait-act', [view.active]);
    case 'over':
      return say('over');
    default:
      return say('rolling');
  }
}

function inWindow(
  view: View,
  you: number | null,
  can: Choices,
  say: (id: string, seats?: number[]) => Prompt,
  others: number[],
): Prompt {
  const own = you === null || you === view.active ? null : view.seats[you - 1]?.own;
  if (can.has('skip')) {
    if (can.marks.length === 0) return say('window-bonus');
    return say(own?.used.length ? 'window-more' : 'window');
  }
  if (you === view.active) return say('window-own', others);
  // Who can write nothing is not asked at all, and should know why.
  if (own) return say(own.used.length ? 'window-done' : 'window-nothing', others);
  return say('wait-window', others);
}
