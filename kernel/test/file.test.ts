// The game file: replayed, verified, and every tampering found at the entry where it begins.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileProblem, GameFile, Match, OptionSchema } from '../index.ts';
import {
  canonical,
  keyFromSeed,
  lastHash,
  play,
  random,
  readFile,
  replayEntry,
  resumeMatch,
  startMatch,
  toFile,
  underRules,
  verify,
  type Written,
  writeMatch,
} from '../index.ts';
import { randomMatch, randomStep } from '../testing/index.ts';
import { named } from '../testing/start.ts';
import { ticTacToe } from '../testing/toys/tictactoe.ts';
import { match, playAll } from './toys/act.ts';
import { regatta } from './toys/regatta/game.ts';

/** A finished match with an undo and a take-back in it. */
const finished: Match = (() => {
  for (let n = 0; ; n++) {
    const { start, random } = named(`finished-${n}`, 3);
    const m = randomMatch(regatta, start, random);
    const lines = m.log.map(({ entry }) => entry.line).join('\n');
    if (lines.includes('@undo') && lines.includes('@takeback')) return m;
  }
})();

const NAMES = ['Ann', 'Bea', 'Cyd'];
const good = toFile(finished, NAMES);
const text = JSON.stringify(good);

type Loose<T> = { -readonly [K in keyof T]: T[K] extends object ? Loose<T[K]> : T[K] | null };

/** The problem of the file after this change. */
function tampered(change: (file: Loose<GameFile>) => void): FileProblem | null {
  const file = JSON.parse(text);
  change(file);
  const read = readFile(JSON.stringify(file));
  if (!read.ok) return read.problem;
  const verdict = verify(regatta, read.file);
  return verdict.ok ? null : verdict.problem;
}

const indexOf = (verb: string) => good.entries.findIndex(({ line }) => line.startsWith(verb));

describe('a good file', () => {
  it('verifies, and gives the match back whole', () => {
    const read = readFile(text);
    const verdict = verify(regatta, (read as { file: GameFile }).file);
    expect(verdict.ok && canonical(verdict.match.state)).toBe(canonical(finished.state));
    expect(verdict.ok && canonical(verdict.match.log)).toBe(canonical(finished.log));
    expect(verdict.ok && toFile(verdict.match, NAMES)).toEqual(good);
  });

  it('verifies before the end and before the first move', () => {
    const m = match(regatta, 2);
    expect(verify(regatta, toFile(m)).ok).toBe(true);
    playAll(m, '0 spy');
    expect(verify(regatta, toFile(m)).ok).toBe(true);
  });

  it('says the same on every machine: the chain of hashes does not move', () => {
    const m = match(ticTacToe, 2, 'pinned');
    expect(lastHash(m)).toBe('7437accef759538e05c02fe924d6604a205dcd039400ebf6248e7253fc56ce1d');
    playAll(m, '0 mark 4', '1 mark 0');
    expect(lastHash(m)).toBe('f3bc1199e0f4cb36ec530b502f2ef0e247efffc6cdce0e540ffe3c1e20c0776a');
  });
});

