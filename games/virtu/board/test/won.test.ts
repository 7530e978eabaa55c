/** What won is marked on the last board: by whose it is, so that the page can bring out the winner's. */
import { replayEntry, startMatch } from '@signoria/kernel';
import { tinctureOf } from '@signoria/kit';
import { expect, it } from 'vitest';
import golden from '../../test/golden/novices.json' with { type: 'json' };
import { game, tableOf } from './help.ts';
import { pagesWith } from './markup.ts';

it('the winner’s discs on both tracks and their sum of Prestige', () => {
  const match = startMatch(game, { ...golden.header, key: golden.key });
  for (const entry of golden.entries) replayEntry(match, entry);
  const table = tableOf(match.state, { you: null });
  const own = tinctureOf(table, golden.outcome.winners[0]!);
  const marked = pagesWith(table).match(new RegExp(`data-wins="[a-z ]*\\b${own}\\b[a-z ]*"`, 'g'));
  expect(marked).toHaveLength(3);
});
