/** The server's HTTP part as the client uses it. Everything live goes over the socket; see connection/. */
import type { FileProblem, GameFile, Outcome, Seat } from '@signoria/kernel';
import type { BotLevel, NewTable, TableRefusal, TableSettings, TableStatus } from '@signoria/table';

export interface Me {
  /** An id. */
  readonly user: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  /** Whether he looks after the house. */
  readonly admin: boolean;
}

export interface Reliability {
  readonly finished: number;
  readonly left: number;
  readonly typicalMs: number | null;
}

export interface RowSeat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly colour: number;
  readonly name: string;
  readonly user: string | null;
  readonly level: BotLevel | null;
  readonly reliability: Reliability | null;
  /** At rated tables; null before the first rated game of this kind. */
  readonly rating: SeatRating | null;
}

export interface SeatRating {
  readonly rating: number;
  readonly margin: number;
  readonly games: number;
  readonly provisional: boolean;
}

export interface TableRow {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly settings: TableSettings;
  readonly options: { readonly [id: string]: unknown };
  readonly owner: string;
  readonly seats: readonly RowSeat[];
  readonly open: number;
  readonly created: number;
  readonly updated: number;
  /** How long a live game of this kind took so far; null while nobody knows. */
  readonly minutes: number | null;
  readonly expiring: boolean;
  readonly result: Outcome | null;
  /** A bot has stood in for somebody: such a game is not rated. */
  readonly touched: boolean;
}

export interface MyRow extends TableRow {
  readonly seat: Seat;
  readonly yourTurn: boolean;
  /** Since when I am asked, and when my time runs out. */
  readonly since: number | null;
  readonly flag: number | null;
}

export type WaitingOrder = 'urgency' | 'oldest' | 'newest';

export interface MyPage extends Page<MyRow> {
  readonly order: WaitingOrder;
  /** The server's time. */
  readonly now: number;
}

export interface Page<R> {
  readonly tables: readonly R[];
  readonly next: string | null;
}

export interface LobbyFilter {
  readonly game?: string;
  readonly players?: string;
  readonly pace?: string;
  readonly span?: string;
  readonly language?: string;
  readonly rated?: string;
  readonly status?: 'open' | 'running' | 'finished';
  readonly cursor?: string;
}

export type Trouble =
  /** No answer at all: no network, or no server behind this page. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refusal'; readonly refusal: TableRefusal }
  | { readonly kind: 'problem'; readonly code: string; readonly detail: unknown };

export class ApiError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(JSON.stringify(trouble));
    this.name = 'ApiError';
    this.trouble = trouble;
  }
}

/** Every change carries this header: another site's form cannot. */
const OURS = { 'x-signoria': '1' };

export async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init }).catch(() => {
    throw new ApiError({ kind: 'offline' });
  });
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body as T;
  throw new ApiError(troubleOf(response, body));
}

/** A page of HTML where JSON should be comes from something that is not our server. */
async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json().catch(() => undefined);
}

interface Problem {
  readonly refusal?: TableRefusal;
  readonly error?: { readonly code: string; readonly detail: unknown };
}

function troubleOf(response: Response, body: unknown): Trouble {
  const { refusal, error } = (body ?? {}) as Problem;
  if (refusal !== undefined) return { kind: 'refusal', refusal };
  if (error !== undefined) return { kind: 'problem', code: error.code, detail: error.detail };
  return response.ok || response.status === 404 || response.status >= 502
    ? { kind: 'offline' }
    : { kind: 'problem', code: 'server', detail: response.status };
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { ...OURS, 'content-type': 'application/json' };
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function asked(filter: object): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given as [string, string][])}`;
}

export const api = {
  me: () => call<Me>('/me'),
  rename: (name: string) => post<Me>('/name', { name }),
  tables: (filter: LobbyFilter) => call<Page<TableRow>>(`/tables${asked(filter)}`),
  mine: () => call<MyPage>('/tables/mine'),
  create: (plan: NewTable) => post<{ readonly table: string; readonly code: string }>('/tables', plan),
  byCode: (code: string) => call<{ readonly table: string }>(`/codes/${code}`),
  join: (table: string, seat: Seat | null = null) => post(`/tables/${table}/join`, { seat }),
  start: (table: string) => post(`/tables/${table}/start`),
  file: (table: string) => call<GameFile>(`/tables/${table}/file`),
  upload: (file: GameFile) => post<{ readonly table: string }>('/files', file),
};

export function fileProblem(trouble: Trouble): FileProblem | null {
  return trouble.kind === 'problem' && trouble.code === 'bad-file' ? (trouble.detail as FileProblem) : null;
}
