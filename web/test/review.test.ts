/** The review's thread, the words of its page, and what its pictures are drawn from. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deciding,
  enumerate,
  type GameFile,
  type Judgement,
  keyFromSeed,
  type Match,
  type Measured,
  menuOf,
  play,
  random,
  startMatch,
  toFile,
} from '@signoria/kernel';
import {
  compose,
  type EntryReview,
  GLANCE,
  LONGEST_MS,
  MEASURED_WORLDS,
  type Part,
  partsOf,
  type Review,
  type Row,
} from '@signoria/review';
import { beforeAll, describe, expect, it } from 'vitest';
import { findGame, gameFolders } from '../../games/registry.ts';
import type { Playable } from '../games/playable.ts';
import { project } from '../local/replays.ts';
import { layOut, review } from '../local/review.ts';
import type { Opened, Order, Told } from '../local/review-calls.ts';
import { LUCK_WORDS } from '../pages/luck/words.ts';
import { errorText, signed } from '../pages/review/figures.ts';
import { goalsOf } from '../pages/review/goals.ts';
import { bandPath, flowsOf, linePath, placePaths, ribbon, ring, valuesBy } from '../pages/review/shapes.ts';
import { en } from '../pages/review/text/en.ts';
import { ru } from '../pages/review/text/ru.ts';
import { comparedIn, isOfMeasuredWorlds, wishOf } from '../pages/review/thinking/passes.ts';
import { isOf } from '../pages/review/thinking/review-cache.ts';
import { threadCount } from '../pages/review/thinking/thread.ts';
import { canRetry, entryAt, luckiestFor, toRetry, worstOf, worstOfAll } from '../pages/review/verdicts.ts';

/** Judging is work, and the machine may be busy. */
const JUDGING_MS = 60_000;

/** A short game by dice, so that a thread can judge all of it. */
function playOut({ game }: Playable, seats: number, most: number): Match {
  const match = startMatch(game, { seats, key: keyFromSeed('review') });
  const chance = random(3);
  for (let i = 0; i < most && match.state.outcome === null; i++) {
    const seat = deciding(game, match.state)[0]!;
    const choices = enumerate(menuOf(game, match.state, seat)!, chance);
    play(match, seat, game.notation.write(choices[chance.below(choices.length)]!));
  }
  return match;
}

type Asked = { [N in Order['name']]: Omit<Extract<Order, { name: N }>, 'id' | 'file'> }[Order['name']];

/** Orders something of a thread and hears it out. */
async function ordered(file: GameFile, asked: Asked): Promise<readonly Told[]> {
  const told: Told[] = [];
  await review({ id: 1, file, ...asked } as Order, findGame, (one) => told.push(one)); // put together again
  return told;
}

const partsIn = (told: readonly Told[]): readonly Part[] =>
  told.flatMap((one) => (one.tell === 'tick' && one.found !== null ? [one.found] : []));

function valueIn<T>(told: readonly Told[]): T {
  const last = told.at(-1)!;
  if (last.tell !== 'done') throw new Error(JSON.stringify(last));
  return last.value as T; // what was ordered
}

