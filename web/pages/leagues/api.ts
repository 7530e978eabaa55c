/** Leagues as the server gives them. */
import type { Body } from '@signoria/protocol';
import { call } from '../../api.ts';

export type LeagueDeed = 'join' | 'leave' | 'close';

export const leagueApi = {
  list: (cursor?: string) => call('GET /api/leagues', { query: { cursor } }),
  read: (id: string) => call('GET /api/leagues/:id', { params: { id } }),
  found: (body: Body<'POST /api/leagues'>) => call('POST /api/leagues', { body }),
  act: (id: string, deed: LeagueDeed) => call(`POST /api/leagues/:id/${deed}`, { params: { id } }),
  change: (id: string, body: Body<'POST /api/leagues/:id/change'>) =>
    call('POST /api/leagues/:id/change', { params: { id }, body }),
  /** Oneself, or a member for whom the founder says so. */
  away: (id: string, away: boolean, member?: string) =>
    call('POST /api/leagues/:id/away', { params: { id }, body: member === undefined ? { away } : { away, member } }),
  ready: (id: string, ready: boolean) => call('POST /api/leagues/:id/ready', { params: { id }, body: { ready } }),
};
