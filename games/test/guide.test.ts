/**
 * [R3] What a note of a first game points at lies on the board when the note is read: at a desk, on the page the board turns to
 * by itself, whatever was told meanwhile; on a telephone it, or the tab that leads to it. A name that is misspelt, that another
 * part bears too, or of a part behind a tab, is found here; whether it is in sight, in a browser (`e2e/test/games.test.ts`).
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
function elementsCalled(markup: string, part: string): readonly string[] {
  const elements = [...markup.matchAll(/<(\w+)[^>]* class="([^"]*)"/g)];
  return elements.flatMap(([, element, classes]) => (classes!.split(/\s+/).includes(part) ? [element!] : []));
}

const isTab = (part: string): boolean => part.startsWith('tab ');

/** Turned to or not. */
const hasTab = (markup: string, part: string): boolean =>
  [...markup.matchAll(/role="tab" id="([^"]*)"/g)].some(([, id]) => id!.endsWith(`-${part.slice('tab '.length)}`));

/** What is wrong with the parts a note names, on one kind of board. */
function faultsOf(parts: readonly string[], markup: string, phone: boolean): readonly string[] {
  const called = (part: string) => elementsCalled(markup, part);
  const isThere = (part: string) => (isTab(part) ? phone && hasTab(markup, part) : called(part).length > 0);
  const ambiguous = parts.filter((part) => new Set(called(part)).size > 1);
  return [...(parts.some(isThere) ? [] : ['not there']), ...ambiguous.map((part) => `something else is ${part} too`)];
}

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
    const boards = [false, true].map((phone) => ({ phone, markup: '' }));
    const lines = table.options.map(({ line }) => line);
    for (let fresh = 0; ; fresh += 1) {
      const note = nextNote(guide, { asked: table.question!.at, lines, seen, said, fresh });
      if (note === null) return;
      said.add(note.id);
      met.add(note.id);
      if (note.at === undefined) continue;
      for (const board of boards) {
        board.markup ||= draw(tableOf(s, { you: LEARNER, phone: board.phone }));
        for (const fault of faultsOf([note.at].flat(), board.markup, board.phone)) {
          lost.add(`${note.id}, ${board.phone ? 'phone' : 'desk'}: ${fault}`);
        }
      }
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