describe('a tampered file', () => {
  const at = 4;

  it('is found by a changed line', () => {
    expect(
      tampered((f) => {
        f.entries[at]!.line = 'sail 99';
      }),
    ).toMatchObject({
      entry: at + 1,
      problem: 'refused',
    });
    expect(
      tampered((f) => {
        f.entries[at]!.line = '?';
      }),
    ).toMatchObject({
      entry: at + 1,
      problem: 'refused',
      refusal: { why: 'unreadable' },
    });
    expect(
      tampered((f) => {
        f.entries[at]!.line = ` ${f.entries[at]!.line} `;
      }),
    ).toMatchObject({
      entry: at + 1,
      problem: 'hash',
    });
  });

  it('is found by another legal move', () => {
    const hoist = indexOf('hoist');
    const other = good.entries[hoist]!.line === 'hoist red' ? 'hoist white' : 'hoist red';
    expect(
      tampered((f) => {
        f.entries[hoist]!.line = other;
      }),
    ).toEqual({
      entry: hoist + 1,
      problem: 'hash',
      line: other,
    });
  });

  it('is found by a changed hash', () => {
    expect(
      tampered((f) => {
        f.entries[at]!.hash = keyFromSeed('x');
      }),
    ).toMatchObject({
      entry: at + 1,
      problem: 'hash',
    });
  });

  it('is found by a changed seat', () => {
    expect(
      tampered((f) => {
        f.entries[at]!.seat = 7;
      }),
    ).toMatchObject({ entry: at + 1, problem: 'refused' });
    expect(
      tampered((f) => {
        f.entries[at]!.seat = null;
      }),
    ).toMatchObject({ entry: at + 1, problem: 'refused' });
    expect(
      tampered((f) => {
        f.entries[at]!.seat = ((f.entries[at]!.seat ?? 0) + 1) % 3;
      }),
    ).toMatchObject({
      entry: at + 1,
    });
  });

  it('is found at the first of several places', () => {
    const problem = tampered((f) => {
      f.entries[at + 3]!.line = 'sail 99';
      f.entries[at]!.hash = keyFromSeed('x');
    });
    expect(problem).toMatchObject({ entry: at + 1, problem: 'hash' });
  });

  it('is found by a missing, doubled or moved entry', () => {
    expect(tampered((f) => void f.entries.splice(at, 1))).toMatchObject({ entry: at + 1 });
    expect(tampered((f) => void f.entries.splice(at, 0, f.entries[at]!))).toMatchObject({ entry: at + 1 + 1 });
    expect(tampered((f) => void f.entries.pop())).toEqual({ entry: good.entries.length - 1, problem: 'outcome' });
  });

  it('is found by an undo or a take-back that says something else', () => {
    for (const verb of ['@undo', '@takeback']) {
      const i = indexOf(verb);
      expect(
        tampered((f) => {
          f.entries[i]!.line = `${verb} 0x1`;
        }),
      ).toMatchObject({ entry: i + 1 });
      expect(
        tampered((f) => {
          f.entries[i]!.line = '@forget 1';
        }),
      ).toMatchObject({
        entry: i + 1,
        problem: 'refused',
      });
    }
    expect(
      tampered((f) => {
        f.entries[0]!.line = '@undo 0';
      }),
    ).toMatchObject({ entry: 1, problem: 'refused' });
  });

  it('is found by another outcome', () => {
    const entry = good.entries.length;
    expect(
      tampered((f) => {
        Object.assign(f, { outcome: { ...good.outcome, reason: 'bribery' } });
      }),
    ).toEqual({ entry, problem: 'outcome' });
    expect(tampered((f) => void Object.assign(f, { outcome: null }))).toEqual({ entry, problem: 'outcome' });
  });

  it('is found by another key or commitment', () => {
    expect(
      tampered((f) => {
        f.key = keyFromSeed('x');
      }),
    ).toEqual({ entry: 0, problem: 'commitment' });
    expect(
      tampered((f) => {
        f.header.commitment = keyFromSeed('x');
      }),
    ).toEqual({ entry: 0, problem: 'commitment' });
  });

  it('is found by another header', () => {
    expect(
      tampered((f) => {
        f.header.game = 'chess';
      }),
    ).toEqual({
      entry: 0,
      problem: 'game',
      expected: 'regatta',
      given: 'chess',
    });
    expect(
      tampered((f) => {
        f.header.rules = 2;
      }),
    ).toEqual({ entry: 0, problem: 'rules', expected: 1, given: 2 });
    expect(
      tampered((f) => {
        f.header.seats = 9;
      }),
    ).toMatchObject({
      entry: 0,
      problem: 'start',
      problems: [{ problem: 'players' }],
    });
    expect(
      tampered((f) => {
        f.header.seats = 4;
      }),
    ).toMatchObject({ entry: 1 });
    expect(tampered((f) => void Object.assign(f.header.options, { rounds: 2 }))).toMatchObject({
      entry: 1,
      problem: 'hash',
    });
    expect(tampered((f) => void Object.assign(f.header.options, { fog: 1 }))).toMatchObject({
      entry: 0,
      problem: 'start',
    });
    expect(
      tampered((f) => {
        f.header.edition = { top: 7 };
      }),
    ).toMatchObject({ entry: 1 });
    expect(
      tampered((f) => {
        f.header.edition = 'x';
      }),
    ).toMatchObject({ entry: 0, problem: 'start' });
  });
});

