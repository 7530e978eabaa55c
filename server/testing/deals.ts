/** Deals for tests: the one of the day, whose bots are quick, and playing it to its end. */

import type { AnyGame } from '@signoria/kernel';
import type { DealRow, DealView } from '@signoria/protocol';
import { periodAt } from '../deals/calendar.ts';
import { ask, type Call, call, connect, type Guest, playOut } from './client.ts';

export async function dealOfTheDay(who: Call): Promise<DealRow> {
  const { deals } = await ask(who, 'GET /api/deals');
  return deals.find(({ kind }) => kind === 'day')!;
}

export function lookAtDeal(who: Call, id: string): Promise<DealView> {
  return ask(who, 'GET /api/deals/:id', { params: { id } });
}

export const sitDown = (who: Guest, deal: string, practice = false) =>
  call(who, `/api/deals/${deal}/play`, { practice });

export async function tableOf(who: Guest, id: string, practice = false): Promise<string> {
  return (await ask(who, 'POST /api/deals/:id/play', { params: { id }, body: { practice } })).table;
}

/** At random, by the number of the seed, to the end. */
export async function playTo(who: Guest, game: AnyGame, table: string, seed: number): Promise<void> {
  const client = await connect(who);
  await client.watch(table);
  await playOut(client, game, table, seed);
  await client.close();
}

const DAY = 24 * 60 * 60_000;

/** A day whose deal is of the first of so many games. */
export function firstDay(games: number): number {
  const days = Array.from({ length: games }, (_, i) => Date.parse('2026-03-02T12:00Z') + i * DAY);
  return days.find((day) => periodAt('day', day).number % games === 0)!;
}
