/** [B13] Each region that may be chosen says which answer it stands for: then what that would change can be told. */
import { play, question, startMatch } from '@signoria/kernel';
import { expect, it } from 'vitest';
import { game, tableOf } from './help.ts';
import { markupOf } from './markup.ts';

it('the first site', () => {
  const match = startMatch(game, { seats: 3, key: '00'.repeat(32) });
  while (question(game, match.state, null)!.at !== 'chooseSite') {
    const { deciding } = question(game, match.state, null)!;
    const [first] = tableOf(match.state, { you: deciding[0]! }).options;
    play(match, deciding[0]!, first!.line);
  }
  const you = question(game, match.state, null)!.deciding[0]!;
  const table = tableOf(match.state, { you });
  const markup = markupOf(table);
  expect(table.options.length).toBeGreaterThan(10);
  for (const { choice, line } of table.options) {
    const { region } = choice as { readonly region: string }; // all of them are sites
    expect(markup).toContain(`data-thing="region ${region}" data-line="${line}"`);
  }
});
