// Undo stops at barriers, and the kernel finds them; past them only by consent of all.

import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyState, Barrier, GameEvent, Match, Played } from '../index.ts';
import {
  barrier,
  barrierOf,
  branch,
  canonical,
  deciding,
  draftsBack,
  draftsOf,
  enumerate,
  events,
  findBarriers,
  judge,
  list,
  play,
  question,
  replayEntry,
  schedule,
  sight,
  stateAfter,
  takeBack,
  undo,
  undoable,
} from '../index.ts';
import { plainBarrier } from '../knowledge/barrier.ts';
import { randomMatch } from '../testing/index.ts';
import { named } from '../testing/start.ts';
import { ticTacToe } from '../testing/toys/tictactoe.ts';
import { match, playAll, refusal } from './toys/act.ts';
import { ask, auto, type Flow, type FlowSteps, flow } from './toys/flow.ts';
import { regatta } from './toys/regatta/game.ts';
import type { RegattaChoice } from './toys/regatta/state.ts';

const everybody = [0, 1, 2];
const viewers = [null, ...everybody];

/** What everybody sees, but for the number of the question. */
const sights = (m: Match) => viewers.map((seat) => sight(m.game, { ...m.state, asked: 0 }, seat));

/** Regatta for three, just after a race that somebody won, and who that is. */
function won(seed = 'won'): { m: Match; seat: number } {
  for (let n = 0; n < 50; n++) {
    const m = match(regatta, 3, `${seed}-${n}`);
    for (const seat of everybody) playAll(m, `${seat} ${regatta.notation.write(firstChoice(m, seat))}`);
    if (question(regatta, m.state, null)!.at === 'plan') return { m, seat: deciding(regatta, m.state)[0]! };
  }
  throw new Error('nobody ever won');
}

function firstChoice(m: Match, seat: number) {
  return enumerate(question(regatta, m.state, seat)!.menu!)[0]! as RegattaChoice;
}

const last = (m: Match): Played => m.log.at(-1)!;

/** Play a line, and say what keeps it from being undone. */
function wall(m: Match, seat: number, line: string): Barrier | null {
  const { game, state: before } = m;
  const deed = judge(game, before, seat, game.notation.read(line));
  const { entry, events } = play(m, seat, line);
  const found = barrierOf(m, entry.seq);
  expect(barrier(game, { before, after: m.state, seat, deed, events })).toBe(found);
  return found;
}