describe('a file that is none', () => {
  it.each([
    ['no JSON', '{', ''],
    ['not an object', '[]', 'not an object'],
    ['another format', '{"format":"pgn"}', 'format is "pgn", expected "signoria/1"'],
    ['no header', '{"format":"signoria/1"}', 'no header'],
  ])('%s is said to be unreadable', (_, given, detail) => {
    const read = readFile(given);
    expect(read).toMatchObject({ ok: false, problem: { entry: 0, problem: 'format' } });
    expect(!read.ok && read.problem.problem === 'format' && read.problem.detail).toContain(detail);
  });

  it.each(['game', 'rules', 'seats', 'options', 'commitment'])('a header without its %s is named', (field) => {
    expect(tampered((f) => void Reflect.deleteProperty(f.header, field))).toMatchObject({
      problem: 'format',
      detail: expect.stringContaining(`header.${field}`),
    });
  });

  it('a bad key, bad entries or a bad entry are named', () => {
    expect(
      tampered((f) => {
        f.key = 'secret';
      }),
    ).toMatchObject({ detail: 'key is not 64 hex digits' });
    expect(tampered((f) => void Object.assign(f, { entries: {} }))).toMatchObject({ detail: 'entries is not a list' });
    for (const at of [0, 2]) {
      expect(tampered((f) => void Object.assign(f.entries[at]!, { line: 5 }))).toMatchObject({
        detail: `entry ${at + 1} is not { seat, line, hash }`,
      });
    }
  });

  it('what is no JSON is told as the reader of JSON tells it', () => {
    const why = (given: string) => {
      const read = readFile(given);
      return read.ok || read.problem.problem !== 'format' ? '' : read.problem.detail;
    };
    expect(why('{"format":')).toMatch(/^Unexpected end of JSON/);
  });
});

describe('an entry', () => {
  const fine = { seat: 0, line: 'x', hash: 'y' };
  const problem = (entry: unknown) => {
    const read = readFile(JSON.stringify({ ...good, entries: [fine, { ...fine, seat: null }, entry] }));
    return read.ok ? null : read.problem;
  };

  it.each([null, 3, 'text', [], {}, { ...fine, seat: '0' }, { ...fine, line: 7 }, { ...fine, hash: null }])(
    'must be one: %j is named',
    (entry) => {
      const detail = 'entry 3 is not { seat, line, hash }';
      expect(problem(entry)).toEqual({ entry: 0, problem: 'format', detail });
    },
  );

  it('of a seat or of the whole table is one', () => {
    expect([problem(fine), problem({ ...fine, seat: null })]).toEqual([null, null]);
  });

  it('at which the rules themselves break is no fault of the file', () => {
    const read = () => {
      throw new Error('torn rules');
    };
    const torn = { ...regatta, notation: { ...regatta.notation, read } };
    expect(() => verify(torn, good)).toThrow('torn rules');
  });
});

describe('a file with one byte changed', () => {
  it('never crashes, and never passes for another game', () => {
    const bytes = new TextEncoder().encode(text);
    const told = (file: GameFile) => canonical({ ...file, names: [] });
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }), (place, byte) => {
        const changed = new TextDecoder().decode(bytes.with(place, byte));
        const read = readFile(changed);
        if (!read.ok) return;
        const verdict = verify(regatta, read.file);
        if (verdict.ok) expect(told(toFile(verdict.match))).toBe(told(good));
      }),
      { numRuns: 400, examples: examplesOf(text) },
    );
  });
});

