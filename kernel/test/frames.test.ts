// The flow: frames, the order in which they act, and what happens when the rules go wrong.

import { describe, expect, it } from 'vitest';
import type { AnyState } from '../index.ts';
import { abandon, answer, deciding, finish, freedoms, list, menuOf, play, question, schedule } from '../index.ts';
import { match, playAll, refusal, state } from './toys/act.ts';
import { ballot } from './toys/ballot.ts';
import { ask, auto, type Flow, type FlowSteps, flow } from './toys/flow.ts';

const stop = ask(0, (s) => finish(s, { winners: [0], reason: 'stopped' }));
const acted = (s: AnyState) => (s as Flow).acted;
const frames = (s: AnyState) => s.todo.map(({ at }) => at);

describe('frames', () => {
  it('act in the order in which they are listed, and what they schedule comes before what waits', () => {
    const steps = { a: auto((s) => schedule(s, { at: 'b' }, { at: 'c' })), b: auto(), c: auto(), d: auto(), stop };
    expect(acted(state(flow(steps, 'a', 'd', 'stop'), 2))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are consumed as they act', () => {
    const m = match(flow({ a: auto(), first: ask(1), stop }, 'a', 'first', 'stop'), 2);
    expect(frames(m.state)).toEqual(['stop', 'first']);
    playAll(m, '1 go');
    expect(frames(m.state)).toEqual(['stop']);
  });

  it('are forgotten down to and including the abandoned one', () => {
    const war: FlowSteps = {
      war: auto((s) => schedule(s, { at: 'siege' }, { at: 'peace' })),
      siege: ask(0),
      peace: auto(),
      stop,
    };
    const s = state(flow(war, 'war', 'stop'), 2);
    abandon(s, 'peace');
    expect(frames(s)).toEqual(['stop']);
    abandon(s, 'stop');
    expect(frames(s)).toEqual([]);
  });

  it('cannot be abandoned when they are not there: the message names what is', () => {
    const s = state(flow({ stop }, 'stop'), 2);
    expect(() => abandon(s, 'war')).toThrow("no frame 'war' to abandon in: stop");
  });

  it('are all gone when the game is over', () => {
    const m = match(flow({ stop, never: auto() }, 'stop', 'never'), 2);
    playAll(m, '0 go');
    expect(m.state).toMatchObject({ todo: [], open: [], picks: null, outcome: { winners: [0], reason: 'stopped' } });
    expect(question(m.game, m.state, 0)).toBeNull();
    expect(menuOf(m.game, m.state, 0)).toBeNull();
  });

  it('that go on for ever are stopped, with the to-do list in the message', () => {
    const loop = auto((s) => schedule(s, { at: 'loop' }));
    expect(() => state(flow({ loop, stop }, 'loop', 'stop'), 2)).toThrow('runaway rules: stop < loop');
  });

  it('may be ten thousand in a row, and no more', () => {
    const row = (length: number) => state(flow({ a: auto(), stop }, ...Array<string>(length).fill('a'), 'stop'), 2);
    expect(row(10_000).asked).toBe(1);
    expect(() => row(10_001)).toThrow('runaway rules: stop');
  });

  it('without a handler fail by name', () => {
    expect(() => state(flow({ a: auto() }, 'a', 'lost'), 2)).toThrow("no rule for the frame 'lost' in flow, rules 1");
  });

  it('must not run out before somebody has won', () => {
    expect(() => state(flow({ a: auto() }, 'a'), 2)).toThrow('nothing is left to do and nobody has won');
  });
});

describe('sealed frames', () => {
  const sealed = (seats: readonly number[]): FlowSteps[string] => ({
    rules: ['FLO-2'],
    seats: () => seats,
    menuFor: () => list([{ do: 'rock' }, { do: 'paper' }]),
    reveal: (s, f, picks) => void s.acted.push(`${f.at}:${picks.map((c) => c?.do ?? '-').join(' ')}`),
  });
  const game = flow(
    { hands: sealed([0, 1]), nobody: sealed([]), one: sealed([1]), stop },
    'hands',
    'nobody',
    'one',
    'stop',
  );

  it('wait for every answer and reveal them by seat, whatever the order of arrival', () => {
    for (const order of [
      ['0 rock', '1 paper'],
      ['1 paper', '0 rock'],
    ]) {
      const m = match(game, 2);
      playAll(m, order[0]!);
      expect(acted(m.state)).toEqual([]);
      playAll(m, order[1]!);
      expect(acted(m.state)[0]).toBe('hands:rock paper');
    }
  });

  it('let an answer be changed until the last one arrives', () => {
    const m = match(game, 2);
    playAll(m, '0 rock', '0 paper', '1 rock');
    expect(acted(m.state)[0]).toBe('hands:paper rock');
  });

  it('keep the ticket of those who have not answered yet', () => {
    const m = match(game, 2);
    const ticket = question(game, m.state, 1)!.ticket;
    playAll(m, '0 rock');
    expect(() => play(m, 1, 'rock', ticket)).not.toThrow();
  });

  it('show who has answered, and to the one who has, what', () => {
    const m = match(game, 2);
    playAll(m, '0 rock');
    expect(question(game, m.state, 1)).toMatchObject({ sealed: true, deciding: [1], picked: null });
    expect(question(game, m.state, 0)).toMatchObject({ deciding: [1], picked: { do: 'rock' } });
    expect(question(game, m.state, null)).toMatchObject({ deciding: [1], menu: null, picked: null });
  });

  it('put to nobody are answered at once; put to some, by those alone', () => {
    const m = match(game, 2);
    playAll(m, '0 rock', '1 rock');
    expect(acted(m.state)).toEqual(['hands:rock rock', 'nobody:- -']);
    expect(deciding(game, m.state)).toEqual([1]);
    expect(refusal(() => play(m, 0, 'rock'))).toEqual({ why: 'not-asked', asked: [1] });
  });

  it('tell those they are not put to nothing of what is blocked', () => {
    const blockedFor = () => [{ choice: { do: 'scissors' }, rules: ['FLO-2'], why: 'blunt' }];
    const blunt = flow({ one: { ...sealed([1]), blockedFor } as FlowSteps[string], stop }, 'one', 'stop');
    const s = state(blunt, 2);
    expect(question(blunt, s, 1)!.blocked).toEqual(blockedFor());
    for (const viewer of [0, null]) expect(question(blunt, s, viewer)).toMatchObject({ blocked: [], picked: null });
  });

  it('keep no answer once they are revealed, not even when the game ends with it', () => {
    const last: FlowSteps[string] = {
      ...sealed([0, 1]),
      reveal(s, _, picks) {
        s.acted.push(`${picks.length} ${s.picks}`);
        finish(s, { winners: [0], reason: 'shown' });
      },
    } as FlowSteps[string];
    const m = match(flow({ last }, 'last'), 2);
    playAll(m, '0 rock', '1 paper');
    expect([acted(m.state), m.state.picks]).toEqual([['2 null'], null]);
  });

  it('are played seat by seat in search', () => {
    const s = state(game, 2);
    answer(game, s, 0, { do: 'rock' });
    expect(s.picks).toEqual([{ do: 'rock' }, null]);
    answer(game, s, 1, { do: 'rock' });
    expect(s.picks).toEqual([null, null]); // the next sealed question
  });
});

describe('hushed frames', () => {
  it('do not show who has answered, but to the one who has', () => {
    const m = match(ballot, 3);
    playAll(m, '1 yes');
    expect(question(ballot, m.state, 0)!.deciding).toEqual([0, 1, 2]);
    expect(question(ballot, m.state, null)!.deciding).toEqual([0, 1, 2]);
    expect(question(ballot, m.state, 1)).toMatchObject({ deciding: [0, 2], picked: { do: 'yes' } });
    expect(deciding(ballot, m.state)).toEqual([0, 2]);
  });
});

describe('free frames', () => {
  it('leave the question on top as it is, answers included', () => {
    const m = match(ballot, 3);
    playAll(m, '1 yes');
    const { ticket } = question(ballot, m.state, 2)!;
    playAll(m, '0 object');
    expect(m.state.picks).toEqual([null, { do: 'yes' }, null]);
    expect(question(ballot, m.state, 2)!.ticket).toBe(ticket);
  });

  it('may put a question above it, after which it is asked anew', () => {
    const m = match(ballot, 3);
    playAll(m, '1 yes');
    const { ticket } = question(ballot, m.state, 2)!;
    playAll(m, '2 object');
    expect(m.state.picks).toBeNull();
    expect(question(ballot, m.state, 0)).toMatchObject({ at: 'chair', sealed: false, deciding: [0] });
    playAll(m, '0 noted');
    expect(m.state.picks).toEqual([null, null, null]);
    expect(refusal(() => play(m, 2, 'yes', ticket))).toMatchObject({ why: 'stale' });
  });

  it('may end the game under a sealed question', () => {
    const m = match(ballot, 2);
    playAll(m, '1 yes', '0 walk');
    expect(m.state).toMatchObject({ picks: null, outcome: { winners: [], reason: 'walkout' } });
  });

  it('are offered as long as they are open to the seat', () => {
    const m = match(ballot, 2);
    expect(freedoms(ballot, m.state, 1)).toMatchObject([{ at: 'floor', rules: ['BAL-3'] }]);
    playAll(m, '0 object', '0 object');
    expect(freedoms(ballot, m.state, 1)).toEqual([]);
    expect(refusal(() => play(m, 1, 'object'))).toMatchObject({ why: 'forbidden', rules: ['BAL-1'] });
  });

  it('must be free frames', () => {
    const s = state(flow({ stop }, 'stop'), 2);
    s.open = [{ at: 'stop' }];
    expect(() => freedoms(flow({ stop }, 'stop'), s, 0)).toThrow("'stop' stands open but is no free frame");
  });
});
