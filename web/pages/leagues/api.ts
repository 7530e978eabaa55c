/** Leagues as the server gives them. */
import type { Body } from '@signoria/protocol';
import { call } from '../../api.ts';

export type LeagueDeed = 'join' | 'leave' | 'close';

export const leagueApi = {
  list: (cursor?: string) => call('GET /api/leagues', { query: { cursor } }),
  read: (id: string) => call('GET /api/leagues/:id', { params: { id } }),
  found: (body: Body<'POST /api/leagues'>) => call('POST /api/leagues', { body }),
  act: (id: string, deed: LeagueDeed) => call(`POST /api/leagues/:id/${deed}`, { params: { id } }),
  away: (id: string, away: boolean) => call('POST /api/leagues/:id/away', { params: { id }, body: { away } }),
  ready: (id: string, ready: boolean) => call('POST /api/leagues/:id/ready', { params: { id }, body: { ready } }),
};
