/** What the table page makes of a view: offers, chronicle, pace. Without a browser. */

import type { Choice, GameText, Menu, Question, Reader } from '@signoria/kernel';
import { FEW_ANSWERS } from '@signoria/kit';
import type { LogItem, TableView } from '@signoria/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chronicle, type Telling, undoBarrier } from '../pages/table/chronicle/chronicle.ts';
import { makePlayback, newsOf, stepMs } from '../pages/table/chronicle/playback.ts';
import { sinceLast } from '../pages/table/chronicle/since.ts';
import { ranked } from '../pages/table/end/ranked.ts';
import { closed, isComplete, itemsOf } from '../pages/table/forms/subset.ts';
import {
  asQuestion,
  buttonsOf,
  hintAbout,
  NO_OFFER,
  offerOf,
  withoutAsked,
  withoutForms,
} from '../pages/table/prompt/offer.ts';
import { isFinal, tap, warningsFor } from '../pages/table/prompt/tap.ts';

const reader: Reader = { seat: 0, name: (seat) => `P${seat}` };
const notation = { write: (c: Choice) => JSON.stringify(c), read: (line: string) => JSON.parse(line) as Choice };
const text = {
  choice: (c: Choice) => `do ${c.do}`,
  event: (e: { what: string }) => e.what,
} as unknown as GameText; // the two texts that are asked for here
const speech = { notation, text, reader };

const ask = (menu: Menu<Choice>, blocked: Question['blocked'] = []): Question => ({
  ticket: 1,
  at: 'turn',
  deciding: [0],
  sealed: false,
  rules: [],
  menu,
  blocked,
  picked: null,
});

const play = (card: number): Choice => ({ do: 'play', card }) as Choice;
const pass: Choice = { do: 'pass' };
const AMOUNT = { kind: 'amount', base: { do: 'bid' }, min: 1, max: 3, step: 1 } as const;

describe('[B3] [B5] pointing at an answer', () => {
  const careful = { confirming: true, warning: true };
  const regret = { line: 'bishop', why: 'alone', rules: ['X-1'] };
  const advice = { revocable: ['bishop', 'scarecrow'], warnings: [regret, { ...regret, line: 'winter' }] };

  it('gives it at once where it can be taken back', () => {
    expect(tap('scarecrow', null, advice, careful)).toBe('answer');
    expect([isFinal('scarecrow', advice), isFinal('pass', advice)]).toEqual([false, true]);
  });

  it('waits for a second press where there is no way back, unless that was switched off', () => {
    expect(tap('pass', null, advice, careful)).toBe('select');
    expect(tap('pass', 'scarecrow', advice, careful)).toBe('select');
    expect(tap('pass', 'pass', advice, careful)).toBe('answer');
    expect(tap('pass', null, advice, { ...careful, confirming: false })).toBe('answer');
  });

  it('[R5] waits where there is a warning, unless that was switched off', () => {
    expect(tap('bishop', null, advice, careful)).toBe('select');
    expect(tap('bishop', 'bishop', advice, careful)).toBe('answer');
    expect(tap('winter', null, advice, { confirming: false, warning: true })).toBe('select');
    expect(tap('winter', null, advice, { confirming: false, warning: false })).toBe('answer');
    expect(tap('bishop', null, advice, { confirming: true, warning: false })).toBe('answer');
    expect(warningsFor('bishop', advice, careful)).toEqual([regret]);
    expect(warningsFor('bishop', advice, { warning: false })).toEqual([]);
    expect(warningsFor(null, advice, careful)).toEqual([]);
  });
});

describe('what may be done at any time', () => {
  it('is left to the board where the board asks it itself', () => {
    const talk = { at: 'talk', menu: { kind: 'list', choices: [pass] }, rules: [] } as const;
    const trade = { ...talk, at: 'trade' };
    expect(withoutAsked([talk, trade], ['talk'])).toEqual([trade]);
    expect(withoutAsked([talk, trade])).toEqual([talk, trade]);
  });
});

