/** A word beside a name fits whoever it stands beside: “you” too. So no tag of a seat is a verb for third persons. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Choice, GameModule } from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import { drawer, positions, tablesOf } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

const READER = 0;
/** One position in so many is drawn, in two languages. */
const EVERY = 9;
const MOST = 400;
const THIRD = {
  en: /^(is|has|leads|defends|attacks|decides|bids|pays|acts|waits|moves|chooses|begins)\b/i,
  ru: /^\p{L}+(ает|яет|ует|ёт|ит)(ся)?(?!\p{L})/iu,
} as const;

/** A name that is the reader's. */
const YOU = { en: />you</i, ru: />вы</i } as const;

interface Told {
  readonly id: string;
  readonly module: GameModule;
  readonly board: GameBoard;
}

async function told(folder: string): Promise<readonly Told[]> {
  const at = join(folder, 'board', 'index.tsx');
  if (!existsSync(at)) return [];
  const module = await loadGame(folder);
  const { board }: { board: GameBoard } = await import(pathToFileURL(at).href);
  return [{ id: module.game.id, module, board }];
}

const games = (await Promise.all(gameFolders().map(told))).flat();

/** What stands beside the reader: in the list of seats, and on their own rows of the board. */
function tagsIn({ module: { game, text }, board }: Told, language: 'en' | 'ru'): ReadonlySet<string> {
  const tableOf = tablesOf<unknown, Choice>(game, text);
  const draw = drawer(board);
  const tags = new Set<string>();
  let n = 0;
  for (const { match, news } of positions(game, 'tags', game.players.max, {})) {
    n += 1;
    if (n > MOST) break;
    if (n % EVERY !== 0) continue;
    const table = tableOf(match.state, { you: READER, language, news });
    for (const tag of board.seatLine(table.view, READER, language, table.reader).tags) tags.add(tag);
    for (const row of draw(table)
      .split(/<(?:li|tr)\b/)
      .filter((part) => YOU[language].test(part)))
      for (const [, tag] of row.matchAll(/class="(?:tag[^"]*|state)">([^<]+)</g)) tags.add(tag!);
  }
  return tags;
}

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  const found = games.map((game) => ({ id: game.id, tags: [...tagsIn(game, language)] }));

  it('tags beside “you” fit any person, on every board', () => {
    const verbs = found.flatMap(({ id, tags }) =>
      tags.filter((tag) => THIRD[language].test(tag)).map((tag) => [id, tag]),
    );
    expect(verbs).toEqual([]);
    expect(found.flatMap(({ tags }) => tags).length).toBeGreaterThan(8);
  });
});
