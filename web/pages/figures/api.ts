/** The figures as the server gives them, and where they can be taken from. */

import type { HouseFigures, Trend } from '@signoria/protocol';
import { addressOf } from '@signoria/protocol/address';
import { at } from '../../address.ts';
import { call } from '../../api.ts';
import { greet, me } from '../../state/me.ts';

export interface Wanted {
  readonly game: string;
  readonly players: number;
  /** `rules/options` of a kind; empty for all of them. */
  readonly kind: string;
  readonly people: boolean;
}

function queryOf({ players, kind, people }: Wanted) {
  const [rules, options] = kind.split('/');
  const chosen = kind === '' ? {} : { rules: Number(rules), options };
  return { players, ...chosen, ...(people ? { people: 'true' as const } : {}) };
}

export function fetchFigures(wanted: Wanted): Promise<HouseFigures> {
  return call('GET /api/figures/:game', { params: { game: wanted.game }, query: queryOf(wanted) });
}

export function downloadOf(wanted: Wanted, format: 'csv' | 'json'): string {
  const parts = { params: { game: wanted.game }, query: queryOf(wanted) };
  return at(addressOf(format === 'csv' ? 'GET /api/figures/:game/csv' : 'GET /api/figures/:game', parts));
}

/** Whoever is nobody here has played nothing here. */
export async function fetchTrends(): Promise<readonly Trend[]> {
  await greet();
  return me.value === null ? [] : (await call('GET /api/trends')).trends;
}

export async function fetchCounted() {
  return (await call('GET /api/figures')).counted;
}