describe('what a menu offers', () => {
  it('takes lists and forms apart, however they are nested', () => {
    const menu: Menu<Choice> = {
      kind: 'any',
      of: [
        { kind: 'list', choices: [pass] },
        { kind: 'any', of: [AMOUNT, { kind: 'list', choices: [play(1)] }] },
      ],
    };
    const offer = offerOf(ask(menu), speech);
    expect(offer.options.map(({ line }) => line)).toEqual([pass, play(1)].map(notation.write));
    expect(offer.forms).toEqual([AMOUNT]);
  });

  it('offers nothing to who is not asked', () => {
    expect(offerOf({ menu: null, blocked: [] }, speech)).toEqual(NO_OFFER);
    expect(offerOf(null, speech)).toEqual(NO_OFFER);
  });

  it('puts a few answers into the bar, blocked ones included', () => {
    const blocked = [{ choice: play(9), why: 'no', rules: ['X-1'] }];
    const offer = offerOf(ask({ kind: 'list', choices: [pass, play(1)] }, blocked), speech);
    expect(buttonsOf(offer, null)).toMatchObject({ all: true, options: offer.options, blocked: offer.blocked });
  });

  it('leaves forms that the board asks to the board, closed ones as well, but not what is closed in the list', () => {
    const closed = (choice: object) => ({ choice: choice as Choice, why: 'no', rules: ['X-1'] });
    const menu: Menu<Choice> = { kind: 'any', of: [{ kind: 'list', choices: [play(1)] }, AMOUNT] };
    const forms = [
      { do: 'bid', amount: 9 },
      { do: 'keep', items: ['a'] },
      { do: 'ally', power: 'france', payment: [] },
      { do: 'place', piece: 'lake', at: 3, turn: 0, flip: false },
    ];
    const offer = offerOf(ask(menu, [...forms, pass, play(2)].map(closed)), speech);
    const left = withoutForms(offer);
    expect(left.forms).toEqual([]);
    expect(left.options).toEqual(offer.options);
    expect(left.blocked.map(({ choice }) => choice)).toEqual([pass, play(2)]);
    expect(buttonsOf(left, null)).toMatchObject({ all: true, blocked: left.blocked });
    expect(buttonsOf(offer, null).all).toBe(false);
  });

  it('leaves many to the board and the list, but keeps bare verbs and what is pointed at', () => {
    const choices = [pass, ...Array.from({ length: FEW_ANSWERS }, (_, i) => play(i))];
    const offer = offerOf(ask({ kind: 'list', choices }), speech);
    const lines = (selected: string | null) => buttonsOf(offer, selected).options.map(({ line }) => line);
    expect(lines(null)).toEqual([notation.write(pass)]);
    expect(lines(notation.write(play(2)))).toEqual([pass, play(2)].map(notation.write));
    expect(buttonsOf(offer, null).all).toBe(false);
  });

  it('hints at the form where there is one, in the bar or on the board, and counts answers only without', () => {
    const list: Menu<Choice> = { kind: 'list', choices: [pass] };
    const mixed = offerOf(ask({ kind: 'any', of: [list, AMOUNT] }), speech);
    expect(hintAbout(mixed, mixed)).toBe('form');
    // Beside a form that the board asks, “one thing you may do” would be untrue.
    expect(hintAbout(mixed, withoutForms(mixed))).toBe('board');
    const plain = offerOf(ask(list), speech);
    expect(hintAbout(plain, plain)).toBe(1);
    expect(hintAbout(NO_OFFER, NO_OFFER)).toBe('board');
  });

  it('words a freedom like a question put to the reader', () => {
    const menu: Menu<Choice> = { kind: 'list', choices: [pass] };
    expect(asQuestion({ at: 'talk', menu, rules: ['X-2'] }, 2)).toMatchObject({ at: 'talk', deciding: [2], menu });
  });
});