describe('a barrier', () => {
  it('is not where the same seat goes on and nobody learned anything', () => {
    const { m, seat } = won();
    expect(wall(m, seat, 'hoist red')).toBeNull();
    expect(undoable(m, seat)).toBe(1);
  });

  it('is where anybody else is told something, however many were told, and whatever else was said', () => {
    const { m, seat } = won();
    const { state } = m;
    const deed = judge(regatta, state, seat, regatta.notation.read('hoist red'));
    const told = (...events: readonly GameEvent[]) =>
      plainBarrier(regatta, { before: state, after: state, seat, deed, events });
    expect(told({ what: 'whisper', to: [seat, (seat + 1) % 3] })).toBe('told');
    expect(told({ what: 'hoisted' }, { what: 'whisper', to: [(seat + 1) % 3] })).toBe('told');
    expect(told({ what: 'hoisted' }, { what: 'whisper', to: [seat] })).toBeNull();
  });

  it('is where the game is over', () => {
    const m = match(ticTacToe, 2);
    playAll(m, '0 mark 0', '1 mark 3', '0 mark 1', '1 mark 4', '0 mark 2');
    expect(barrierOf(m, m.log.length)).toBe('over');
  });

  it('is where chance was used', () => {
    const { m, seat } = won();
    playAll(m, `${seat} hoist red`);
    const hand = question(regatta, m.state, seat)!.menu as { of: readonly { id: string }[] };
    expect(wall(m, seat, `reef ${hand.of[0]!.id}`)).toBe('chance');
    expect(undoable(m, seat)).toBe(0);
    expect(refusal(() => undo(m, seat))).toMatchObject({ reason: 'barrier' });
  });

  it('is where somebody else decides now', () => {
    const m = match(ticTacToe, 2);
    expect(wall(m, 0, 'mark 0')).toBe('others');
    const race = match(regatta, 3);
    expect(wall(race, 1, regatta.notation.write(firstChoice(race, 1)))).toBe('others');
  });

  it('is where another seat was told something in private', () => {
    const { m, seat } = won();
    playAll(m, `${seat} spy`);
    expect(wall(m, seat, `whisper ${(seat + 1) % 3}`)).toBe('told');
  });

  it('is where its maker learned something', () => {
    const { m, seat } = won();
    expect(wall(m, seat, 'spy')).toBe('learned');
  });

  it('is where its maker only heard something', () => {
    // Nothing of what is heard stays in any view.
    const hide = auto((s) => {
      s.acted = ['a real card'];
    });
    const peek = ask(0, (s) => {
      events.sink?.push({ what: `saw ${s.acted[0]}`, to: [0] });
      schedule(s, { at: 'stop' });
    });
    const game: AnyGame = {
      ...flow({ hide, peek, stop: ask(0) }, 'hide', 'peek'),
      view: () => [],
      imagine(s: AnyState & { acted?: string[] }, _, random) {
        s.acted![0] = `card ${random.below(10_000)}`;
      },
    };
    const m = match(game, 2);
    expect(wall(m, 0, 'go')).toBe('learned');
  });

  it('is where its maker only saw something', () => {
    // A card lies open from the answer on, and nobody says a word of it.
    const lay = auto((s) => {
      s.acted = ['a real card'];
    });
    const turn = ask(0, (s) => schedule(s, { at: 'stop' }));
    const isOpen = (s: AnyState) => (s as Flow).acted.length > 1;
    const game: AnyGame = {
      ...flow({ lay, turn, stop: ask(0) }, 'lay', 'turn'),
      view: (s: AnyState) => (isOpen(s) ? (s as Flow).acted.slice() : []),
      imagine(s: AnyState & { acted?: string[] }, _, random) {
        if (!isOpen(s)) s.acted![0] = `card ${random.below(10_000)}`;
      },
    };
    expect(wall(match(game, 2), 0, 'go')).toBe('learned');
  });

  it('is where others are asked than before: more, fewer, or as many but not the same', () => {
    const asked = (...seats: readonly number[]): FlowSteps[string] => ({
      rules: ['FLO-1'],
      seats: () => seats,
      menuFor: () => list([{ do: 'go' }]),
      reveal: () => {},
    });
    const steps = { one: asked(0), two: asked(0, 1), also: asked(0, 1), others: asked(0, 2) };
    const m = (at: keyof typeof steps) => match({ ...flow(steps, at), players: { min: 3, max: 3 } }, 3);
    const between = (from: keyof typeof steps, to: keyof typeof steps) => {
      const { game, state: before } = m(from);
      const deed = judge(game, before, 0, { do: 'go' });
      return plainBarrier(game, { before, after: m(to).state, seat: 0, deed, events: [] });
    };
    expect([between('one', 'two'), between('two', 'one'), between('two', 'others')]).toEqual(Array(3).fill('others'));
    expect([between('one', 'one'), between('two', 'also')]).toEqual([null, null]);
  });

  it('is where a free action is taken by one who is not asked', () => {
    const { m, seat } = won();
    expect(wall(m, (seat + 1) % 3, 'spy')).toBe('others');
  });
});

