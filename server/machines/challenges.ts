/**
 * Open challenges: a table that its maker offers to anybody, and that starts by itself when all seats are taken. It is a
 * table like any other, found in the lobby as well, so that people and machines meet there.
 */
import type { Body } from '@signoria/protocol';
import { asNewTable, isBotAccount } from '@signoria/protocol';
import type { Table, User } from '@signoria/store';
import type { NewTable, TableSettings } from '@signoria/table';
import { withoutShutOut } from '../accounts/people/block-rules.ts';
import { houseEdition } from '../club/editions.ts';
import { Problem } from '../http/problems.ts';
import { newId } from '../ids.ts';
import { personOf } from '../people.ts';
import type { Services } from '../services.ts';
import type { Loaded } from '../tables/loaded.ts';
import { codeOf, listLobby, rowsOf } from '../tables/lobby.ts';
import { createTable } from '../tables/new-table.ts';
import { settingsOf } from '../tables/table-rows.ts';

const MOST_OPEN = 20;
const LISTED = 100;

/** What a bot sets up says so: it is in the game, and whoever sits down agrees to that. */
export function asOffered(by: Pick<User, 'id'>, settings: TableSettings): TableSettings {
  return settings.rated && isBotAccount(by.id) ? { ...settings, machines: true } : settings;
}

export async function offerChallenge(services: Services, by: User, plan: Body<'POST /api/challenges'>): Promise<Table> {
  if ((await openOf(services, by.id)).length >= MOST_OPEN) throw new Problem('too-many');
  const edition = plan.edition === undefined ? await houseEdition(services, plan.game) : plan.edition;
  const places: NewTable['places'] = Array.from({ length: plan.seats }, (_, seat) => (seat === 0 ? 'me' : 'open'));
  const settings = { ...asOffered(by, plan.settings), challenge: true };
  return createTable(services, personOf(by), asNewTable({ ...plan, edition, settings, places }));
}

async function openOf({ store }: Services, owner: string): Promise<readonly Table[]> {
  const { items } = await store.listTables({ owner, status: 'open' }, { limit: LISTED });
  return items.filter(isChallenge);
}

export function isChallenge(table: Table): boolean {
  return table.status === 'open' && settingsOf(table).challenge === true;
}

export async function mustBeChallenge({ store }: Services, id: string): Promise<void> {
  const table = await store.getTable(id);
  if (table === null || !isChallenge(table)) throw new Problem('no-such-challenge');
}

/** All that anybody may accept, the newest first. */
export async function openChallenges(services: Services): Promise<readonly Table[]> {
  const { tables } = await listLobby(services, { status: 'open', challenge: true, limit: LISTED });
  return tables;
}

/** As somebody may see them: without those of whoever has blocked them. */
export async function shownTo(services: Services, tables: readonly Table[], user: string | null) {
  return rowsOf(services, await withoutShutOut(services, tables, user));
}

/** Everybody is there: it starts, in the name of whoever offered it. */
export async function startIfFull({ id, table, tablePorts }: Loaded): Promise<void> {
  if (!isChallenge(tablePorts.row)) return; // with every move: a record is a copy of the whole log
  const { status, seats, owner } = table.record();
  if (status !== 'open' || seats.some(({ kind }) => kind === 'open')) return;
  await table.request({ user: owner, name: '' }, { type: 'start', table: id, id: newId() });
}

export function createdAs(table: Table) {
  return { table: table.id, code: codeOf(table) };
}
