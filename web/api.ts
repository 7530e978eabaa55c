/**
 * The server's HTTP part as the client uses it: every call by the route's declaration, which says what is given and what
 * comes back. Only its types are loaded. Everything live goes over the socket; see connection/.
 */
import type { GameFile, Seat } from '@signoria/kernel';
import { isRecord, isText } from '@signoria/kernel/json';
import type { Answer, Giving, Problem, Query, RouteKey } from '@signoria/protocol';
import { addressOf, methodOf } from '@signoria/protocol/address';
import type { NewTable, TableRefusal } from '@signoria/table';
import { at } from './address.ts';
import { visiting } from './state/visiting.ts';

export type Trouble =
  /** No answer at all: no network, or no server behind this page. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refusal'; readonly refusal: TableRefusal }
  | ({ readonly kind: 'problem' } & Problem);

export class ApiError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(JSON.stringify(trouble));
    this.name = 'ApiError';
    this.trouble = trouble;
  }
}

/** Every change carries this header: another site's form cannot. */
const OURS = { 'x-signoria': '1', 'content-type': 'application/json' };

interface Parts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

export async function call<K extends RouteKey>(key: K, ...[given]: Giving<K>): Promise<Answer<K>> {
  const response = await send(key, given ?? {});
  if (!response.ok) throw new ApiError(troubleOf(response, await readJson(response)));
  const body = await readJson(response);
  if (!isAnswerOf(key, body)) throw new ApiError({ kind: 'offline' });
  return body;
}

/**
 * Whether it is our server that answers. What it says in full is taken at its word: its tests hold every answer against the
 * same declaration, and to do it again here would cost the first load all the schemas.
 */
function isAnswerOf<K extends RouteKey>(_: K, body: unknown): body is Answer<K> {
  return body !== undefined;
}

/** For what comes back as something else than JSON. */
export async function send(key: RouteKey, parts: Parts): Promise<Response> {
  const body = JSON.stringify(parts.body ?? {});
  const init = methodOf(key) === 'GET' ? {} : { method: 'POST', headers: OURS, body };
  return fetch(at(addressOf(key, parts)), { credentials: visiting ? 'omit' : 'same-origin', ...init }).catch(() => {
    throw new ApiError({ kind: 'offline' });
  });
}

/** A page of HTML where JSON should be comes from something that is not our server. */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json().catch(() => undefined);
}

function isRefusal(x: unknown): x is TableRefusal {
  return isRecord(x) && isText(x.why);
}

function isProblem(x: unknown): x is Problem {
  return isRecord(x) && isText(x.code);
}

export function troubleOf({ status }: Response, body: unknown): Trouble {
  const { refusal, error } = isRecord(body) ? body : {};
  if (isRefusal(refusal)) return { kind: 'refusal', refusal };
  if (isProblem(error)) return { kind: 'problem', ...error };
  return status === 404 || status >= 502 ? { kind: 'offline' } : { kind: 'problem', code: 'server', detail: status };
}

export const api = {
  me: () => call('GET /api/me'),
  rename: (name: string) => call('POST /api/name', { body: { name } }),
  tables: (query: Query<'GET /api/tables'>) => call('GET /api/tables', { query }),
  mine: () => call('GET /api/tables/mine'),
  create: (body: NewTable) => call('POST /api/tables', { body }),
  byCode: (code: string) => call('GET /api/codes/:code', { params: { code } }),
  join: (id: string, seat: Seat | null = null) => call('POST /api/tables/:id/join', { params: { id }, body: { seat } }),
  start: (id: string) => call('POST /api/tables/:id/start', { params: { id } }),
  file: (id: string) => call('GET /api/tables/:id/file', { params: { id } }),
  upload: (file: GameFile) => call('POST /api/files', { body: { ...file } }),
};