describe('undo', () => {
  it('restores what everybody sees, and the state but for the number of the question', () => {
    const { m, seat } = won();
    const before = sights(m);
    const state = canonical({ ...m.state, asked: 0 });
    playAll(m, `${seat} hoist red`);
    expect(sights(m)).not.toEqual(before);
    undo(m, seat);
    expect(sights(m)).toEqual(before);
    expect(canonical({ ...m.state, asked: 0 })).toBe(state);
    expect(last(m).entry).toMatchObject({ seat, line: `@undo ${m.log.length - 2}` });
  });

  it('makes the tickets from before it stale', () => {
    const { m, seat } = won();
    const before = question(regatta, m.state, seat)!.ticket;
    playAll(m, `${seat} hoist red`);
    const between = question(regatta, m.state, seat)!.ticket;
    undo(m, seat);
    for (const ticket of [before, between]) {
      expect(refusal(() => play(m, seat, 'hoist white', ticket))).toMatchObject({ why: 'stale' });
    }
    expect(() => play(m, seat, 'hoist white', question(regatta, m.state, seat)!.ticket)).not.toThrow();
  });

  it('goes back answer by answer, and only for their maker', () => {
    const steps = { one: ask(0), two: ask(0), three: ask(0), other: ask(1) };
    const m = match(flow(steps, 'one', 'two', 'three', 'other'), 2);
    playAll(m, '0 go', '0 go');
    expect([undoable(m, 0), undoable(m, 1)]).toEqual([2, 0]);
    expect(refusal(() => undo(m, 1))).toMatchObject({ reason: 'barrier' });
    undo(m, 0);
    undo(m, 0);
    expect(m.state.todo.at(-1)).toEqual({ at: 'one' });
    expect(refusal(() => undo(m, 0))).toMatchObject({ reason: 'barrier' });
    playAll(m, '0 go', '0 go', '0 go');
    expect([undoable(m, 0), barrierOf(m, m.log.length)]).toEqual([0, 'others']);
  });

  it('is over for whoever did something before somebody else, though both are still asked', () => {
    const vote: FlowSteps[string] = {
      rules: ['FLO-1'],
      seats: () => [0, 1],
      menuFor: () => list([{ do: 'yes' }]),
      reveal: () => {},
    };
    const wave: FlowSteps[string] = {
      rules: ['FLO-1'],
      offer: () => list([{ do: 'wave' }]),
      act: (s, _, seat) => void s.acted.push(`${seat} waves`),
    };
    const still = flow({ vote, wave }, 'vote');
    const m = match({ ...still, setup: (from) => ({ ...still.setup(from), open: [{ at: 'wave' }] }) }, 2);
    // What may be done freely is seen by those who may do it.
    expect([0, 1, null].map((seat) => sight(m.game, m.state, seat).includes('wave'))).toEqual([true, true, false]);
    playAll(m, '0 wave');
    expect([undoable(m, 0), barrierOf(m, 1)]).toEqual([1, null]);
    playAll(m, '1 wave', '1 wave');
    expect([undoable(m, 0), undoable(m, 1), barrierOf(m, 1)]).toEqual([0, 2, 'others']);
    undo(m, 1);
    undo(m, 1);
    expect([undoable(m, 0), undoable(m, 1)]).toEqual([0, 0]);
  });

  it('works on a branch without touching the original', () => {
    const { m, seat } = won();
    playAll(m, `${seat} hoist red`);
    const before = canonical([m.state, m.log]);
    const other = branch(m);
    undo(other, seat);
    playAll(other, `${seat} hoist white`);
    expect(canonical([m.state, m.log])).toBe(before);
    expect(undoable(m, seat)).toBe(1);
  });
});

