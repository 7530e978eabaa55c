/**
 * [R3] What a note of a first game points at lies on the board when the note is read: at a desk, on the page the board turns to
 * by itself, whatever was told meanwhile. A name that is misspelt, or of a part behind a tab, is found here.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnyState,
  answer,
  begin,
  type Choice,
  decider,
  type GameModule,
  type Guide,
  imagine,
  keyFromSeed,
  listen,
  mayKnow,
  nextNote,
} from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import { drawer, tablesOf } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../bots/bot.ts';
import { mix } from '../../bots/seeds.ts';
import { gameFolders, loadGame } from '../registry.ts';

const LEARNER = 0;
const LESSONS = 12;

interface Taught {
  readonly id: string;
  readonly module: GameModule;
  readonly guide: Guide;
  readonly board: GameBoard;
}

async function taught(folder: string): Promise<readonly Taught[]> {
  const at = join(folder, 'board', 'index.tsx');
  const module = await loadGame(folder);
  if (module.guide === undefined || !existsSync(at)) return [];
  const { board }: { board: GameBoard } = await import(pathToFileURL(at).href);
  return [{ id: module.game.id, module, guide: module.guide, board }];
}

const games = (await Promise.all(gameFolders().map(taught))).flat();

/** Parts that can be pointed at have a name among the classes of an element. */
const isDrawn = (markup: string, part: string): boolean =>
  [...markup.matchAll(/class="([^"]*)"/g)].some(([, classes]) => classes!.split(/\s+/).includes(part));

interface Pointed {
  readonly met: Set<string>;
  readonly lost: Set<string>;
}

/** A novice learns; each note is looked for on the board as it is due. */
function lesson({ module, guide, board }: Taught, nth: number, { met, lost }: Pointed): void {
  const { game, text } = module;
  const tableOf = tablesOf<unknown, Choice>(game, text);
  const draw = drawer(board);
  const said = new Set<string>();
  const seen = new Set<string>();
  const hear = <T>(work: () => T): T => {
    const { result, heard } = listen(work);
    for (const event of heard) if (mayKnow(event, LEARNER)) seen.add(event.what);
    return result;
  };
  const read = (s: AnyState) => {
    const table = tableOf(s, { you: LEARNER });
    const lines = table.options.map(({ line }) => line);
    let markup: string | null = null;
    for (let fresh = 0; ; fresh += 1) {
      const note = nextNote(guide, { asked: table.question!.at, lines, seen, said, fresh });
      if (note === null) return;
      said.add(note.id);
      met.add(note.id);
      if (note.at === undefined) continue;
      markup ??= draw(table);
      if (![note.at].flat().some((part) => isDrawn(markup!, part))) lost.add(`${note.id}: ${note.at}`);
    }
  };
  const s = hear(() =>
    begin(game, { seats: guide.seats, options: guide.options ?? {}, key: keyFromSeed(`pointed ${nth}`) }),
  );
  const bot = makeBot(module, 'novice', { seed: nth });
  for (let answers = 0; s.outcome === null; answers += 1) {
    const seat = decider(game, s);
    if (seat === LEARNER) read(s);
    const choice = bot.choose(imagine(game, s, seat, mix(nth, answers)), seat);
    hear(() => answer(game, s, seat, choice));
  }
}

it('is looked for in every game that is explained', () => {
  expect(games.length).toBeGreaterThanOrEqual(5);
});

describe.each(games)('$id', (game) => {
  it('[R3] has on its board, in sight, whatever a note points at', () => {
    const pointed: Pointed = { met: new Set(), lost: new Set() };
    for (let nth = 0; nth < LESSONS; nth += 1) lesson(game, nth, pointed);
    expect([...pointed.lost]).toEqual([]);
    const unmet = game.guide.notes.filter(({ id, at }) => at !== undefined && !pointed.met.has(id));
    expect(unmet.map(({ id }) => id)).toEqual([]);
  });
});
