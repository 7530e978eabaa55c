/** What the pages of the administration ask of the server. */
import type { Body, ClubChanges, Query, UserChange } from '@signoria/protocol';
import { ApiError, call, readJson, send, troubleOf } from '../../api.ts';

type Search<K extends 'GET /api/admin/users' | 'GET /api/admin/tables'> = Query<K>;
type Verdict = Body<'POST /api/admin/reports/:report'>['verdict'];

/** The first page is asked for without a cursor. */
const page = (cursor: string | null) => ({ cursor: cursor ?? undefined });

export const adminApi = {
  figures: () => call('GET /api/admin/figures'),
  users: (query: Search<'GET /api/admin/users'>, cursor: string | null) =>
    call('GET /api/admin/users', { query: { ...query, ...page(cursor) } }),
  changeUser: (user: string, body: UserChange) => call('POST /api/admin/users/:user', { params: { user }, body }),
  deleteUser: (user: string) => call('POST /api/admin/users/:user/delete', { params: { user } }),
  tables: (query: Search<'GET /api/admin/tables'>, cursor: string | null) =>
    call('GET /api/admin/tables', { query: { ...query, ...page(cursor) } }),
  endTable: (id: string) => call('POST /api/admin/tables/:id/end', { params: { id } }),
  reports: (cursor: string | null) => call('GET /api/admin/reports', { query: page(cursor) }),
  report: (report: string) => call('GET /api/admin/reports/:report', { params: { report } }),
  judge: (report: string, verdict: Verdict, note: string) =>
    call('POST /api/admin/reports/:report', { params: { report }, body: { verdict, note } }),
  faults: (cursor: string | null) => call('GET /api/admin/faults', { query: page(cursor) }),
  faultFile: (fault: string) => call('GET /api/admin/faults/:fault/file', { params: { fault } }),
  setDone: (fault: string, done: boolean) =>
    call('POST /api/admin/faults/:fault', { params: { fault }, body: { done } }),
  settings: () => call('GET /api/admin/settings'),
  changeSettings: (body: ClubChanges) => call('POST /api/admin/settings', { body }),
  testMail: (to: string) => call('POST /api/admin/mail', { body: { to } }),
  deeds: (cursor: string | null) => call('GET /api/admin/deeds', { query: page(cursor) }),
  openAccount: (body: Body<'POST /api/account'>) => call('POST /api/account', { body }),
  backup,
};

interface Backup {
  readonly name: string;
  readonly file: Blob;
}

/** Not JSON when it comes, but a refusal is. */
async function backup(password: string): Promise<Backup> {
  const response = await send('POST /api/admin/backup', { body: { password } });
  if (!response.ok) throw new ApiError(troubleOf(response, await readJson(response)));
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