describe('a thread that reviews', () => {
  let file: GameFile;
  let opened: Opened;
  let found: Review;

  beforeAll(async () => {
    file = toFile(playOut(await findGame('condottiere'), 3, 16), ['Ada', 'Bianca', 'Carlo']);
    opened = valueIn<Opened>(await ordered(file, { name: 'open', order: null }));
    const shares = [0, 1].map((worker) => ({ worker, of: 2 }));
    const told = await Promise.all(
      shares.map((share) => ordered(file, { name: 'first', order: { readers: [0], share } })),
    );
    found = compose(opened.facts, { budget: GLANCE }, told.flatMap(partsIn));
  }, JUDGING_MS);

  it('judges every answer of the game, shared out or not', () => {
    expect(found).toMatchObject({ complete: true, seats: 3, hash: file.entries.at(-1)!.hash });
    expect(found.entries.map(({ seq }) => seq)).toEqual(file.entries.map((_, i) => i + 1));
    expect(found.entries.every(({ values }) => values.map(({ knowing }) => knowing).join() === 'open,0')).toBe(true);
    expect(found.ledger!.gap).toBeLessThan(1e-3);
  });

  it('looks again at the decisions it is told, and at one on demand', async () => {
    const real = found.entries.filter(({ decision }) => decision.real).slice(0, 2);
    const share = { worker: 0, of: 1 };
    const until = Date.now() + LONGEST_MS;
    const order = { entries: real, readers: null, share, until };
    const deep = partsIn(await ordered(file, { name: 'deep', order }));
    expect(deep.map((part) => part.part === 'entry' && part.entry.seq)).toEqual(real.map(({ seq }) => seq));
    const [one] = real;
    const looked = partsIn(await ordered(file, { name: 'look', order: { entry: one! } }));
    expect(looked).toHaveLength(1);
    const worlds = (part: Part) => (part.part === 'entry' ? part.entry.decision.answers[0]!.worlds : 0);
    expect(worlds(looked[0]!)).toBeGreaterThan(one!.decision.answers[0]!.worlds);
  });

  it('judges every position in as many worlds as were measured, and says so only of all of them', async () => {
    const until = Date.now() + LONGEST_MS;
    const order = { entries: [], readers: [0], share: { worker: 0, of: 1 }, until };
    const deep = partsIn(await ordered(file, { name: 'deep', order })).filter(({ part }) => part !== 'auction');
    const known = partsOf(found);
    const half = compose(opened.facts, { budget: GLANCE }, [...known, ...deep.slice(0, -1)]);
    expect([half.budget.values, half.ledger]).toEqual([GLANCE.values, found.ledger]);
    const whole = compose(opened.facts, { budget: GLANCE }, [...known, ...deep]);
    expect(whole.budget.values).toBe(MEASURED_WORLDS);
    expect(new Set([whole.opening!.worlds, ...whole.entries.map(({ worlds }) => worlds)])).toEqual(
      new Set([MEASURED_WORLDS]),
    );
    expect(whole.entries.every(({ values }) => values.map(({ knowing }) => knowing).join() === 'open,0')).toBe(true);
    expect(whole.ledger!.gap).toBeLessThan(1e-3);
    expect(whole.ledger).not.toEqual(found.ledger);
    // What was kept says the same of itself when it is opened again.
    expect(compose(opened.facts, whole, partsOf(whole))).toEqual(whole);
    expect([found, whole].map(isOfMeasuredWorlds)).toEqual([false, true]);
  });

  it('[P3] ends the long look at the moment it was told, whatever is left', async () => {
    const real = found.entries.filter(({ decision }) => decision.real);
    const order = { entries: real, readers: [0], share: { worker: 0, of: 1 }, until: Date.now() - 1 };
    expect(await ordered(file, { name: 'deep', order })).toEqual([{ id: 1, tell: 'done', value: null }]);
    expect(LONGEST_MS).toBe(60_000);
  });

  it('tries another answer, and says why one is better', async () => {
    const entry = found.entries.find(({ decision }) => decision.answers.length > 1)!;
    const { line } = entry.decision.answers.find((answer) => answer.line !== entry.decision.given)!;
    const tried = await ordered(file, { name: 'try', order: { seq: entry.seq, line: line! } });
    expect(valueIn(tried)).toMatchObject({ seq: entry.seq, given: line });
    const wish = { better: line, worse: entry.decision.given, besides: [], worlds: 2, told: 0 };
    const why = valueIn(await ordered(file, { name: 'explain', order: { seq: entry.seq, wish } }));
    expect(why).toMatchObject({ seq: entry.seq, better: line, worse: entry.decision.given });
  });

  it('says what is wrong with an answer that could not be given, and with a forged file', async () => {
    const [impossible] = await ordered(file, { name: 'try', order: { seq: 1, line: 'pass' } });
    expect(impossible).toMatchObject({ tell: 'failed' });
    const entries = file.entries.with(3, { ...file.entries[3]!, hash: '0'.repeat(64) });
    const [forged] = await ordered({ ...file, entries: [...entries.slice(0, -1)] }, { name: 'open', order: null });
    expect(forged).toMatchObject({ tell: 'failed', error: expect.stringContaining('4') });
  });

  it('[P9] has nothing to begin with while a game is running: its key is not in any view or file', async () => {
    const module = await findGame('condottiere');
    expect(() => layOut(module, { ...file, key: '0'.repeat(64) })).toThrow();
  });
});

