/** What people are to each other: the part of the protocol that only some pages need. */
import { get, post, request } from './api';
import type {
  ClubInfo,
  ClubRole,
  Clubs,
  ClubSummary,
  Friend,
  Friends,
  Invitation,
  Leaderboard,
  NewReport,
  PlayerClass,
  Relation,
  SocialSettings,
  TableInfo,
  TournamentInfo,
} from './wire';

const person = (id: string) => `/api/people/${encodeURIComponent(id)}`;
const club = (id: string) => `/api/clubs/${encodeURIComponent(id)}`;
const member = (id: string, who: string) => `${club(id)}/members/${encodeURIComponent(who)}`;
const invitations = (table: string) => `/api/tables/${encodeURIComponent(table)}/invitations`;

export const social = {
  friends: () => get<Friends>('/api/me/friends', 'Friends'),
  friendsOnline: () =>
    get<{ online: Friend[] }>('/api/me/friends/online', 'OnlineFriends').then((it) => it.online),
  settle: (settings: SocialSettings) =>
    request<object>('PATCH', '/api/me/friends', 'SocialSettings', settings),
  relation: (id: string) => get<Relation>(`${person(id)}/relation`, 'Relation'),
  follow: (id: string, on: boolean) =>
    request<Relation>(on ? 'POST' : 'DELETE', `${person(id)}/follow`, 'Relation'),
  block: (id: string, on: boolean) =>
    request<Relation>(on ? 'POST' : 'DELETE', `${person(id)}/block`, 'Relation'),
  report: (id: string, report: NewReport) => post<object>(`${person(id)}/report`, 'Empty', report),
  invitations: () =>
    get<{ invitations: Invitation[] }>('/api/me/invitations', 'Invitations').then((it) => it.invitations),
  invite: (table: string, person: string) => post<object>(invitations(table), 'Empty', { person }),
  decline: (table: string) => request<TableInfo>('DELETE', invitations(table), 'TableInfo'),
  quickMatch: (game: string) => post<TableInfo>('/api/quick', 'TableInfo', { game }),
  clubs: () => get<Clubs>('/api/clubs', 'Clubs').then((it) => it.clubs),
  foundClub: (name: string, about: string) => post<ClubInfo>('/api/clubs', 'ClubInfo', { name, about }),
  club: (id: string) => get<ClubInfo>(club(id), 'ClubInfo'),
  changeClub: (id: string, name: string, about: string) =>
    request<ClubInfo>('PATCH', club(id), 'ClubInfo', { name, about }),
  deleteClub: (id: string) => request<object>('DELETE', club(id), 'Empty'),
  renewLink: (id: string) => post<ClubInfo>(`${club(id)}/link`, 'ClubInfo'),
  clubInvitation: (token: string) => post<ClubSummary>('/api/clubs/invitation', 'ClubSummary', { token }),
  joinClub: (token: string) => post<ClubInfo>('/api/clubs/join', 'ClubInfo', { token }),
  setRole: (id: string, who: string, role: ClubRole) =>
    request<ClubInfo>('PATCH', member(id, who), 'ClubInfo', { role }),
  removeMember: (id: string, who: string) => request<object>('DELETE', member(id, who), 'Empty'),
  clubTables: (id: string) =>
    get<{ tables: TableInfo[] }>(`${club(id)}/tables`, 'Tables').then((it) => it.tables),
  clubTournaments: (id: string) =>
    get<{ tournaments: TournamentInfo[] }>(`${club(id)}/tournaments`, 'Tournaments').then(
      (it) => it.tournaments,
    ),
  clubLeaderboard: (id: string, game: string, kind: PlayerClass) =>
    get<Leaderboard>(`${club(id)}/leaderboard?game=${encodeURIComponent(game)}&class=${kind}`, 'Leaderboard'),
};
