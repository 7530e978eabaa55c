// What seats may know: events, views, imagined worlds.

import { describe, expect, it } from 'vitest';
import { actFree } from '../engine/loop.ts';
import type { AnyState, GameEvent } from '../index.ts';
import { canonical, events, imagine, listen, mayKnow, play, random, reimagine, sight } from '../index.ts';
import { randomGame } from '../testing/index.ts';
import { named } from '../testing/start.ts';
import { ticTacToe } from '../testing/toys/tictactoe.ts';
import { match, playAll, state } from './toys/act.ts';
import { ballot } from './toys/ballot.ts';
import { regatta } from './toys/regatta/game.ts';
import type { Regatta } from './toys/regatta/state.ts';

describe('events', () => {
  it('are for everybody, or for those they name', () => {
    const open: GameEvent = { what: 'won' };
    const secret: GameEvent = { what: 'drew', to: [1, 2] };
    const viewers = [null, 0, 1, 2];
    expect(viewers.map((seat) => mayKnow(open, seat))).toEqual([true, true, true, true]);
    expect(viewers.map((seat) => mayKnow(secret, seat))).toEqual([false, false, true, true]);
    expect(mayKnow({ what: 'drew', to: [] }, 0)).toBe(false);
  });

  it('are told with the entry that caused them', () => {
    const m = match(regatta, 2);
    const { events: told } = play(m, 0, 'spy');
    expect(told).toMatchObject([
      { what: 'spied', seat: 0 },
      { what: 'prizeSeen', to: [0] },
    ]);
    expect(told.filter((e) => mayKnow(e, 1)).map(({ what }) => what)).toEqual(['spied']);
    expect(told.filter((e) => mayKnow(e, null)).map(({ what }) => what)).toEqual(['spied']);
  });

  it('are not built when nobody listens', () => {
    expect(events.sink).toBeNull();
    const s = state(regatta, 2);
    expect(() => actFree(regatta, s, { at: 'spy' }, 0, { do: 'spy' })).not.toThrow();
    expect(events.sink).toBeNull();
  });

  it('reach the innermost listener, and listening ends with the work, even if it fails', () => {
    const { heard, result } = listen(() => {
      events.sink?.push({ what: 'outer' });
      return listen(() => events.sink?.push({ what: 'inner' })).heard;
    });
    expect([heard, result]).toEqual([[{ what: 'outer' }], [{ what: 'inner' }]]);
    expect(() => listen(() => JSON.parse('?'))).toThrow();
    expect(events.sink).toBeNull();
  });
});

describe('imagined worlds', () => {
  const positions: AnyState[] = [];
  const { start, random: dice } = named('imagined', 3);
  randomGame(regatta, start, dice, (s) => void positions.push(regatta.clone(s as Regatta)));

  it('look the same to the seat that imagines them', () => {
    for (const s of positions) {
      for (const seat of [null, 0, 1, 2]) {
        expect(sight(regatta, imagine(regatta, s, seat, 7), seat)).toBe(sight(regatta, s, seat));
      }
    }
  });

  it('depend on what the seat knows alone: imagined twice is imagined once', () => {
    for (const s of positions) {
      for (const seat of [null, 0, 1, 2]) {
        const twice = imagine(regatta, imagine(regatta, s, seat, 1), seat, 2);
        expect(canonical(twice)).toBe(canonical(imagine(regatta, s, seat, 2)));
      }
    }
  });

  it('are different under different seeds, have another key, and leave the real one alone', () => {
    const s = positions[0]!;
    const before = canonical(s);
    const worlds = [1, 2, 3, 4, 5].map((seed) => imagine(regatta, s, 0, seed));
    expect(new Set(worlds.map((w) => canonical((w as AnyState as Regatta).hands))).size).toBeGreaterThan(1);
    expect(new Set([s, ...worlds].map((w) => w.chance.key)).size).toBe(6);
    expect(canonical(s)).toBe(before);
  });

  it('hold some legal answer for whoever has answered unseen', () => {
    const m = match(regatta, 3);
    const card = (m.state as unknown as Regatta).hands[1]!.findIndex((n) => n > 0) + 1;
    playAll(m, `1 sail ${card}`);
    const answers = Array.from({ length: 30 }, (_, seed) => imagine(regatta, m.state, 0, seed).picks);
    expect(answers.every((picks) => picks![0] === null && picks![1] !== null && picks![2] === null)).toBe(true);
    expect(new Set(answers.map(canonical)).size).toBeGreaterThan(1);
    expect(imagine(regatta, m.state, 1, 1).picks![1]).toEqual({ do: 'sail', card });
  });

  it('hold no answer to a hushed question but one’s own', () => {
    const m = match(ballot, 3);
    playAll(m, '0 yes', '1 no');
    expect(imagine(ballot, m.state, 1, 1).picks).toEqual([null, { do: 'no' }, null]);
    expect(imagine(ballot, m.state, null, 1).picks).toEqual([null, null, null]);
  });

  it('may be imagined in place, and after the game is over', () => {
    const m = match(ticTacToe, 2);
    playAll(m, '0 mark 0', '1 mark 3', '0 mark 1', '1 mark 4', '0 mark 2');
    expect(() => reimagine(ticTacToe, m.state, 0, random(1))).not.toThrow();
  });
});