describe('numbers readers know', () => {
  it.each(gameFolders().map((folder) => folder.split('/').at(-1)!))('are those of the replay: %s', async (id) => {
    const module = await findGame(id);
    const { min, max } = module.game.players;
    const file = toFile(playOut(module, Math.min(max, Math.max(min, 3)), 60));
    const { loaded } = project(module, file);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
    expect(layOut(module, file).shown.at(-1)).toBe(loaded.reel.last);
  });
});

function decided(seq: number, seat: number, loss: number, more: Partial<EntryReview['decision']> = {}): EntryReview {
  const estimate = { mean: loss, se: 0.01 };
  const answers = ['a', 'b'].map((line) => ({ line, share: estimate, points: estimate, worlds: 4 }));
  const decision = { real: true, forced: false, loss: estimate, grade: null, given: 'a', best: 'b', answers, ...more };
  const luck = [
    {
      purpose: 'deal',
      seat: null,
      index: 0,
      luck: [
        { mean: loss, se: 0.01 },
        { mean: -loss, se: 0.01 },
      ],
    },
  ];
  return { seq, seat, decision, luck } as unknown as EntryReview; // as much of one as a verdict reads
}

describe('verdicts', () => {
  const entries = [
    decided(1, 0, 0.03),
    decided(2, 1, 0.2, { grade: 'blunder' }),
    decided(3, 0, 0.12, { grade: 'blunder' }),
    decided(4, 0, 0.5, { real: false }),
    decided(5, 0, 0.06, { grade: 'mistake' }),
    decided(6, 0, 0),
  ];
  const known = { entries } as unknown as Review; // nothing else is read

  it('are the most expensive decisions that count, mine in the order of the game, everybody’s by loss', () => {
    expect(worstOf(known, 0).map(({ seq }) => seq)).toEqual([1, 3, 5]);
    expect(worstOfAll(known).map(({ seq }) => seq)).toEqual([2, 3, 5, 1]);
  });

  it('are tried again the largest first, and only what is surely a loss where anything is', () => {
    expect(toRetry(known, 0)).toEqual([3, 5]);
    expect(toRetry({ entries: entries.slice(0, 1) } as unknown as Review, 0)).toEqual([1]);
    const free = decided(7, 0, 0.3, { answers: [{ line: null }] as never });
    expect(canRetry(free)).toBe(false);
  });

  it('tell the draws that brought a seat most', () => {
    expect(luckiestFor(known, 1).map(({ seq, share }) => [seq, share.mean])).toEqual([
      [4, -0.5],
      [2, -0.2],
      [3, -0.12],
      [5, -0.06],
      [1, -0.03],
    ]);
  });

  it('tell no draw that may be the accident of so few worlds', () => {
    const [one] = entries;
    const drawn = (se: number) => ({ ...one!, luck: [{ ...one!.luck[0]!, luck: [{ mean: 0.05, se }] }] });
    const told = (se: number) => luckiestFor({ entries: [drawn(se)] } as unknown as Review, 0).length;
    expect([told(0.02), told(0.03)]).toEqual([1, 0]);
  });

  it('compare the better answer with the given, or the given with the next best', () => {
    expect(comparedIn(entries[0]!)).toEqual(['b', 'a']);
    expect(comparedIn(decided(1, 0, 0, { best: 'a' }))).toEqual(['a', 'b']);
    const many = ['d', 'c', 'b', 'a'].map((line) => ({ line })) as never;
    expect(wishOf(decided(1, 0, 0.1, { best: 'd', given: 'a', answers: many }), 7)).toMatchObject({
      ...{ better: 'd', worse: 'a', besides: ['d', 'c', 'b'], told: 7 },
    });
  });

  it('at a position where several decided unseen are the picked one’s, else the reader’s', () => {
    const before = () => 4;
    const at = (picked: number | null, reader: number) =>
      entryAt(entries.slice(0, 3), { shown: 4, picked, reader, before })?.seq;
    expect([at(3, 1), at(null, 1), at(null, 5)]).toEqual([3, 2, 1]);
    expect(entryAt(entries, { shown: 9, picked: 1, reader: 0, before })).toBeNull();
  });
});