/** Changes that keep the JSON whole and so get furthest. */
function examplesOf(json: string): [number, number][] {
  const digits = [...json.matchAll(/"seat":(\d)|"rounds":(\d)|"seats":(\d)|[a-z] (\d)"/g)];
  return digits.map((match) => [match.index + match[0].search(/\d/), '1'.charCodeAt(0)]);
}

describe('replay', () => {
  it('does again what the entries say', () => {
    const { header, key } = finished;
    const again = startMatch(regatta, { seats: header.seats, options: header.options, key });
    for (const { entry } of finished.log) expect(replayEntry(again, entry).entry).toEqual(entry);
    expect(lastHash(again)).toBe(lastHash(finished));
  });
});

/** As it comes back from a store. */
const written = (m: Match): Written => JSON.parse(JSON.stringify(writeMatch(m))) as Written;
const entriesOf = ({ log }: Match) => log.map(({ entry }) => entry);
const startOf = ({ header, key }: Match) => ({ ...header, key });
const resumed = (m: Match, from = written(m)) => resumeMatch(m.game, startOf(m), entriesOf(m), from);

const chance = random(7);
/** One more answer at random. */
function randomPlay(m: Match) {
  const { seat, deed } = randomStep(m.game, m.state, chance);
  return play(m, seat, m.game.notation.write(deed.choice)).entry;
}

describe('a match written down', () => {
  it('is none before the first entry, nor while something can be undone', () => {
    expect(writeMatch(match(regatta, 2))).toBeNull();
    expect(writeMatch({ ...finished, drafts: [{} as Match['drafts'][number]] })).toBeNull();
  });

  it('is resumed where it was, with its log and all that came of it', () => {
    const again = resumed(finished)!;
    expect(canonical(again.state)).toBe(canonical(finished.state));
    expect(again.log).toEqual(finished.log);
    expect(lastHash(again)).toBe(lastHash(finished));
  });

  it('can be played on, to the same state as without it', () => {
    const m = match(regatta, 3);
    while (writeMatch(m) === null) randomPlay(m);
    const again = resumed(m)!;
    const { seat, line, hash } = randomPlay(m);
    expect(play(again, seat!, line).entry.hash).toBe(hash);
  });

  it('does not fit other rules, another log, another position', () => {
    const sound = written(finished);
    expect(resumed(finished, { ...sound, rules: 2 })).toBeNull();
    expect(resumed(finished, { ...sound, told: sound.told.slice(1) })).toBeNull();
    expect(resumed(finished, { ...sound, state: { ...sound.state, asked: sound.state.asked + 1 } })).toBeNull();
  });

  it('does not fit when it tells of nothing, of more than there was, or in another shape', () => {
    const sound = written(finished);
    const [first, ...rest] = sound.told;
    expect(resumed(finished, { ...sound, told: [] })).toBeNull();
    expect(resumed(finished, { ...sound, told: [...sound.told, first!] })).toBeNull();
    for (const shape of [{}, ['events', null, 1], [[], null, 'one'], [[], null]]) {
      const told = [shape, ...rest] as unknown as Written['told'];
      expect(resumed(finished, { ...sound, told })).toBeNull();
    }
  });
});

describe('earlier rules', () => {
  it('[T5] rules that can still be played are as good as before, for what was written down and for a file', () => {
    const later = { ...regatta, rules: 2, setup: ticTacToe.setup as never, earlier: { 1: { setup: regatta.setup } } };
    const then = underRules(later, 1)!;
    const again = resumeMatch(then, startOf(finished), entriesOf(finished), written(finished));
    expect(canonical(again?.state)).toBe(canonical(finished.state));
    const verdict = verify(later, toFile(finished));
    expect(verdict.ok && verdict.match.header.rules).toBe(1);
    expect(underRules(later, 2)).toBe(later);
    expect(underRules(later, 3)).toBeNull();
  });

  it('[T5] what could be chosen under earlier rules, and no more, stands in their header', () => {
    const more: OptionSchema = { ...regatta.options, calm: { kind: 'switch', default: false, rules: [] } };
    const then = { setup: regatta.setup, options: regatta.options };
    const verdict = verify({ ...regatta, rules: 2, options: more, earlier: { 1: then } }, toFile(finished));
    expect(verdict.ok && verdict.match.header.options).toEqual(finished.header.options);
  });
});
