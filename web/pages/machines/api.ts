/** What the account page asks of the server about tokens and bot accounts. */
import type { Body } from '@signoria/protocol';
import { call } from '../../api.ts';

export type NewToken = Body<'POST /api/account/tokens'>;

export const machineApi = {
  tokens: async () => (await call('GET /api/account/tokens')).tokens,
  makeToken: async (body: NewToken) => (await call('POST /api/account/tokens', { body })).token,
  revoke: (token: string) => call('POST /api/account/tokens/:token/revoke', { params: { token } }),
  bots: async () => (await call('GET /api/account/bots')).bots,
  makeBot: (name: string) => call('POST /api/account/bots', { body: { name } }),
  deleteBot: (bot: string) => call('POST /api/account/bots/:bot/delete', { params: { bot } }),
};