describe('pictures', () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 100, last: 2, max: 100 };
  const line = [
    { mean: 0, se: 0 },
    { mean: 50, se: 5 },
    { mean: 100, se: 0 },
  ];

  it('draw a line, and two standard errors around it', () => {
    expect(linePath(frame, line)).toBe('M0 100L50 50L100 0');
    expect(bandPath(frame, line)).toBe('M0 100L50 40L100 0L100 0L50 60L0 100Z');
    expect([linePath(frame, [null]), bandPath(frame, [])]).toEqual(['', '']);
  });

  it('lay the chances of places one on the other', () => {
    const places = [
      [
        { mean: 0.25, se: 0 },
        { mean: 0.75, se: 0 },
      ],
    ];
    const value = { shares: [], points: [], places };
    expect(placePaths({ ...frame, last: 1 }, [value, value], 0)).toEqual([
      'M0 100L100 100L100 75L0 75Z',
      'M0 75L100 75L100 0L0 0Z',
    ]);
  });

  it('carry on what was last known, for the reader where it was drawn and open else', () => {
    const value = (mean: number) => ({ shares: [{ mean, se: 0 }], points: [], places: [] });
    const curves = (open: number) => [{ knowing: 'open', value: value(open) }];
    const known = {
      opening: { values: [...curves(0.1), { knowing: 0, value: value(0.2) }] },
      entries: [{ seq: 2, values: curves(0.4) }],
    } as unknown as Review; // as much of one as a curve reads
    const at = (knowing: 0 | 'open') => valuesBy(known, knowing, 3, (seq) => seq).map((one) => one!.shares[0]!.mean);
    expect(at('open')).toEqual([0.1, 0.1, 0.4, 0.4]);
    expect(at(0)).toEqual([0.2, 0.2, 0.4, 0.4]);
  });

  it('move win share from whom to whom, net, and book luck apart', () => {
    const rows: readonly Row[] = [
      { of: 'opening', moves: [0.1, -0.1, 0] },
      { of: 0, moves: [-0.3, 0.2, 0.1] },
      { of: 1, moves: [0.05, -0.05, 0] },
      { of: 'chance', moves: [0, 0.1, -0.1] },
      { of: 'residual', moves: [0.9, -0.9, 0] },
    ];
    const { decisions, luck } = flowsOf(rows, 3);
    expect(decisions.map(({ from, to, share }) => [from, to, Number(share.toFixed(3))])).toEqual([
      [0, 1, 0.15],
      [0, 2, 0.1],
    ]);
    expect(luck.map((share) => Number(share.toFixed(3)))).toEqual([0.1, 0, -0.1]);
  });

  it('stand in a ring within the picture, with ribbons that end where they should', () => {
    for (const [x, y] of ring(5, 250, 190, 28)) {
      expect([x > 0 && x < 250, y > 0 && y < 190]).toEqual([true, true]);
    }
    const { d, middle } = ribbon([0, 0], [100, 0], 4, 0);
    expect(d).toContain(' 100 0 ');
    expect(middle).toEqual([50, 0]);
  });
});

describe('figures', () => {
  it('have a sign and an error that is never none', () => {
    expect([signed(-4.12), signed(3, 0), signed(0.01), signed(-0.04)]).toEqual(['−4.1', '+3', '0', '0']);
    expect([errorText(0), errorText(1.26)]).toEqual(['± 0.1', '± 1.3']);
  });
});

describe('threads', () => {
  it('are several wherever there may be several cores', () => {
    expect([undefined, 1, 2, 4, 64].map(threadCount)).toEqual([2, 2, 2, 3, 6]);
  });
});

describe('a kept review', () => {
  it('is of this game, by this engine, in this format, or none', () => {
    const kept = { format: 'signoria-review/1', hash: 'h', engine: 'e' } as const;
    expect(isOf(kept, 'h', 'e')).toBe(true);
    for (const other of [null, undefined, {}, { ...kept, hash: 'x' }, { ...kept, engine: 'x' }]) {
      expect(isOf(other, 'h', 'e')).toBe(false);
    }
  });
});

async function measuredOf(game: string) {
  const policy = `../../games/${game}/policy`;
  const { MEASURED } = (await import(`${policy}/measured.ts`)) as { readonly MEASURED: Measured };
  const { JUDGEMENT } = (await import(`${policy}/judgement.ts`)) as { readonly JUDGEMENT: Judgement };
  return [game, { MEASURED, JUDGEMENT }] as const;
}

