// Answers from outside: what is not legal is refused with its reason, and nothing has changed.

import { describe, expect, it } from 'vitest';
import type { Match } from '../index.ts';
import {
  type BadStart,
  begin,
  canonical,
  judge,
  judging,
  keyFromSeed,
  lastHash,
  play,
  question,
  startMatch,
  takeBack,
  undo,
} from '../index.ts';
import { ticTacToe } from '../testing/toys/tictactoe.ts';
import { match, playAll, refusal } from './toys/act.ts';
import { auction } from './toys/auction.ts';
import { ballot } from './toys/ballot.ts';
import { regatta } from './toys/regatta/game.ts';

/** All of a match that could have changed. */
const all = ({ state, log, drafts }: Match) => canonical([state, log, drafts]);

function refused(m: Match, act: () => unknown) {
  const before = all(m);
  const hash = lastHash(m);
  const why = refusal(act);
  expect(all(m)).toBe(before);
  expect(lastHash(m)).toBe(hash);
  return why;
}

const over = () => {
  const m = match(ticTacToe, 2);
  playAll(m, '0 mark 0', '1 mark 3', '0 mark 1', '1 mark 4', '0 mark 2');
  return m;
};

describe('an answer is refused', () => {
  it('when the game is over', () => {
    const m = over();
    expect(m.state.outcome).toEqual({ winners: [0], reason: 'line' });
    expect(refused(m, () => play(m, 1, 'mark 8'))).toEqual({ why: 'over' });
  });

  it.each([2, -1, 0.5, Number.NaN])('from seat %s, which is not there', (seat) => {
    const m = match(ticTacToe, 2);
    expect(refused(m, () => play(m, seat, 'mark 0'))).toEqual({ why: 'no-such-seat', seat });
  });

  it('from a seat that is not asked, naming those who are', () => {
    const m = match(ticTacToe, 2);
    expect(refused(m, () => play(m, 1, 'mark 0'))).toEqual({ why: 'not-asked', asked: [0] });
  });

  it('without telling who has answered a hushed question', () => {
    const m = match(ballot, 3);
    playAll(m, '0 yes', '1 object');
    expect(refused(m, () => play(m, 2, 'noted'))).toEqual({ why: 'not-asked', asked: [0] }); // the chair, openly
    playAll(m, '0 noted', '0 yes');
    expect(question(ballot, m.state, 2)!.deciding).toEqual([0, 1, 2]);
  });

  it('when the question it answers is no longer open', () => {
    const m = match(ticTacToe, 2);
    const { ticket } = question(ticTacToe, m.state, 0)!;
    playAll(m, '0 mark 0', '1 mark 1');
    expect(refused(m, () => play(m, 0, 'mark 2', ticket))).toEqual({ why: 'stale', ticket, open: ticket + 2 });
    expect(() => play(m, 0, 'mark 2', ticket + 2)).not.toThrow();
  });

  it('when it cannot be read', () => {
    const m = match(ticTacToe, 2);
    for (const line of ['', 'mark', 'mark x', 'mark 9', 'mark 1 1', 'hello', 'mark 01', 'mark -0', 'mark 1e0']) {
      expect(refused(m, () => play(m, 0, line))).toMatchObject({ why: 'unreadable', line });
    }
  });

  it('when a rule forbids it: that rule, with its facts', () => {
    const m = match(ticTacToe, 2);
    playAll(m, '0 mark 4');
    expect(refused(m, () => play(m, 1, 'mark 4'))).toEqual({
      why: 'forbidden',
      line: 'mark 4',
      reason: 'taken',
      rules: ['TIC-2'],
      facts: { by: 0 },
    });
  });

  it('when no exact rule is known: the rules the question stands on', () => {
    const m = match(auction, 2);
    expect(refused(m, () => play(m, 0, 'bid 7'))).toEqual({
      why: 'forbidden',
      line: 'bid 7',
      reason: null,
      rules: ['AUC-1'],
      facts: {},
    });
    expect(refused(m, () => play(m, 0, 'bid 0'))).toMatchObject({ reason: 'low', facts: { high: 0 } });
  });

  it('with a reason worked out for just this choice, where no list could name it', () => {
    const m = match(auction, 2);
    expect(refused(m, () => play(m, 0, 'bid 1000000'))).toMatchObject({ reason: 'dear', rules: ['AUC-2'] });
  });

  it('with what is blocked for this very seat, in a sealed question too', () => {
    const m = match(regatta, 2);
    const lacking = question(regatta, m.state, 0)!.blocked.map((b) => regatta.notation.write(b.choice as never));
    expect(lacking.length).toBeGreaterThan(0);
    expect(refused(m, () => play(m, 0, lacking[0]!))).toMatchObject({ reason: 'notHeld', rules: ['REG-2'] });
    expect(question(regatta, m.state, null)!.blocked).toEqual([]);
  });

  it('and what is blocked is told to nobody but the seat that is asked', () => {
    const m = match(auction, 3);
    expect([0, 1, 2, null].map((viewer) => question(auction, m.state, viewer)!.blocked.length)).toEqual([1, 0, 0, 0]);
    expect([0, 1, 2, null].map((viewer) => question(auction, m.state, viewer)!.menu !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('when nothing can be undone or taken back', () => {
    const m = match(ticTacToe, 2);
    expect(refused(m, () => undo(m, 0))).toMatchObject({ why: 'forbidden', reason: 'barrier' });
    playAll(m, '0 mark 0');
    expect(refused(m, () => undo(m, 0))).toMatchObject({ reason: 'barrier' });
    expect(refused(m, () => takeBack(m, 0, [0]))).toMatchObject({ why: 'forbidden', reason: 'consent' });
    for (const seq of [1, 2, -1, 0.5, Number.NaN]) {
      expect(refused(m, () => takeBack(m, seq, [0, 1]))).toMatchObject({ why: 'unreadable' });
    }
  });
});

describe('a bug in a game', () => {
  it('is not taken for a refusal', () => {
    const broken = { ...ticTacToe, notation: { ...ticTacToe.notation, read: () => JSON.parse('?') } };
    expect(() => play(match(broken, 2), 0, 'mark 0')).toThrow(SyntaxError);
  });
});

describe('judging', () => {
  it('changes nothing and finds the deed', () => {
    const m = match(ballot, 2);
    const before = all(m);
    expect(judge(ballot, m.state, 1, { do: 'yes' })).toEqual({ kind: 'answer', choice: { do: 'yes' } });
    expect(judge(ballot, m.state, 1, { do: 'object' })).toMatchObject({ kind: 'free', frame: { at: 'floor' } });
    expect(all(m)).toBe(before);
  });

  it('one answer after another finds and refuses the same', () => {
    const m = match(ballot, 2);
    const found = (act: () => unknown) => {
      try {
        return act();
      } catch {
        return refusal(act);
      }
    };
    const objected = match(ballot, 2);
    play(objected, 1, 'object');
    for (const { state } of [m, objected]) {
      const judged = judging(ballot, state, 1);
      for (const choice of [{ do: 'yes' }, { do: 'object' }, { do: 'noted' }, { do: 'no' }]) {
        expect(found(() => judged(choice))).toEqual(found(() => judge(ballot, state, 1, choice)));
      }
    }
    const judged = judging(ballot, m.state, 1);
    expect(judged({ do: 'yes' })).toEqual({ kind: 'answer', choice: { do: 'yes' } });
    expect(judged({ do: 'object' })).toMatchObject({ kind: 'free', frame: { at: 'floor' } });
    expect(refusal(() => judged({ do: 'noted' }))).toMatchObject({ why: 'forbidden' });
    expect(refusal(() => judging(ballot, objected.state, 1)({ do: 'yes' }))).toMatchObject({ why: 'not-asked' });
  });
});

describe('a game does not begin', () => {
  const problems = (start: object) => {
    try {
      startMatch(regatta, { seats: 2, key: keyFromSeed('x'), ...start });
    } catch (error) {
      expect(error).toMatchObject({ name: 'BadStart' });
      return (error as BadStart).problems;
    }
    return [];
  };

  it('with the wrong number of players', () => {
    for (const given of [0, 1, 5, 2.5, Number.NaN]) {
      expect(problems({ seats: given })).toEqual([{ problem: 'players', given, min: 2, max: 4 }]);
    }
  });

  it('with a bad edition', () => {
    const bad = [{ problem: 'edition', edition: { path: 'top', why: 'range', facts: { min: 5, max: 9 } } }];
    for (const edition of [{}, { top: 4 }, { top: '6' }, 'six', 6]) expect(problems({ edition })).toEqual(bad);
    expect(problems({ edition: { top: 7 } })).toEqual([]);
  });

  it('and names everything that is wrong', () => {
    const found = problems({ seats: 9, edition: {}, options: { rounds: 7, calm: true, storm: true } });
    expect(found.map((p) => (p.problem === 'option' ? p.option.problem : p.problem))).toEqual([
      'players',
      'range',
      'excludes',
      'edition',
    ]);
  });

  it('with a bad key', () => {
    expect(() => begin(regatta, { seats: 2, key: 'secret' })).toThrow();
    expect(() => startMatch(regatta, { seats: 2, key: 'A'.repeat(64) })).toThrow('64 hex digits');
  });
});
