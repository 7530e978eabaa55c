/** What won is marked on the last board: the plots of whoever has realised enough of them, and else faction cards. */
import { type GameFile, replayEntry, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import byPlots from '../../test/golden/four-players.json' with { type: 'json' };
import byFactions from '../../test/golden/three-players.json' with { type: 'json' };
import type { Table } from '../table.ts';
import { tinctureOf, winnersByPlots } from '../table.ts';
import { game, tableOf } from './help.ts';
import { markupOf } from './markup.ts';

type Kept = Pick<GameFile, 'header' | 'key' | 'entries'>;

function ended({ header, key, entries }: Kept) {
  const match = startMatch(game, { ...header, key });
  for (const entry of entries) replayEntry(match, entry);
  return tableOf(match.state, { you: null });
}

/** Whose mark each row that is marked has. */
const marks = (markup: string, row: string) =>
  [...markup.matchAll(new RegExp(`<li[^>]*${row}[^>]*data-wins="([a-z ]+)"`, 'g'))].map(([, whose]) => whose);

describe('what won', () => {
  it('are the winner’s plots, and no faction card', () => {
    const table = ended(byPlots);
    const [winner] = byPlots.outcome!.winners;
    expect(winnersByPlots(table)).toEqual([winner]);
    const own = tinctureOf(table as Pick<Table, 'seats'>, winner!);
    expect(marks(markupOf(table), 'scheme-row')).toEqual([own, own]);
    expect(markupOf(table)).not.toMatch(/<li data-wins/);
  });

  it('are faction cards where nobody has plots enough', () => {
    const table = ended(byFactions);
    const held = table.view.factionCards.filter(({ owner }) => owner !== null);
    expect(winnersByPlots(table)).toEqual([]);
    expect(marks(markupOf(table), 'scheme-row')).toEqual([]);
    expect(markupOf(table).match(/<li data-wins="[a-z]+"/g) ?? []).toHaveLength(held.length);
  });
});