describe('what keeps an entry from being undone', () => {
  const steps = { one: ask(0), two: ask(0), three: ask(0), other: ask(1), last: ask(0) };
  const begun = () => match(flow(steps, 'one', 'two', 'three', 'other', 'last'), 2);

  it('is nothing as long as its maker can, and later what came in between', () => {
    const m = begun();
    playAll(m, '0 go', '0 go');
    expect([barrierOf(m, 1), barrierOf(m, 2)]).toEqual([null, null]);
    expect(draftsOf(m, 0)).toEqual([2, 1]);
    playAll(m, '0 go', '1 go');
    expect([1, 2, 3, 4].map((seq) => barrierOf(m, seq))).toEqual(['others', 'others', 'others', 'others']);
  });

  it('is nothing for what was undone, until something came in between', () => {
    const m = begun();
    playAll(m, '0 go');
    undo(m, 0);
    expect([barrierOf(m, 1), barrierOf(m, 2)]).toEqual([null, null]);
    playAll(m, '0 go', '0 go', '0 go');
    expect([barrierOf(m, 1), barrierOf(m, 2)]).toEqual(['others', 'others']);
  });

  it('is what was learned by it, or since', () => {
    const { m, seat } = won();
    playAll(m, `${seat} hoist red`);
    const first = m.log.length;
    expect(barrierOf(m, first)).toBeNull();
    playAll(m, `${seat} spy`);
    expect([barrierOf(m, first), barrierOf(m, first + 1)]).toEqual(['learned', 'learned']);
    expect(undoable(m, seat)).toBe(0);
    expect(refusal(() => undo(m, seat))).toMatchObject({ reason: 'barrier' });
  });

  it('is found when somebody asks, once, and never for what nobody can undo', () => {
    let imagined = 0;
    const counted: AnyGame = { ...flow(steps, 'one', 'two', 'three', 'other', 'last'), imagine: () => void imagined++ };
    const m = match(counted, 2);
    playAll(m, '0 go', '0 go');
    expect(imagined).toBe(0);
    expect([undoable(m, 0), undoable(m, 0), barrierOf(m, 1)]).toEqual([2, 2, null]);
    expect(imagined).toBe(2);
    playAll(m, '0 go', '1 go');
    expect([undoable(m, 0), barrierOf(m, 1), barrierOf(m, 3)]).toEqual([0, 'others', 'others']);
    expect(imagined).toBe(2);
  });

  it('can be found beforehand, one experiment at a time, as far back as it matters', () => {
    const { m, seat } = won();
    playAll(m, `${seat} hoist red`);
    expect([...findBarriers(m)]).toHaveLength(1);
    expect(m.drafts.map(({ learned }) => learned)).toEqual([false]);
    playAll(m, `${seat} spy`);
    expect([...findBarriers(m)]).toHaveLength(0);
    expect(m.drafts.map(({ learned }) => learned)).toEqual([false, true]);
  });

  it('are found one by one by whoever asks only for the latest', () => {
    const m = match(flow(steps, 'one', 'two', 'three', 'other', 'last'), 2);
    playAll(m, '0 go', '0 go');
    expect(draftsBack(m, 0).next().value).toBe(2);
    expect(m.drafts.map(({ learned }) => learned)).toEqual([null, false]);
  });
});

describe('a log', () => {
  const begin = () => match(ticTacToe, 2);

  it('is played again without experiments when it was checked before, and refuses what cannot be', () => {
    let imagined = 0;
    const steps = { one: ask(0), two: ask(0), other: ask(1) };
    const counted: AnyGame = { ...flow(steps, 'one', 'two', 'other'), imagine: () => void imagined++ };
    const m = match(counted, 2);
    playAll(m, '0 go');
    undo(m, 0);
    playAll(m, '0 go');
    imagined = 0;
    const again = match(counted, 2);
    for (const { entry } of m.log) expect(replayEntry(again, entry, { checked: true }).entry).toEqual(entry);
    expect(imagined).toBe(0);
    expect(refusal(() => replayEntry(again, { seat: 1, line: '@undo 2' }, { checked: true }))).toMatchObject({
      reason: 'barrier',
    });
    const strictly = match(counted, 2);
    for (const { entry } of m.log) replayEntry(strictly, entry);
    expect(imagined).toBe(1);
  });

  it('refuses entries it cannot hold', () => {
    expect(refusal(() => replayEntry(begin(), { seat: null, line: 'mark 0' }))).toMatchObject({ why: 'unreadable' });
    expect(refusal(() => replayEntry(begin(), { seat: null, line: '@takeback 0' }))).toMatchObject({
      problem: 'no entry 0 to go back to',
    });
  });
});

