/** What won stands out on the last board, and the result names it. */
import { type AnyState, type GameFile, replayEntry, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import golden from '../../test/golden/four-players.json' with { type: 'json' };
import { regionName, text } from '../../text/index.ts';
import { hasWon } from '../table.ts';
import { game, tableOf } from './help.ts';
import { markupOf } from './markup.ts';

type Kept = Pick<GameFile, 'header' | 'key' | 'entries'>;

function last({ header, key, entries }: Kept): AnyState {
  const match = startMatch(game, { ...header, key });
  for (const entry of entries) replayEntry(match, entry);
  return match.state;
}

const marked = (markup: string) => markup.match(/class="won-line"/g)?.length ?? 0;

describe('the touching regions that won', () => {
  const state = last(golden);
  const table = tableOf(state, { you: null });
  const realm = hasWon(table.view);

  it('have a frame of their own, and no other has', () => {
    expect(realm.length).toBeGreaterThanOrEqual(table.view.goal.adjacent);
    expect(marked(markupOf(table))).toBe(realm.length);
    const early = startMatch(game, { ...golden.header, key: golden.key });
    expect(marked(markupOf(tableOf(early.state, { you: null })))).toBe(0);
  });

  it('are read out as such', () => {
    expect(markupOf(table).match(/one of the touching regions that won/g)).toHaveLength(realm.length);
  });

  it.each([
    ['en', 'wins with four touching regions: '],
    ['ru', 'побеждает благодаря четырём смежным регионам: '],
    ['de', 'gewinnt mit 4 benachbarten Regionen: '],
  ] as const)('are named in the result (%s)', (language, said) => {
    const { view, reader } = tableOf(state, { you: null, language });
    const names = realm.map((id) => regionName(language, id)).join(', ');
    expect(text[language].outcome(golden.outcome!, reader, view)).toMatch(new RegExp(`^\\S+ ${said}${names}\\.$`));
    // Where the position is not in sight, only that they touch.
    expect(text[language].outcome(golden.outcome!, reader)).not.toContain(names);
  });
});
