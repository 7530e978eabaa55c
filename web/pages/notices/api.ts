/** What the pages about notices ask of the server. */
import type { Language } from '@signoria/kernel';
import { call, post } from '../../api.ts';

export const KINDS = ['turn', 'start', 'invited', 'over', 'mention'] as const;
export type Kind = (typeof KINDS)[number];

export interface Preferences {
  readonly language: Language;
  readonly zone: string;
  /** Minutes after midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly told: { readonly [K in Kind]: boolean };
  readonly escalateMs: number | null;
  readonly gatherMs: number;
}

export const FAILURES = [
  'mail-off',
  'unreachable',
  'timeout',
  'sign-in',
  'refused',
  'gone',
  'busy',
  'private-address',
  'bad-address',
] as const;
export type Failure = (typeof FAILURES)[number];

export const CHANNEL_TYPES = ['push', 'mail', 'telegram', 'discord', 'slack', 'ntfy', 'hook'] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

export interface Channel {
  readonly id: string;
  readonly type: ChannelType;
  readonly label: string;
  readonly when: 'first' | 'later';
  readonly discreet: boolean;
  readonly confirmed: boolean;
  readonly last: {
    readonly at: number;
    readonly failure: Failure | null;
    readonly tries: number;
    readonly test: boolean;
  } | null;
}

export interface Overview {
  readonly preferences: Preferences;
  readonly channels: readonly Channel[];
  /** What the browser's push service is to know this house by. */
  readonly pushKey: string;
  readonly mail: boolean;
}

export interface PushTarget {
  readonly type: 'push';
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly device: string;
}

/** By the names of its fields; the server knows which each type needs. */
export type Target = PushTarget | { readonly type: Exclude<ChannelType, 'push'>; readonly [field: string]: string };

export interface Offered {
  readonly game: string;
  readonly table: string;
  readonly question: string;
  readonly choice: string;
  readonly open: boolean;
  readonly path: string;
}

export interface Answered {
  readonly done: boolean;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Where the reader's clock is. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export const noticeApi = {
  overview: () => call<Overview>('/notices'),
  prefer: (preferences: Preferences) => post('/notices/settings', preferences),
  add: (target: Target, language: Language) =>
    post<Channel & { readonly secret: string | null }>('/notices/channels', { target, language, zone: ownZone() }),
  change: (id: string, change: Partial<Pick<Channel, 'when' | 'discreet'>>) =>
    post<Channel>(`/notices/channels/${id}/change`, change),
  test: (id: string) => post<Channel>(`/notices/channels/${id}/test`),
  remove: (id: string) => post(`/notices/channels/${id}/remove`),
  look: (token: string) => post<Offered>('/notices/look', { token }),
  answer: (token: string) => post<Answered>('/notices/answer', { token }),
  confirm: (token: string) => post('/notices/confirm', { token }),
  stop: (token: string) => post('/notices/stop', { token }),
};