describe('what was measured', () => {
  const docs = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'review.md'), 'utf8').replaceAll('−', '-');
  it('[P6] tells with which engine each figure was measured, and takes as much luck off as it was measured with', async () => {
    for (const [game, { MEASURED, JUDGEMENT }] of await Promise.all(Object.keys(missed).map(measuredOf))) {
      expect(docs).toContain(`**Engine ${MEASURED.engines.ledgers}**`);
      expect(docs).toContain(`**Engine ${MEASURED.engines.forecast}**`);
      expect([game, JUDGEMENT.luck]).toEqual([game, MEASURED.weights]);
      expect([MEASURED.engines.ledgers, MEASURED.engines.stability, MEASURED.worlds]).toEqual([3, 3, MEASURED_WORLDS]);
    }
  });

  it('[P6] is told with every table of results without luck, in every language', () => {
    const figures = ['9.7', '2.6', '19.5', '78', '44'] as const;
    for (const { missed: say } of Object.values(LUCK_WORDS)) {
      expect(figures.filter((figure) => !say(...figures).includes(figure))).toEqual([]);
    }
  });

  it('[P6] grades are counted by the grades there are, and the ledger by the strict definition', () => {
    const held = (changed: number, strict: number) => {
      const stability = { changed, graded: 100, decisions: 10_000 };
      const residual = { construction: 0, strict };
      const figures = { forecast: [0], luck: [], variance: { mean: 0 }, losses: [], stability, residual };
      return goalsOf(figures as unknown as Measured).flatMap(({ what, held: yes }) => (yes ? [what] : []));
    };
    expect(
      [held(5, 3), held(6, 3.1)].map((all) => all.filter((what) => what !== 'forecast' && what !== 'luck')),
    ).toEqual([['losses', 'stability', 'residual'], ['losses']]);
  });

  const missed: { readonly [game: string]: readonly string[] } = {
    condottiere: ['forecast', 'variance', 'stability', 'residual'],
    'princes-of-florence': ['variance', 'stability'],
    'princes-of-the-renaissance': ['variance', 'stability', 'residual'],
    virtu: ['forecast', 'variance', 'losses', 'stability'],
    'pax-illuminaten': ['variance', 'stability'],
  };

  it.each(Object.keys(missed))(
    '[P6] is what docs/review.md publishes, and its misses are told as misses: %s',
    async (game) => {
      const { MEASURED: m } = (await import(`../../games/${game}/policy/measured.ts`)) as {
        readonly MEASURED: Measured;
      };
      const published = [
        m.forecast.map((points) => points.toFixed(1)).join(', '),
        m.luck.map(({ mean, se }) => `${mean.toFixed(1)} ± ${se.toFixed(1)}`).join(', '),
        `${m.variance.mean.toFixed(1)} ± ${m.variance.se.toFixed(1)} %: **missed**`,
        `| ${m.weights.opening}, ${m.weights.chance} |`,
        `${m.ceiling.toFixed(1)} %`,
        `${m.residual.construction.toFixed(1)} (${m.residual.strict.toFixed(1)})`,
        `${m.stability.changed} of ${m.stability.graded} (of ${m.stability.decisions})`,
        `--games ${m.games}`,
      ];
      expect(published.filter((figure) => !docs.includes(figure))).toEqual([]);
      // With the error of each, or without.
      const losses = m.losses.map((loss) => loss.toFixed(1).replace('.', '\\.')).join('( ± \\d\\.\\d)?, ');
      expect(docs).toMatch(new RegExp(`\\| ${losses}( ± \\d\\.\\d)? \\|`));
      expect(goalsOf(m).flatMap(({ what, held }) => (held ? [] : [what]))).toEqual(missed[game]);
    },
  );

  it('[P6] is there for every game with a mind of its own, and shown', () => {
    const measured = gameFolders().filter((folder) => existsSync(join(folder, 'policy', 'measured.ts')));
    expect(measured.map((folder) => folder.split('/').at(-1))).toEqual(Object.keys(missed).toSorted());
  });
});

/** Every text by its path; functions are called with whatever they may get. */
function textsOf(table: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'function') {
      const say = value as (...given: readonly unknown[]) => string;
      return [1, 2, 5, 21].map((n) => [at, say(n, n + 1, n + 2)] as const);
    }
    return textsOf(value as object, at);
  });
}

describe('the words', () => {
  it('are there in both languages, each in its own letters', () => {
    const [english, russian] = [textsOf(en), textsOf(ru)];
    expect(russian.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect(english.filter(([, text]) => text === '' || /[а-яё]/i.test(text))).toEqual([]);
    expect(russian.filter(([, text]) => text === '' || /[a-z]/i.test(text))).toEqual([]);
  });
});