describe('choosing some of several things', () => {
  const limits = {
    of: [
      { id: 'a', count: 2, group: 'g', weight: 3 },
      { id: 'b', count: 1, group: 'g', weight: 1 },
      { id: 'c', count: 3, weight: 2 },
    ],
    min: 1,
    max: 3,
    perGroup: 2,
    budget: 7,
  };

  it('answers in the order of the menu', () => {
    expect(itemsOf(limits, { c: 1, a: 2 })).toEqual(['a', 'a', 'c']);
  });

  it('says why no more can be taken', () => {
    expect(closed(limits, { a: 1, b: 1 }, limits.of[0]!)).toBe('group');
    expect(closed(limits, { a: 2 }, limits.of[2]!)).toBe('budget');
    expect(closed(limits, { b: 1, c: 2 }, limits.of[2]!)).toBe('full');
    expect(closed(limits, {}, limits.of[0]!)).toBeNull();
  });

  it('is complete only within all limits', () => {
    expect([{}, { a: 1 }, { a: 2, c: 1 }, { a: 2, b: 1 }].map((chosen) => isComplete(limits, chosen))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

const entry = (seq: number, seat: number | null, more: Partial<LogItem> = {}): LogItem => ({
  seq,
  seat,
  at: 0,
  events: [{ what: `e${seq}` }],
  barrier: seat === 0 ? null : 'others',
  back: null,
  ...more,
});

const tell = (log: readonly LogItem[], more: Partial<Telling> = {}) =>
  chronicle({ log, text, reader, undoable: 0, since: null, at: null, ...more });
const shape = (lines: ReturnType<typeof tell>) =>
  lines.map((line) => (line.kind === 'line' ? `${line.text}${line.undone ? '~' : ''}` : line.kind));

describe('the chronicle', () => {
  it('ends what can be undone in a stitched line, and seals what cannot', () => {
    const log = [entry(0, null), entry(1, 1), entry(2, 0), entry(3, 0)];
    expect(shape(tell(log, { undoable: 2 }))).toEqual(['e0', 'e1', 'sealed', 'e2', 'e3', 'stitch']);
  });

  it('seals after one’s own last answer when nothing can be undone, with its reason', () => {
    const log = [entry(1, 0, { barrier: 'chance' }), entry(2, 1)];
    const lines = tell(log);
    expect(shape(lines)).toEqual(['e1', 'sealed', 'e2']);
    expect(lines[1]).toMatchObject({ why: 'chance' });
    expect(undoBarrier({ log, reader, undoable: 0 })).toBe('chance');
    expect(undoBarrier({ log: [entry(1, 1)], reader, undoable: 0 })).toBeNull();
  });

  it('strikes what was taken back and says so', () => {
    const log = [entry(1, 1), entry(2, 0), entry(3, 0), entry(4, 0, { back: 1, events: [] })];
    expect(shape(tell(log))).toEqual(['e1', 'e2~', 'e3~', 'back']);
  });

  it('tells a watcher nothing about undo', () => {
    const log = [entry(1, 0, { barrier: 'others' }), entry(2, 1)];
    expect(shape(tell(log, { reader: { ...reader, seat: null } }))).toEqual(['e1', 'e2']);
  });

  it('marks what lies after the position looked at', () => {
    const lines = tell([entry(1, 1), entry(2, 1)], { at: 1 });
    expect(lines.map((line) => line.kind === 'line' && line.later)).toEqual([false, true]);
  });

  it('has the shield of the one spoken of, whoever has answered, and none for the table', () => {
    const events = [
      { what: 'paid', seat: 2 },
      { what: 'gains', who: 1 },
      { what: 'ends', winners: [1] },
      { what: 'winter' },
    ];
    const lines = tell([entry(1, 0, { events })]);
    expect(lines.map((line) => line.kind === 'line' && line.seat)).toEqual([2, 1, 1, null]);
  });

  it('tells the last of several lines of a kind, with the others folded behind it', () => {
    const bid = (seq: number) => entry(seq, 1, { events: [{ what: 'bid' }] });
    const lines = tell([entry(1, 1), bid(2), bid(3), bid(4), entry(5, 1), bid(6), bid(7)]);
    expect(lines.map((line) => (line.kind === 'line' ? [line.seq, line.before?.length ?? 0] : line.kind))).toEqual([
      [1, 0],
      [4, 2],
      [5, 0],
      [6, 0],
      [7, 0],
    ]);
  });

  it('folds nothing that was taken back', () => {
    const bid = (seq: number) => entry(seq, 1, { events: [{ what: 'bid' }] });
    const log = [bid(1), bid(2), bid(3), bid(4), entry(5, 1, { back: 1, events: [] })];
    expect(tell(log).map((line) => line.id)).toEqual(['1.0', '2.0', '3.0', '4.0', '5.back']);
  });

  it('knows what is news since one’s last answer', () => {
    const log = [entry(1, 0), entry(2, 1), entry(3, 2)];
    expect(sinceLast(log, 0)).toBe(1);
    expect(sinceLast(log, 2)).toBeNull();
    expect(sinceLast(log, null)).toBeNull();
    expect(shape(tell(log, { since: 1 }))).toContain('since');
  });
});

const viewWith = (...seqs: readonly number[]): TableView =>
  ({ log: seqs.map((seq) => entry(seq, 1)) }) as unknown as TableView; // only the log matters to the pace

describe('the pace of telling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const shown = (playback: ReturnType<typeof makePlayback>) => playback.step.value?.view.log.at(-1)?.seq;

  it('shows the first view at once, as no news', () => {
    const playback = makePlayback(() => false);
    playback.push(viewWith(0, 1));
    expect(playback.step.value).toEqual({ view: viewWith(0, 1), news: [] });
    expect(playback.idle.value).toBe(true);
  });

  it('tells one step after another, in order', () => {
    const playback = makePlayback(() => false);
    playback.push(viewWith(0));
    for (const seqs of [
      [0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
    ])
      playback.push(viewWith(...seqs));
    const seen = [shown(playback)];
    while (!playback.idle.value) {
      vi.advanceTimersToNextTimer();
      seen.push(shown(playback));
    }
    expect([...new Set(seen)]).toEqual([1, 2, 3]);
    expect(playback.step.value?.news).toEqual([{ what: 'e3' }]);
  });

  it('waits to be asked for each step where somebody goes step by step', () => {
    const pace = makePlayback(
      () => true,
      () => 'step',
    );
    pace.push(viewWith(0));
    pace.push(viewWith(0, 1));
    pace.push(viewWith(0, 1, 2));
    vi.runAllTimers();
    expect([shown(pace), pace.current.value]).toEqual([1, false]);
    pace.skip();
    expect([shown(pace), pace.current.value]).toEqual([2, true]);
    expect(pace.step.value?.news).toEqual([{ what: 'e2' }]);
  });

  it('gives each step more time or less', () => {
    expect([stepMs(0, 'fast') < stepMs(0), stepMs(0) < stepMs(0, 'slow')]).toEqual([true, true]);
  });

  it('is current as soon as the latest is shown, and idle when it has been looked at', () => {
    const playback = makePlayback(() => false);
    playback.push(viewWith(0));
    playback.push(viewWith(0, 1));
    expect([playback.current.value, playback.idle.value]).toEqual([true, false]);
    vi.runAllTimers();
    expect(playback.idle.value).toBe(true);
  });

  it('is skipped by who is in a hurry', () => {
    const playback = makePlayback(() => false);
    for (const seqs of [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]) playback.push(viewWith(...seqs));
    playback.skip();
    expect([shown(playback), playback.idle.value, playback.step.value?.news]).toEqual([3, true, []]);
  });

  it('does not wait where nothing may move', () => {
    const playback = makePlayback(() => true);
    for (const seqs of [[0], [0, 1], [0, 1, 2]]) playback.push(viewWith(...seqs));
    expect([shown(playback), playback.idle.value]).toEqual([2, true]);
  });

  it('never takes more than three seconds for all that waits', () => {
    for (const waiting of [0, 3, 10, 40]) expect(stepMs(waiting) * (waiting + 1)).toBeLessThanOrEqual(3000);
  });

  it('takes only new entries for news', () => {
    expect(newsOf(viewWith(0, 1), viewWith(0, 1, 2))).toEqual([{ what: 'e2' }]);
    expect(newsOf(null, viewWith(0, 1))).toEqual([]);
  });
});

describe('the end of a game', () => {
  const has = (points: number) => [{ what: 'points', points, rules: [] }];

  it('names the winners first, then the others by what they have', () => {
    expect(ranked([has(3), has(9), has(5), has(9)], [2])).toEqual([2, 1, 3, 0]);
  });
});
