/** Tournaments as the server gives them. */
import type { Body } from '@signoria/protocol';
import { call } from '../../api.ts';

export type TournamentDeed = 'join' | 'leave' | 'start' | 'cancel';

export const tournamentApi = {
  list: (when: 'now' | 'past', cursor?: string) => call('GET /api/events', { query: { when, cursor } }),
  read: (id: string) => call('GET /api/events/:id', { params: { id } }),
  announce: (body: Body<'POST /api/events'>) => call('POST /api/events', { body }),
  act: (id: string, deed: TournamentDeed) => call(`POST /api/events/:id/${deed}`, { params: { id } }),
};
