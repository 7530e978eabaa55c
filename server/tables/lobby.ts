/** What may be told of tables to people who do not sit at them: lists, rows, previews. Nothing here loads a table. */
import type { GameModule, Header, Language } from '@signoria/kernel';
import type { LobbyQuery, RowSeat, TableRow } from '@signoria/protocol';
import { readBack, type Store, type Table, type TableFilter } from '@signoria/store';
import { isOver, isSealed, isTouched, type SeatRecord, spanOf } from '@signoria/table';
import { readCode } from '../ids.ts';
import { reliabilityOf } from '../people.ts';
import { type Board, ratingOf } from '../ratings/rating.ts';
import type { Services } from '../services.ts';
import type { Preview } from '../text.ts';
import { expiresAt, isExpiring } from './expiry.ts';
import { lengthOf } from './finish.ts';
import { fromRow, settingsOf } from './table-rows.ts';

/** Rows that show a page look up the same players and games again and again. */
type Known = <T>(key: string, find: () => Promise<T>) => Promise<T>;

function remembering(): Known {
  const found = new Map<string, Promise<unknown>>();
  return <T>(key: string, find: () => Promise<T>) => {
    const promise = (found.get(key) as Promise<T> | undefined) ?? find();
    found.set(key, promise);
    return promise;
  };
}

export function rowsOf(services: Services, tables: readonly Table[]): Promise<readonly TableRow[]> {
  const known = remembering();
  return Promise.all(tables.map((table) => rowOf(services, table, known)));
}

export async function rowOf(services: Services, table: Table, known: Known = remembering()): Promise<TableRow> {
  const facts = fromRow(table);
  const { settings, seats, header, result } = facts;
  const { id, game, rules, status, owner, created, updated } = table;
  const length = await known(`length/${game}/${seats.length}`, () => lengthOf(services, game, seats.length));
  return {
    table: id,
    code: codeOf(table),
    game,
    rules,
    status,
    settings,
    options: header.options,
    owner,
    seats: await Promise.all(
      seats.map(async (seat) => ({
        ...(await seatRow(services.store, seat, known)),
        rating: settings.rated ? await seatRating(services.store, { game, players: seats.length }, seat, known) : null,
      })),
    ),
    open: seats.filter(({ kind }) => kind === 'open').length,
    created,
    updated,
    minutes: length?.minutes ?? null,
    expires: expiresAt(table),
    expiring: isExpiring(table, services.now()),
    // What a deal came to at one table is nobody's business while others play it.
    result: isSealed(facts, services.now()) ? null : result,
    touched: isTouched(facts),
  };
}

/** Empty once the game is over. Tables that ended under an earlier version still have theirs. */
export function codeOf({ status, code }: Pick<Table, 'status' | 'code'>): string {
  return isOver({ status }) ? '' : code;
}

/** By what somebody typed. A game that is over is found by its address alone. */
export async function byCode({ store }: Pick<Services, 'store'>, typed: string): Promise<Table | null> {
  const code = readCode(typed);
  const table = code === null ? null : await store.findByCode(code);
  return table === null || isOver(table) ? null : table;
}

async function seatRow(store: Store, seat: SeatRecord, known: Known): Promise<Omit<RowSeat, 'rating'>> {
  const { kind, colour } = seat;
  if (kind === 'open') return { kind, colour, name: '', user: null, level: null, reliability: null };
  if (kind === 'bot') return { kind, colour, name: seat.name, user: null, level: seat.level, reliability: null };
  const { name, user, covered } = seat;
  const found = await known(`user/${user}`, () => store.getUser(user));
  return { kind, colour, name, user, level: covered, reliability: found === null ? null : reliabilityOf(found) };
}

/** Only where it matters: at a table that counts. */
async function seatRating(store: Store, { game, players }: Board, seat: SeatRecord, known: Known) {
  if (seat.kind !== 'person') return null;
  const { user } = seat;
  const found = await known(`rating/${game}/${players}/${user}`, () => ratingOf(store, game, players, user));
  if (found === null) return null;
  const { rating, margin, games, provisional } = found;
  return { rating, margin, games, provisional };
}

/** So many rows are looked at for one page; who filters out more gets a short page and a cursor. */
const MOST_LOOKED_AT = 1000;

export async function listLobby({ store }: Services, query: LobbyQuery) {
  const { language, rated, challenge, limit, cursor, status, game, players, pace, span } = query;
  const filter: TableFilter = { visibility: 'public', status, ...given({ game, players, pace }) };
  const wanted = (table: Table) => {
    const of = settingsOf(table);
    const spoken = language === undefined || of.language === language;
    const offered = challenge === undefined || (of.challenge === true) === challenge;
    const counts = rated === undefined || of.rated === rated;
    return spoken && offered && counts && (span === undefined || spanOf(of) === span);
  };
  const found: Table[] = [];
  let from = cursor;
  for (let seen = 0; seen < MOST_LOOKED_AT && found.length < limit; seen += limit) {
    const page = await store.listTables(filter, { limit: limit - found.length, ...given({ cursor: from }) });
    found.push(...page.items.filter(wanted));
    from = page.next ?? undefined;
    if (page.next === null) break;
  }
  return { tables: found, next: from ?? null };
}

/** Without what is undefined. */
function given<T extends object>(all: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Whoever guesses the code of a private table must not read in the preview who meets there. */
export function previewOf(module: GameModule, table: Table, language: Language): Preview {
  const { settings, seats } = fromRow(table);
  return {
    game: module.text[language].title,
    name: settings.visibility === 'private' ? '' : settings.name,
    status: table.status,
    pace: settings.pace,
    seats: readBack<Header>(table.header).seats,
    open: seats.filter(({ kind }) => kind === 'open').length,
  };
}
