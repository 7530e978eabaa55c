// The engine as a program: what it answers, what it refuses, and that another language can really drive it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { GameModule } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../e2e/programs.ts';
import { newEngine } from '../engine/engine.ts';
import { newPositions } from '../engine/positions.ts';
import { gameNamed, loadGames } from '../games/games.ts';
import { signoria } from './signoria.ts';

type Reply = { readonly [field: string]: unknown };

const condottiere = await gameNamed('condottiere');
const everyGame = (await loadGames()).map(({ game }) => game.id);

/** A fresh engine, asked in objects. */
function asking(module: GameModule = condottiere, most?: number) {
  const engine = newEngine(module, newPositions(most));
  return (request: object): Reply => ({ ...engine.answer(JSON.stringify(request)) });
}

const NEW = { do: 'new', players: 3, seed: 'engine' };

describe('the engine', () => {
  it('says which game and which rules it speaks of', () => {
    const { rules, options } = condottiere.game;
    expect(asking()({ id: 7, do: 'hello' })).toMatchObject({
      id: 7,
      ok: true,
      protocol: 1,
      game: 'condottiere',
      rules,
      options,
    });
  });

  it('begins, lists the menu with its rules, and carries an answer out', () => {
    const ask = asking();
    expect(ask(NEW)).toMatchObject({ ok: true, position: 'p1', at: 'chooseSite', deciding: [1], over: false });
    const { choices, rules } = ask({ do: 'menu', position: 'p1' });
    expect(choices).toHaveLength(17);
    expect(rules).toContain('CON-3.2');
    expect(ask({ do: 'play', position: 'p1', line: 'site siena' })).toMatchObject({ ok: true, at: 'turn', asked: 2 });
    expect(ask({ do: 'menu', position: 'p1', seat: 0 })).toMatchObject({ ok: true, choices: [] });
  });

  it('refuses with the rule, and then nothing has changed', () => {
    const ask = asking();
    ask(NEW);
    const before = ask({ do: 'view', position: 'p1', seat: null });
    const refused = ask({ do: 'play', position: 'p1', line: 'pass' });
    expect(refused).toMatchObject({
      ok: false,
      error: 'refused',
      refusal: { why: 'forbidden', rules: ['CON-3.2', 'CON-3.3'] },
    });
    expect(refused.words).toEqual(expect.stringMatching(/\w/));
    expect(ask({ do: 'play', position: 'p1', line: 'dance' })).toMatchObject({ refusal: { why: 'unreadable' } });
    expect(ask({ do: 'play', position: 'p1', seat: 2, line: 'site siena' })).toMatchObject({
      refusal: { why: 'not-asked' },
    });
    expect(ask({ do: 'view', position: 'p1', seat: null })).toEqual(before);
  });

  it('gives a seat its own view, and worlds it cannot tell apart', () => {
    const ask = asking();
    ask(NEW);
    const sight = (position: string, seat: number | null) => ask({ do: 'view', position, seat }).view;
    const worlds = [1, 2, 3, 4].map((seed) => ask({ do: 'imagine', position: 'p1', seat: 0, seed }).position as string);
    for (const world of worlds) expect(sight(world, 0)).toEqual(sight('p1', 0));
    expect(worlds.some((world) => JSON.stringify(sight(world, 1)) !== JSON.stringify(sight('p1', 1)))).toBe(true);
  });

  it('keeps what it is told to keep and no more', () => {
    const ask = asking(condottiere, 2);
    ask(NEW);
    expect(ask({ do: 'clone', position: 'p1' }).position).toBe('p2');
    expect(ask({ do: 'clone', position: 'p1' })).toMatchObject({ ok: false, error: 'too-many-positions', most: 2 });
    expect(ask({ do: 'drop', position: 'p1' })).toEqual({ ok: true });
    expect(ask({ do: 'status', position: 'p1' })).toMatchObject({ ok: false, error: 'no-such-position', given: 'p1' });
    expect(ask({ do: 'clone', position: 'p2' }).position).toBe('p3');
  });

  it('names what is wrong with a request', () => {
    const ask = asking();
    const engine = newEngine(condottiere);
    expect(engine.answer('{')).toMatchObject({ ok: false, error: 'not-json' });
    expect(engine.answer('[1]')).toMatchObject({ ok: false, error: 'not-an-object' });
    expect(ask({ id: 'x', do: 'jump' })).toMatchObject({ id: 'x', error: 'unknown-verb', given: 'jump' });
    expect(ask({ ...NEW, player: 3 })).toMatchObject({ error: 'unknown-field', field: 'player' });
    expect(ask({ do: 'new', players: 'three' })).toMatchObject({ error: 'bad-field', field: 'players' });
    expect(ask({ do: 'new', players: 9 })).toMatchObject({ error: 'bad-start', problems: [{ problem: 'players' }] });
    expect(ask({ ...NEW, options: { moon: true } })).toMatchObject({ error: 'bad-start' });
    ask(NEW);
    expect(ask({ do: 'view', position: 'p1', seat: 3 })).toMatchObject({ error: 'bad-field', field: 'seat' });
    expect(ask({ do: 'bot', position: 'p1', level: 'god' })).toMatchObject({ error: 'bad-field', field: 'level' });
  });

  it('plays on from a position: with open cards always the same deal, for a seat as it may imagine', () => {
    const ask = asking();
    ask(NEW);
    const simulate = { do: 'simulate', position: 'p1', games: 6, level: 'random', seed: 's' };
    const open = ask(simulate);
    expect(open).toMatchObject({ ok: true, games: 6, finished: 6 });
    expect((open.wins as number[]).reduce((all, n) => all + n, 0)).toBeCloseTo(6);
    expect(ask(simulate)).toEqual(open);
    expect(ask({ ...simulate, seat: 0 }).decisions).not.toBe(open.decisions);
    expect(ask({ do: 'status', position: 'p1' })).toMatchObject({ asked: 1, over: false });
  });

  it.each(['adept', 'master'])('lets the %s answer from the menu', (level) => {
    const ask = asking();
    ask(NEW);
    const { line, considered } = ask({ do: 'bot', position: 'p1', level, iterations: 20 });
    expect(ask({ do: 'menu', position: 'p1' }).choices).toContain(line);
    expect((considered as object[]).length > 0).toBe(level === 'master');
  });

  it('tells when the game is over', () => {
    const ask = asking();
    let status = ask({ ...NEW, players: 2 });
    while (status.over === false) {
      const { line } = ask({ do: 'bot', position: 'p1', level: 'novice', seed: 'end' });
      status = ask({ do: 'play', position: 'p1', line });
    }
    expect(status).toMatchObject({ at: null, deciding: [], outcome: { reason: expect.any(String) } });
    expect(ask({ do: 'menu', position: 'p1' })).toMatchObject({ ok: false, error: 'over' });
    expect(ask({ do: 'score', position: 'p1' }).totals).toHaveLength(2);
  });
});

