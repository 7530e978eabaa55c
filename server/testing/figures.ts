/** Games for the figures of the house. */
import type { TableFigures } from '@signoria/table';
import type { Note } from '../figures/counting.ts';
import { connect, createTable, type Guest, plan, SETTINGS } from './client.ts';

/** A whole game by bots, at a table of this kind. */
export async function botGame(who: Guest, game: string, visibility: 'public' | 'private' = 'public'): Promise<string> {
  const settings = { ...SETTINGS, visibility };
  const { table } = await createTable(who, plan(game, ['novice', 'novice', 'novice'], { settings }));
  const client = await connect(who);
  await client.watch(table);
  await client.ask({ type: 'start', table });
  await client.until(table, ({ status }) => status === 'finished');
  await client.close();
  return table;
}

const FIGURES: TableFigures = {
  held: [
    { of: 'seat', what: '1', share: 1 },
    { of: 'seat', what: '2', share: 0 },
  ],
  prices: [{ of: 'lot', what: 'tile', round: 1, paid: 7 }],
  decisions: 40,
  minutes: 12,
};

/** A game of two that the first seat won. */
export function noteOf(hidden = false, more: Partial<TableFigures> = {}): Note {
  const kind = { game: 'g', players: 2, rules: 1, options: {}, edition: false, bots: false };
  return { kind, hidden, figures: { ...FIGURES, ...more } };
}
