/** What the pages of the administration ask of the server. */
import type { GameFile } from '@signoria/kernel';
import type { TableStatus } from '@signoria/table';
import { ApiError, call, post, type TableRow } from '../../api.ts';
import type { Banner } from '../../state/club.ts';
import type { Reason } from '../table/report/words.ts';

export type { TableStatus } from '@signoria/table';

export interface Counted {
  readonly n: number;
  readonly more: boolean;
}

export interface Figures {
  readonly version: string;
  readonly node: string;
  readonly store: string;
  readonly started: number;
  readonly now: number;
  readonly memory: { readonly used: number; readonly heap: number; readonly total: number; readonly free: number };
  readonly load: readonly number[];
  readonly processors: number;
  readonly connections: number;
  readonly people: number;
  readonly loaded: number;
  readonly tables: { readonly [S in 'open' | 'running' | 'paused' | 'finished']: Counted };
  readonly accounts: Counted;
  readonly guests: Counted;
  readonly thinking: { readonly threads: number; readonly working: number; readonly waiting: number };
  readonly reports: Counted;
  readonly faults: Counted;
  readonly notes: readonly { readonly version: string; readonly lines: readonly string[] }[];
}

export interface Sanction {
  readonly until: number | null;
  readonly reason: string;
}

export type UserKind = 'account' | 'guest' | 'admin' | 'muted' | 'banned';

export interface UserRow {
  readonly user: string;
  readonly name: string;
  readonly handle: string | null;
  readonly kind: 'guest' | 'account';
  readonly created: number;
  readonly finished: number;
  readonly left: number;
  readonly admin: boolean;
  readonly muted: Sanction | null;
  readonly banned: Sanction | null;
  readonly here: boolean;
}

export type UserChange =
  | { readonly what: 'rename'; readonly name: string }
  | ({ readonly what: 'mute' | 'ban' } & Sanction)
  | { readonly what: 'unmute' | 'unban' | 'make-admin' | 'unmake-admin' };

interface Named {
  readonly user: string;
  readonly name: string;
}

export interface ReportRow {
  readonly report: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly reason: Reason;
  readonly text: string;
  readonly by: Named;
  readonly about: Named & { readonly seat: number | null };
  readonly line: string | null;
  readonly verdict: {
    readonly what: 'acted' | 'dismissed';
    readonly by: Named;
    readonly at: number;
    readonly note: string;
  } | null;
}

export interface Report extends ReportRow {
  readonly chat: readonly {
    readonly id: number;
    readonly at: number;
    readonly name: string;
    readonly seat: number | null;
    readonly room: string;
    readonly text: string;
    readonly reported: boolean;
  }[];
  readonly user: UserRow | null;
}

export interface FaultRow {
  readonly fault: string;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly seat: number | null;
  readonly seq: number;
  readonly what: string;
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly by: Named | null;
  readonly text: string;
  readonly error: string;
  readonly stack: string | null;
  readonly version: string;
  readonly over: boolean;
  readonly veiled: boolean;
  readonly done: boolean;
}

export interface Smtp {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly from: string;
}

export interface HouseSettings {
  readonly name: string;
  readonly address: string | null;
  readonly registration: 'open' | 'closed';
  readonly banner: Banner | null;
  readonly privateHooks: boolean;
  readonly smtp: (Smtp & { readonly hasPassword: boolean }) | null;
}

export type Changes = Partial<Omit<HouseSettings, 'smtp'>> & {
  readonly smtp?: (Smtp & { readonly password?: string }) | null;
};

export type DeedKind =
  | 'settings'
  | 'rename'
  | 'mute'
  | 'unmute'
  | 'ban'
  | 'unban'
  | 'make-admin'
  | 'unmake-admin'
  | 'delete'
  | 'end'
  | 'judge'
  | 'file'
  | 'backup';

export interface DeedRow {
  readonly deed: string;
  readonly at: number;
  readonly by: Named;
  readonly what: DeedKind;
  readonly about: string;
  readonly detail: string;
}

/** What the server may say no with, as far as these pages have words of their own for it. */
export type Problem =
  | 'not-admin'
  | 'last-admin'
  | 'is-admin'
  | 'needs-account'
  | 'no-such-user'
  | 'bad-name'
  | 'seated-here'
  | 'no-file'
  | 'wrong-password'
  | 'malformed'
  | 'setup-code'
  | 'bad-handle'
  | 'handle-taken'
  | 'weak-password'
  | 'already-account';

export type MailTrouble =
  | 'mail-off'
  | 'unreachable'
  | 'timeout'
  | 'sign-in'
  | 'refused'
  | 'busy'
  | 'gone'
  | 'private-address'
  | 'bad-address';

function asked(query: { readonly [name: string]: string | null }): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

type Listed<K extends string, T> = { readonly [P in K]: readonly T[] } & { readonly next: string | null };

export const adminApi = {
  figures: () => call<Figures>('/admin/figures'),
  users: (search: string, kind: string, cursor: string | null) =>
    call<Listed<'users', UserRow>>(`/admin/users${asked({ search, kind, cursor })}`),
  changeUser: (user: string, change: UserChange) => post<UserRow>(`/admin/users/${user}`, change),
  deleteUser: (user: string) => post(`/admin/users/${user}/delete`),
  tables: (search: string, status: TableStatus | '', cursor: string | null) =>
    call<Listed<'tables', TableRow>>(`/admin/tables${asked({ search, status, cursor })}`),
  endTable: (table: string) => post<TableRow>(`/admin/tables/${table}/end`),
  reports: (cursor: string | null) => call<Listed<'reports', ReportRow>>(`/admin/reports${asked({ cursor })}`),
  report: (report: string) => call<Report>(`/admin/reports/${report}`),
  judge: (report: string, verdict: 'acted' | 'dismissed', note: string) =>
    post(`/admin/reports/${report}`, { verdict, note }),
  faults: (cursor: string | null) => call<Listed<'faults', FaultRow>>(`/admin/faults${asked({ cursor })}`),
  faultFile: (fault: string) => call<GameFile>(`/admin/faults/${fault}/file`),
  setDone: (fault: string, done: boolean) => post(`/admin/faults/${fault}`, { done }),
  settings: () => call<HouseSettings>('/admin/settings'),
  changeSettings: (changes: Changes) => post<HouseSettings>('/admin/settings', changes),
  testMail: (to: string) => post('/admin/mail', { to }),
  deeds: (cursor: string | null) => call<Listed<'deeds', DeedRow>>(`/admin/deeds${asked({ cursor })}`),
  openAccount: (account: { readonly handle: string; readonly password: string; readonly setupCode?: string }) =>
    post('/account', account),
  backup,
};

interface Backup {
  readonly name: string;
  readonly file: Blob;
}

/** Not JSON when it comes, but a refusal is. */
async function backup(password: string): Promise<Backup> {
  const response = await fetch('/api/admin/backup', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'x-signoria': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  }).catch(() => {
    throw new ApiError({ kind: 'offline' });
  });
  if (!response.ok) {
    const { error } = (await response.json()) as {
      readonly error?: { readonly code: string; readonly detail: unknown };
    };
    throw new ApiError({ kind: 'problem', code: error?.code ?? 'server', detail: error?.detail ?? null });
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'signoria.backup';
  return { name, file: await response.blob() };
}

/** Puts a file where the browser puts files. */
export function saveAs(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
