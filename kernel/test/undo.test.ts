// Undo stops at barriers, and the kernel finds them; past them only by consent of all.

import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyState, Match, Played } from '../index.ts';
import {
  branch,
  canonical,
  deciding,
  enumerate,
  events,
  list,
  play,
  question,
  schedule,
  sight,
  stateAfter,
  takeBack,
  undo,
  undoable,
} from '../index.ts';
import { randomMatch } from '../testing/index.ts';
import { named } from '../testing/start.ts';
import { ticTacToe } from '../testing/tictactoe.ts';
import { match, playAll, refusal } from './toys/act.ts';
import { ask, auto, flow } from './toys/flow.ts';
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

describe('a barrier', () => {
  it('is not where the same seat goes on and nobody learned anything', () => {
    const { m, seat } = won();
    expect(play(m, seat, 'hoist red').barrier).toBeNull();
    expect(undoable(m, seat)).toBe(1);
  });

  it('is where the game is over', () => {
    const m = match(ticTacToe, 2);
    playAll(m, '0 mark 0', '1 mark 3', '0 mark 1', '1 mark 4', '0 mark 2');
    expect(last(m).barrier).toBe('over');
  });

  it('is where chance was used', () => {
    const { m, seat } = won();
    playAll(m, `${seat} hoist red`);
    const hand = question(regatta, m.state, seat)!.menu as { of: readonly { id: string }[] };
    expect(play(m, seat, `reef ${hand.of[0]!.id}`).barrier).toBe('chance');
    expect(undoable(m, seat)).toBe(0);
    expect(refusal(() => undo(m, seat))).toMatchObject({ reason: 'barrier' });
  });

  it('is where somebody else decides now', () => {
    const m = match(ticTacToe, 2);
    expect(play(m, 0, 'mark 0').barrier).toBe('others');
    const race = match(regatta, 3);
    expect(play(race, 1, regatta.notation.write(firstChoice(race, 1))).barrier).toBe('others');
  });

  it('is where another seat was told something in private', () => {
    const { m, seat } = won();
    playAll(m, `${seat} spy`);
    expect(play(m, seat, `whisper ${(seat + 1) % 3}`).barrier).toBe('told');
  });

  it('is where its maker learned something', () => {
    const { m, seat } = won();
    expect(play(m, seat, 'spy').barrier).toBe('learned');
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
    expect(play(m, 0, 'go').barrier).toBe('learned');
  });

  it('is where a free action is taken by one who is not asked', () => {
    const { m, seat } = won();
    expect(play(m, (seat + 1) % 3, 'spy').barrier).toBe('others');
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
    expect([undoable(m, 0), last(m).barrier]).toEqual([0, 'others']);
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
    expect(back).toMatchObject({ entry: { seat: null, line: `@takeback ${seq}` }, barrier: 'others' });
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

describe('a list of one choice', () => {
  it('is still asked', () => {
    const m = match(flow({ only: ask(0), other: ask(1) }, 'only', 'other'), 2);
    expect(question(m.game, m.state, 0)!.menu).toEqual(list([{ do: 'go' }]));
  });
});
