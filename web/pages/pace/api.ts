/** What the page about pace asks of the server. */
import type { Body } from '@signoria/protocol';
import { call } from '../../api.ts';

export const paceApi = {
  read: () => call('GET /api/pace'),
  wish: (body: Body<'POST /api/pace'>) => call('POST /api/pace', { body }),
  takeLeave: (from: number | null, days: number) => call('POST /api/pace/leave', { body: { from, days } }),
  endLeave: (from: number) => call('POST /api/pace/leave/end', { body: { from } }),
};
