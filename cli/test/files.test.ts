// Game files through the command line: exported, verified, told, imported; and tampered with.

import { readFileSync, writeFileSync } from 'node:fs';
import type { GameFile } from '@signoria/kernel';
import { botNameIn, tableText } from '@signoria/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../games/games.ts';
import { scratch, signoria } from './signoria.ts';

const { at, clear } = scratch();
const GAME = at('game.json');
let file: GameFile;

beforeAll(async () => {
  const args = ['export', '--simulate', 'condottiere', '--players', '3', '--seed', 'files', '--out', GAME];
  expect((await signoria(args)).code).toBe(0);
  file = JSON.parse(readFileSync(GAME, 'utf8'));
});
afterAll(clear);

/** Writes a changed copy and returns its path. */
function changed(
  name: string,
  change: (entries: { seat: number | null; line: string; hash: string }[]) => object,
): string {
  const path = at(name);
  writeFileSync(path, JSON.stringify({ ...file, ...change(structuredClone(file.entries) as never) }));
  return path;
}

describe('export', () => {
  it('simulates the same game from the same seed', async () => {
    const args = ['export', '--simulate', 'condottiere', '--players', '3', '--seed', 'files'];
    expect(JSON.parse((await signoria(args)).out)).toEqual(file);
  });

  it('writes a saved game again, without names when asked', async () => {
    const [plain, anonymous] = await Promise.all([
      signoria(['export', GAME]),
      signoria(['export', GAME, '--anonymous']),
    ]);
    expect(JSON.parse(plain.out)).toEqual(file);
    expect(JSON.parse(anonymous.out)).toEqual({ ...file, names: [] });
  });
});

describe('a name in a file', () => {
  it('cannot steer the terminal', async () => {
    const path = at('names.json');
    writeFileSync(path, JSON.stringify({ ...file, names: ['\u001b[2JMallory', 'Ada\u202E', 'Ben'] }));
    const { code, out } = await signoria(['replay', path]);
    expect(code).toBe(0);
    expect(out).toContain('[2JMallory');
    for (const sign of ['\u202E', '\u001b[2J']) expect(out).not.toContain(sign);
  });
});

describe('verify', () => {
  it('accepts an honest game', async () => {
    const { code, out } = await signoria(['verify', GAME, '--json']);
    expect(code).toBe(0);
    const report = { ok: true, game: 'condottiere', entries: file.entries.length, finished: true, problem: null };
    expect(JSON.parse(out)).toMatchObject(report);
  });

  it('names the entry whose hash was changed', async () => {
    const path = changed('hash.json', (entries) => {
      entries[4]!.hash = entries[5]!.hash;
      return { entries };
    });
    const [plain, data] = await Promise.all([signoria(['verify', path]), signoria(['verify', path, '--json'])]);
    expect(plain).toMatchObject({ code: 1, out: '' });
    expect(plain.err).toContain('Entry 5');
    expect(data.code).toBe(1);
    expect(JSON.parse(data.out)).toMatchObject({ ok: false, problem: { entry: 5, problem: 'hash' } });
  });

  it('names the entry whose move was changed', async () => {
    const path = changed('move.json', (entries) => {
      const pass = entries.findIndex(({ line }) => line === 'pass');
      entries[pass]!.line = 'play nonsense';
      return { entries };
    });
    const pass = file.entries.findIndex(({ line }) => line === 'pass') + 1;
    const { code, out } = await signoria(['verify', path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ problem: { entry: pass, problem: 'refused', line: 'play nonsense' } });
  });

  it('sees another key, another result and a missing end', async () => {
    const key = changed('key.json', () => ({ key: '0'.repeat(64) }));
    const winner = changed('winner.json', () => ({ outcome: { ...file.outcome!, winners: [] } }));
    const cut = changed('cut.json', (entries) => ({ entries: entries.slice(0, -1) }));
    const problems = await Promise.all(
      [key, winner, cut].map(async (path) => {
        const { code, out } = await signoria(['verify', path, '--json']);
        return [code, JSON.parse(out).problem.problem];
      }),
    );
    expect(problems).toEqual([
      [1, 'commitment'],
      [1, 'outcome'],
      [1, 'outcome'],
    ]);
  });

  it('calls no file what is none', async () => {
    writeFileSync(at('note.txt'), 'not a game');
    const { code, out } = await signoria(['verify', at('note.txt'), '--json', '--lang', 'ru']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, problem: { entry: 0, problem: 'format' } });
    expect(JSON.parse(out).message).toMatch(/\p{Script=Cyrillic}/u);
  });
});