describe('signoria engine', () => {
  it('answers line by line and ends with its input', async () => {
    const input = '{"id":1,"do":"hello"}\n\n{"id":2,"do":"new","players":2}\nnonsense\n';
    const { code, out, err } = await signoria(['engine', 'condottiere'], input);
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Reply);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(replies.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [2, true],
      [undefined, false],
    ]);
  });

  it('knows no game that is not there', async () => {
    const { code, err } = await signoria(['engine', 'chess']);
    expect(code).toBe(2);
    expect(err).toContain('chess');
  });
});

const python = findPython();
const CLIENT = join(import.meta.dirname, '../../clients/python');
const ENGINE = [process.execPath, join(import.meta.dirname, '../main.ts'), 'engine'];

describe.runIf(python.path !== null)('from Python', () => {
  const run = (args: readonly string[]) =>
    spawnSync(python.path ?? '', args, {
      cwd: CLIENT,
      encoding: 'utf8',
      env: { ...process.env, SIGNORIA_ENGINE: JSON.stringify(ENGINE), PYTHONDONTWRITEBYTECODE: '1' },
    });

  it('the client’s own tests hold', () => {
    const { status, stderr } = run(['-m', 'unittest', 'discover', '-s', 'tests']);
    expect(stderr).toMatch(/Ran \d+ tests[\s\S]*OK/);
    expect(status).toBe(0);
  });

  it.each(everyGame)('a short script of the standard library plays 100 games of %s', (id) => {
    const { status, stdout, stderr } = run(['examples/random_games.py', id, '100', ...ENGINE]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ game: id, games: 100, exit: 0 });
  });
});
