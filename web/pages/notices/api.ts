/** What the pages about notices ask of the server. */
import type { Language } from '@signoria/kernel';
import type { Body, NoticePreferences } from '@signoria/protocol';
import { call } from '../../api.ts';

export type Target = Body<'POST /api/notices/channels'>['target'];
export type PushTarget = Extract<Target, { readonly type: 'push' }>;
type ChannelChange = Body<'POST /api/notices/channels/:channel/change'>;

/** Where the reader's clock is. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const noticeApi = {
  overview: () => call('GET /api/notices'),
  prefer: (body: NoticePreferences) => call('POST /api/notices/settings', { body }),
  add: (target: Target, language: Language) =>
    call('POST /api/notices/channels', { body: { target, language, zone: ownZone() } }),
  change: (channel: string, body: ChannelChange) =>
    call('POST /api/notices/channels/:channel/change', { params: { channel }, body }),
  test: (channel: string) => call('POST /api/notices/channels/:channel/test', { params: { channel } }),
  remove: (channel: string) => call('POST /api/notices/channels/:channel/remove', { params: { channel } }),
  look: (token: string) => call('POST /api/notices/look', { body: { token } }),
  answer: (token: string) => call('POST /api/notices/answer', { body: { token } }),
  confirm: (token: string) => call('POST /api/notices/confirm', { body: { token } }),
  stop: (token: string) => call('POST /api/notices/stop', { body: { token } }),
};