describe('import', () => {
  it('leaves a complete file as it is', async () => {
    expect(JSON.parse((await signoria(['import', GAME])).out)).toEqual(file);
  });

  it('fills in what follows from key and moves', async () => {
    const { format, header, key, names, entries } = file;
    const { game, rules, seats } = header;
    const bare = {
      format,
      header: { game, rules, seats },
      key,
      names,
      entries: entries.map(({ seat, line }) => ({ seat, line })),
    };
    const { code, out } = await signoria(['import', '-'], JSON.stringify(bare));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(file);
  });

  it('needs what its help says it needs, and fills in what its help says may be missing', async () => {
    const without = (path: readonly string[], of: object = file): object => {
      const [key, ...rest] = path;
      const copy: { [key: string]: unknown } = structuredClone({ ...of });
      if (rest.length === 0) delete copy[key!];
      else if (key === 'entries') copy.entries = file.entries.map((entry) => without(rest, entry));
      else copy[key!] = without(rest, copy[key!] as object);
      return copy;
    };
    const imported = async (path: readonly string[]) =>
      signoria(['import', '-', '--lang', 'ru'], JSON.stringify(without(path)));
    const [needed, filled] = [
      ['format', 'key', 'header.game', 'header.rules', 'header.seats', 'entries.seat', 'entries.line'],
      ['names', 'header.options', 'header.edition', 'header.commitment', 'entries.hash', 'outcome'],
    ].map((paths) => paths.map((path) => path.split('.')));
    for (const path of needed!) expect([path, (await imported(path)).out]).toEqual([path, '']);
    for (const path of filled!) {
      const whole = path[0] === 'names' ? { ...file, names: [] } : file;
      expect(JSON.parse((await imported(path)).out)).toEqual(whole);
    }
    for (const lang of ['en', 'ru']) {
      const { out } = await signoria(['import', '--help', '--lang', lang]);
      for (const path of [...needed!, ...filled!]) expect(out).toMatch(new RegExp(`\\b${path.at(-1)}\\b`));
    }
  });

  it('refuses a file that does not hold, and writes nothing', async () => {
    const path = changed('import.json', (entries) => {
      entries[2]!.hash = '00';
      return { entries };
    });
    const { code, out, err } = await signoria(['import', path]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('Entry 3');
  });
});

describe('a key nobody knows', () => {
  const strange = () =>
    changed('strange.json', (entries) => ({
      header: { ...file.header, seat: 3 },
      outcom: null,
      fault: {},
      entries: entries.map((entry, i) => (i === 1 ? { ...entry, moves: 1 } : entry)),
    }));
  const parts = ['outcom', 'header.seat', 'entries[2].moves'];

  it.each(['verify', 'import', 'replay', 'export'])('is named by %s, and passed over', async (command) => {
    const { code, err } = await signoria([command, strange()]);
    expect(code).toBe(0);
    expect(err).toContain(`passed over: ${parts.join(', ')}.`);
    expect((await signoria([command, GAME])).err).not.toContain('passed over');
  });

  it('stands in the data of verify', async () => {
    expect(JSON.parse((await signoria(['verify', strange(), '--json'])).out)).toMatchObject({ unknown: parts });
  });

  it('among the options of a game file is refused by name', async () => {
    const options = { ...file.header.options, cannons: true };
    const path = changed('options.json', () => ({ header: { ...file.header, options } }));
    const { code, err } = await signoria(['verify', path]);
    expect([code, err]).toEqual([1, expect.stringContaining('“cannons”')]);
  });

  it('in an edition file is refused by name, at any depth', async () => {
    writeFileSync(at('edition.json'), JSON.stringify({ crads: {}, cards: { m1: { cuont: 3 } } }));
    const { code, err } = await signoria(['simulate', 'condottiere', '--edition', at('edition.json')]);
    expect(code).toBe(2);
    expect(err).toContain('crads');
    expect(err).toContain('cards.m1.cuont');
  });
});

describe('replay', () => {
  it('tells the whole game to its result', async () => {
    const [english, russian] = await Promise.all([
      signoria(['replay', GAME]),
      signoria(['replay', GAME, '--lang', 'ru']),
    ]);
    expect(english.code).toBe(0);
    for (const name of ['Orsola', 'Tiberio', 'Fiammetta']) expect(english.out).toContain(name);
    expect(english.out.split('\n').length).toBeGreaterThan(file.entries.length / 2);
    expect(russian.out).toMatch(/\p{Script=Cyrillic}/u);
    expect(russian.out).not.toBe(english.out);
  });

  it.each(['en', 'ru'] as const)('says once who won, in %s', async (lang) => {
    const { out } = await signoria(['replay', GAME, '--lang', lang]);
    const module = await gameNamed('condottiere');
    const names = ['orsola', 'tiberio', 'fiammetta'].map((id) => botNameIn(tableText[lang], id));
    const won = module.text[lang].outcome(file.outcome!, { seat: null, name: (seat) => names[seat]! });
    expect(out.split('\n').filter((line) => line === won)).toHaveLength(1);
  });

  it('calls bots by the reader’s names for them, whatever language the file was made in', async () => {
    expect(file.names).toEqual(['orsola', 'tiberio', 'fiammetta'].map((bot) => ({ bot, level: 'adept' })));
    const { out } = await signoria(['replay', GAME, '--lang', 'ru']);
    for (const name of ['Орсола', 'Тиберио', 'Фьямметта']) expect(out).toContain(name);
    expect(out).not.toMatch(/Orsola|Tiberio|Fiammetta/);
  });

  it('still knows what bots were called before', async () => {
    const path = changed('former.json', () => ({ names: [{ bot: 'caterina', level: 'adept' }, 'Caterina'] }));
    const { out } = await signoria(['replay', path, '--to', '1', '--lang', 'ru']);
    expect(out).toContain('Катерина, Caterina, Игрок 3');
  });

  it('takes no orders for the terminal from a name', async () => {
    const path = changed('names.json', () => ({ names: ['\x1b[2JEve', null] }));
    const { code, out } = await signoria(['replay', path, '--to', '1']);
    expect(code).toBe(0);
    expect(out).toContain('[2JEve, Player 2, Player 3');
    expect(out).not.toContain('\x1b');
  });

  it('stops at an entry and shows the position as a seat saw it', async () => {
    const [open, own] = await Promise.all([
      signoria(['replay', GAME, '--to', '5']),
      signoria(['replay', GAME, '--to', '5', '--seat', '2']),
    ]);
    expect(open.out).toContain('after entry 5');
    expect(own.out).toContain('after entry 5');
    expect(own.out).not.toBe(open.out);
  });

  it('refuses entries and seats that are not there', async () => {
    const results = await Promise.all([
      signoria(['replay', GAME, '--to', '99999']),
      signoria(['replay', GAME, '--seat', '4']),
    ]);
    expect(results.map(({ code }) => code)).toEqual([2, 2]);
    expect(results[1]!.err).toContain('no seat 4');
  });
});
