/** A whole game as the replay page gets it, from a file that was really played. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deciding,
  enumerate,
  type GameFile,
  keyFromSeed,
  menuOf,
  play,
  random,
  readFile,
  replayEntry,
  startMatch,
  toFile,
  underRules,
  undo,
  undoable,
} from '@signoria/kernel';
import { controlsIn } from '@signoria/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findGame, gameFolders, loadGame } from '../../games/registry.ts';
import type { Playable } from '../games/playable.ts';
import { lookAt, type Projector, project } from '../local/replays.ts';
import type { Reel } from '../local/worker-api.ts';
import { Torn } from '../pages/replay/Torn.tsx';
import { tearFile } from '../pages/replay/tear-file.ts';
import { paths } from '../router.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';

function playOut({ game }: Playable, seed: string): GameFile {
  const match = startMatch(game, { seats: 3, key: keyFromSeed(seed) });
  const chance = random(7);
  while (match.state.outcome === null) {
    const seat = deciding(game, match.state)[0]!;
    const choices = enumerate(menuOf(game, match.state, seat)!, chance);
    play(match, seat, game.notation.write(choices[chance.below(choices.length)]!));
    if (undoable(match, seat) > 0 && chance.below(4) === 0) undo(match, seat);
  }
  return toFile(match, ['Ada', 'Bianca', 'Carlo']);
}

describe('a game on the projector', () => {
  let module: Playable;
  let file: GameFile;
  let reel: Reel;
  let projector: Projector;

  beforeAll(async () => {
    module = await findGame('condottiere');
    file = playOut(module, 'replay');
    const projected = project(module, file);
    if (!projected.loaded.ok || projected.projector === undefined) throw new Error('did not load');
    reel = projected.loaded.reel;
    projector = projected.projector;
  });

  it('tells the whole game, and how it ended', () => {
    expect(reel.outcome).toEqual(file.outcome);
    expect(reel.log.at(-1)!.seq).toBe(reel.last);
    expect(reel.statistics.seats).toHaveLength(3);
    expect(file.entries.some(({ line }) => line.startsWith('@undo'))).toBe(true);
  });

  it('has chances for every number, each adding up to one, the winner’s last', () => {
    const chances = reel.chances!;
    expect(chances).toHaveLength(reel.last + 1);
    for (const row of chances) expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    const winner = file.outcome!.winners[0]!;
    expect(chances.at(-1)![winner]).toBe(1 / file.outcome!.winners.length);
  });

  it('has another estimate only at the moments the policy judges at, and at the end', () => {
    const { judgedAt } = module.policy;
    const { loaded } = project({ ...module, policy: { ...module.policy, judgedAt: ['no such moment'] } }, file);
    if (!loaded.ok) throw new Error('did not load');
    const rows = loaded.reel.chances!;
    expect(judgedAt).toContain('chooseSite');
    expect(new Set(rows.slice(0, -1).map(String)).size).toBe(1);
    expect(rows.at(-1)).toEqual(reel.chances!.at(-1));
    expect(new Set(reel.chances!.map(String)).size).toBeLessThan(new Set(reel.log.map(({ seq }) => seq)).size);
  });

  it('shows any position, open and by every seat’s eyes', () => {
    for (const seq of [0, Math.floor(reel.last / 2), reel.last]) {
      const look = lookAt(projector, seq);
      expect(look.open.views).toHaveLength(3);
      expect(look.seats.map(({ view }) => view)).toEqual(look.open.views);
    }
    expect(lookAt(projector, reel.last).open.outcome).toEqual(file.outcome);
  });

  it('does not show a file that was changed', () => {
    const broken = { ...file, entries: file.entries.with(5, { ...file.entries[5]!, hash: '0'.repeat(64) }) };
    expect(project(module, broken).loaded).toMatchObject({ ok: false, problem: { entry: 6, problem: 'hash' } });
  });
});

describe('what cannot be judged', () => {
  it('is still shown, without chances, and the console is told why', async () => {
    const module = await findGame('condottiere');
    const evaluate = () => {
      throw new Error('no opinion');
    };
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { loaded, projector } = project(
      { ...module, policy: { ...module.policy, evaluate } },
      playOut(module, 'replay'),
    );
    expect(told).toHaveBeenCalledWith(new Error('no opinion'));
    told.mockRestore();
    expect(loaded).toMatchObject({ ok: true, reel: { chances: null } });
    expect(lookAt(projector!, 0).open.views).toHaveLength(3);
  });
});

const games = await Promise.all(gameFolders().map(async (folder) => ({ folder, module: await loadGame(folder) })));

/** A kept game of these earlier rules, as a file. */
function earlierFile({ game }: Playable, folder: string, rules: string): GameFile {
  const [kept] = readFileSync(join(folder, 'test', `corpus-rules-${rules}.jsonl`), 'utf8').split('\n');
  const { header, key, moves }: Pick<GameFile, 'header' | 'key'> & { moves: readonly string[] } = JSON.parse(kept!);
  const { seats, options, edition } = header;
  const match = startMatch(underRules(game, Number(rules))!, { seats, options, edition, key });
  for (const move of moves) {
    const [who, ...line] = move.split(' ');
    replayEntry(match, { seat: who === '*' ? null : Number(who), line: line.join(' ') });
  }
  return toFile(match, []);
}

function chancesOf(module: Playable, file: GameFile) {
  const { loaded } = project(module, file);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  return loaded.reel;
}

describe.each(games)('$module.game.id', ({ folder, module }) => {
  it('has chances from the set-up to the end of a golden game', () => {
    const [golden] = globSync('test/golden/*.json', { cwd: folder }).sort();
    const read = readFile(readFileSync(join(folder, golden!), 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { chances, last } = chancesOf(module, read.file);
    expect(chances).toHaveLength(last + 1);
  });

  it.each(Object.keys(module.game.earlier ?? {}))('[T5] also of one played by its rules of version %s', (rules) => {
    const { chances, last } = chancesOf(module, earlierFile(module, folder, rules));
    expect(chances).toHaveLength(last + 1);
  });
});

describe('a replay that could not be loaded', () => {
  it.each([
    ['en', en, 'Back to the table', 'Load it again'],
    ['ru', ru, 'Вернуться к столу', 'Загрузить снова'],
  ])('leads back to its table and offers another try (%s)', (_, words, back, again) => {
    const report = { label: 'Report it', send() {} };
    const drawn = renderToString(h(Torn, { words, table: paths.table('x1', false), again() {}, report }));
    expect(drawn).toContain(`href="${paths.table('x1', false)}">${back}</a>`);
    expect(controlsIn(drawn)).toEqual(['Report it', again].map((name) => ({ name, open: true, pressed: false })));
  });

  it('what is kept of it names the error and has the game', () => {
    const file = playOut(games[0]!.module, 'torn');
    const kept = JSON.parse(tearFile({ error: new TypeError('no such palace'), file }, 'a page'));
    expect(kept.error).toContain('TypeError: no such palace');
    expect(kept).toMatchObject({ page: 'a page', file: { key: file.key } });
  });

  it('leads home from a file that belongs to no table', () => {
    const drawn = renderToString(h(Torn, { words: en, table: null, again() {}, report: { label: '', send() {} } }));
    expect(drawn).toContain(`href="${paths.home}">${en.shell.home}</a>`);
  });
});