describe('taking back by consent', () => {
  it('goes past any barrier when all agree, and to no effect on chance', () => {
    const { m, seat } = won();
    const plan = canonical({ ...m.state, asked: 0 });
    const seq = m.log.length;
    playAll(m, `${seat} hoist red`);
    const hand = question(regatta, m.state, seat)!.menu as { of: readonly { id: string }[] };
    const reef = `${seat} reef ${hand.of[0]!.id}`;
    playAll(m, reef);
    const drawn = canonical({ ...m.state, asked: 0 });
    const back = takeBack(m, seq, everybody);
    expect(back).toMatchObject({ entry: { seat: null, line: `@takeback ${seq}` }, wall: 'others' });
    expect(canonical({ ...m.state, asked: 0 })).toBe(plan);
    playAll(m, `${seat} hoist red`, reef);
    expect(canonical({ ...m.state, asked: 0 })).toBe(drawn);
  });

  it('leaves nothing to undo', () => {
    const { m, seat } = won();
    playAll(m, `${seat} hoist red`);
    takeBack(m, 3, everybody);
    expect(undoable(m, seat)).toBe(0);
  });

  it('may go back to an undone or taken-back position as well', () => {
    const { m, seat } = won();
    playAll(m, `${seat} hoist red`);
    undo(m, seat);
    const undone = canonical({ ...m.state, asked: 0 });
    const seq = m.log.length;
    playAll(m, `${seat} hoist white`);
    takeBack(m, seq, everybody);
    expect(canonical({ ...m.state, asked: 0 })).toBe(undone);
  });

  it('does not double the work with every time', () => {
    const m = match(ticTacToe, 2);
    playAll(m, '0 mark 0');
    for (let i = 0; i < 60; i++) takeBack(m, m.log.length - 1, [0, 1]);
    expect(m.log).toHaveLength(61);
    expect(m.state.asked).toBe(2 + 60); // every question put again is a new one
  });
});

describe('any position of a match', () => {
  it('is found again by its number', () => {
    const { start, random } = named('found again', 3);
    const states: string[] = [];
    const m = randomMatch(regatta, start, random, ({ state }) => void states.push(canonical(state)));
    for (const [seq, state] of states.entries()) expect(canonical(stateAfter(m, seq))).toBe(state);
    expect(states.length).toBeGreaterThan(10);
  });
});

describe('a position of a long match', () => {
  const turns = 100;
  const game = flow({ turn: ask(0, (s) => schedule(s, { at: 'turn' })) }, 'turn');

  function long(): { m: Match; states: string[] } {
    const m = match(game, 2);
    const states = [canonical(m.state)];
    for (let i = 0; i < turns; i++) {
      playAll(m, '0 go');
      states.push(canonical(m.state));
      if (i % 7 === 0) takeBack(m, Math.max(0, m.log.length - 1 - (i % 40)), [0, 1]);
      else if (i % 5 === 0) undo(m, 0);
      else continue;
      states.push(canonical(m.state));
    }
    return { m, states };
  }

  it('is found from the nearest that was kept, whatever was undone in between', () => {
    const { m, states } = long();
    expect(m.log.length).toBeGreaterThan(turns);
    expect([...m.marks.keys()]).toEqual([0, 64, 128].filter((seq) => seq <= m.log.length));
    for (const [seq, state] of states.entries()) expect(canonical(stateAfter(m, seq))).toBe(state);
  });

  it('needs no more answers than lie between two of them', () => {
    const { m } = long();
    let done = 0;
    const turn = ask(0, (s) => {
      done++;
      schedule(s, { at: 'turn' });
    });
    const counted: AnyGame = { ...m.game, steps: { turn } };
    for (let seq = 0; seq <= m.log.length; seq++) {
      done = 0;
      stateAfter({ ...m, game: counted }, seq);
      expect(done).toBeLessThan(64);
    }
  });

  it('of a branch is its own', () => {
    const { m } = long();
    const other = branch(m);
    while (other.log.length < 192) playAll(other, '0 go');
    expect(m.marks.has(192)).toBe(false);
    expect(other.marks.has(192)).toBe(true);
  });
});

describe('a list of one choice', () => {
  it('is still asked', () => {
    const m = match(flow({ only: ask(0), other: ask(1) }, 'only', 'other'), 2);
    expect(question(m.game, m.state, 0)!.menu).toEqual(list([{ do: 'go' }]));
  });
});
