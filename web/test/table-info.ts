/** A table that is being played, as tests of its page need it. */
import type { SeatInfo, TableInfo } from '../src/lib/wire';

export function tableInfo(game: string, names: readonly string[], more: Partial<TableInfo> = {}): TableInfo {
  const seats = names.map((name): SeatInfo => {
    return {
      type: 'person',
      name,
      level: null,
      online: true,
      away: false,
      resigned: false,
      vacation_until: null,
    };
  });
  return {
    id: 't',
    game,
    players: seats.length,
    options: {},
    status: 'playing',
    public: true,
    clock: { type: 'none' },
    memory: true,
    hints: true,
    rated: false,
    shares: true,
    chat: 'everyone',
    seats,
    made_by_you: false,
    you: 1,
    your_turn: true,
    created_at: 0,
    seed_hash: '',
    seed: null,
    invites: [],
    rematch: null,
    winners: [],
    spectators: 0,
    club: null,
    fill_at: null,
    tournament: null,
    sealed: false,
    ...more,
  };
}
