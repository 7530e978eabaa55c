/** What other programs subscribe to: the calendar of one's deadlines, and the club's finished games. */
import type { GameModule, Language, Reader } from '@signoria/kernel';
import type { Table } from '@signoria/store';
import { botNameIn, isSealed, type SeatRecord, tableText } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import { readClub } from '../club/settings.ts';
import type { Area } from '../club.ts';
import { homeOf } from '../http/origin.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { type Serve, serving } from '../http/serve.ts';
import { inForce, userData } from '../people.ts';
import type { Services } from '../services.ts';
import { fromRow, settingsOf } from '../tables/table-rows.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import { type Reader as CalendarReader, madeAt, renew, stop, whoseIs } from './addresses.ts';
import { atomText, type FinishedGame } from './atom.ts';
import { calendarText, type Deadline } from './calendar.ts';
import { leagueDays } from './league-days.ts';
import { feedText } from './text.ts';

export function feeds(app: FastifyInstance, around: Around): Area {
  const serve = serving(app, around);
  addAddress(serve, around.services);
  addCalendar(serve, around);
  addFinished(serve, around.services);
  return {};
}

function addAddress(serve: Serve, { store, now }: Services): void {
  serve('GET /api/feeds', async ({ by }) => {
    const made = await madeAt(store, by.id);
    return { calendar: made === null ? null : { made } };
  });
  serve('POST /api/feeds/calendar', async ({ by, request: { body } }) => {
    const secret = await renew(store, by.id, { language: body.language, made: now() });
    return { path: `/feeds/deadlines/${secret}.ics` };
  });
  serve('POST /api/feeds/calendar/stop', async ({ by }) => {
    await stop(store, by.id);
    return {};
  });
}

function addCalendar(serve: Serve, around: Around): void {
  const { store, now } = around.services;
  serve('GET /feeds/deadlines/:file', async ({ request, reply }) => {
    const reader = await readerOf(around.services, request.params.file);
    const { name } = await readClub(store);
    const { deadlines: title } = feedText[reader.language];
    const home = await homeOf(around.services, request);
    const asked = await deadlinesOf(around, reader, home);
    const deadlines = [...asked, ...(await leagueDays(around.services, reader, home))].toSorted((a, b) => a.at - b.at);
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    return reply.send(calendarText({ name: title(name), now: now(), deadlines }));
  });
}

async function readerOf({ store, now }: Services, file: string): Promise<CalendarReader> {
  const secret = file.replace(/\.ics$/, '');
  const reader = secret === file ? null : await whoseIs(store, secret);
  const user = reader === null ? null : await store.getUser(reader.user);
  if (reader === null || user === null || inForce(userData(user).banned, now())) throw new Problem('no-such-feed');
  return reader;
}

const MOST_TABLES = 200;

async function deadlinesOf(around: Around, reader: CalendarReader, home: string): Promise<readonly Deadline[]> {
  const { services, tables } = around;
  const filter = { seated: reader.user, status: 'running' } as const;
  const { items } = await services.store.listTables(filter, { limit: MOST_TABLES });
  const found: Deadline[] = [];
  for (const table of items) {
    await yieldToEventLoop(); // each is played again
    const waiting = await tables.waiting(table.id, reader.user);
    if (waiting?.flag == null) continue;
    found.push({
      uid: `${table.id}-${waiting.since}`, // another question is another deadline
      at: waiting.flag,
      summary: summaryOf(services, table, reader.language),
      url: `${home}/table/${table.id}`,
    });
  }
  return found;
}

function summaryOf({ games }: Services, table: Table, language: Language): string {
  const title = games.get(table.game)?.text[language].title ?? table.game;
  return feedText[language].deadline(title, settingsOf(table).name);
}

const MOST_GAMES = 30;

function addFinished(serve: Serve, services: Services): void {
  const { store, games, now } = services;
  serve('GET /feeds/finished.atom', async ({ request, reply }) => {
    const { language } = request.query;
    const home = await homeOf(services, request);
    const { name } = await readClub(store);
    const filter = { visibility: 'public', status: 'finished' } as const;
    const { items } = await store.listTables(filter, { limit: MOST_GAMES, order: 'updated' });
    const finished = items.flatMap((table) => {
      const module = games.get(table.game);
      // What others still have to play is no news yet.
      return module === undefined || isSealed(fromRow(table), now()) ? [] : finishedGame(module, table, language, home);
    });
    reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'no-cache');
    const self = `${home}/feeds/finished.atom${language === 'en' ? '' : `?language=${language}`}`;
    const title = feedText[language].finished(name);
    return reply.send(atomText({ title, language, self, home: `${home}/`, games: finished }));
  });
}

/** One that all agreed to end has no winner, and is no news. */
function finishedGame(module: GameModule, table: Table, language: Language, home: string): readonly FinishedGame[] {
  const { seats, settings, result } = fromRow(table);
  if (result === null) return [];
  const text = module.text[language];
  const names = seats.map((seat) => nameIn(seat, language));
  const reader: Reader = { seat: null, name: (seat) => names[seat] ?? '' };
  const title = `${settings.name === '' ? text.title : `${text.title}, ${settings.name}`}: ${text.outcome(result, reader)}`;
  const summary = feedText[language].played(names);
  return [{ table: table.id, at: table.updated, title, summary, url: `${home}/replay/${table.id}` }];
}

function nameIn(seat: SeatRecord, language: Language): string {
  const text = tableText[language];
  if (seat.kind === 'open') return '';
  return seat.kind === 'bot' ? botNameIn(text, seat.name) : seat.name || text.gone;
}
