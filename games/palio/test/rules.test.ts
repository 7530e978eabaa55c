// The rules of Palio, each by its id: a test that fails if the rule is broken.

import { carryOut, judge, keyFromSeed, menuOf, question, Refused, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { emptyPile, size } from '../data/cards.ts';
import { editionOf, readEdition } from '../data/edition.ts';
import { finishOf } from '../rules/chapters/04-coming-in.ts';
import { game } from '../rules/game.ts';
import { lengthOf, type State } from '../rules/model/state.ts';
import { view } from '../rules/view/view.ts';

/** A race begun, with seat 0 to move and these cards in its hand; the pile has all others. */
function race({
  hand = [3],
  seats = 2,
  options = {},
}: {
  hand?: readonly number[];
  seats?: number;
  options?: { readonly short?: boolean };
}) {
  const s = startMatch(game, { seats, options, key: keyFromSeed('palio') }).state as State;
  s.todo = [{ at: 'turn', seat: 0 }];
  s.deck = editionOf(s).counts.slice();
  s.hands = s.hands.map(emptyPile);
  const give = (seat: number, value: number) => {
    s.deck[value - 1]!--;
    s.hands[seat]![value - 1]!++;
  };
  for (const value of hand) give(0, value);
  for (let seat = 1; seat < seats; seat++) give(seat, 1);
  return { s, lines: (seat: number) => linesOf(s, seat) };
}

function linesOf(s: State, seat: number): readonly string[] {
  const menu = menuOf(game, s, seat);
  return menu?.kind === 'list' ? menu.choices.map((c) => game.notation.write(c as never)) : []; // this game's own choices
}

/** A legal answer, carried out; an illegal one is refused. */
function play(s: State, seat: number, line: string): void {
  carryOut(game, s, seat, judge(game, s, seat, game.notation.read(line)));
}

/** Puts a horse on a length, by way of a push. */
const put = (s: State, seat: number, at: number) => {
  s.pushed[seat] = at - lengthOf(s, seat) + s.pushed[seat]!;
};

describe('1, 2: the race and its setup', () => {
  it('[PAL-1.1, PAL-1.2, PAL-2.1] thirty cards, three for each, all horses at the rope', () => {
    expect([game.players.min, game.players.max]).toEqual([2, 4]);
    for (const seats of [2, 3, 4]) {
      const s = startMatch(game, { seats, options: {}, key: keyFromSeed('set') }).state as State;
      expect(s.hands.map(size)).toEqual(Array<number>(seats).fill(3));
      expect(size(s.deck) + 3 * seats).toBe(30);
      expect(editionOf(s).counts).toEqual([6, 6, 6, 6, 6]);
      expect(s.hands.map((_, seat) => lengthOf(s, seat))).toEqual(Array<number>(seats).fill(0));
    }
  });

  it('[PAL-2.2] who goes first is drawn, and turns go clockwise', () => {
    const first = (seed: string) =>
      question(game, startMatch(game, { seats: 3, options: {}, key: keyFromSeed(seed) }).state, null)!.deciding[0]!;
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first))).toEqual(new Set([0, 1, 2]));
    const { s } = race({ seats: 3 });
    play(s, 0, 'ride 3');
    play(s, 0, 'stop');
    expect(s.todo).toEqual([{ at: 'turn', seat: 1 }]);
  });
});

describe('3: ride or rest', () => {
  it('[PAL-3.1] one rides or rests, and nothing else', () => {
    const { lines } = race({ hand: [2, 2, 5] });
    expect(lines(0)).toEqual(['ride 2', 'ride 5', 'rest']);
    expect(lines(1)).toEqual([]);
  });

  it('[PAL-3.2] a card laid is as many lengths, and says so', () => {
    const { s } = race({ hand: [3, 4] });
    play(s, 0, 'ride 4');
    expect(lengthOf(s, 0)).toBe(4);
    expect(view(s, 1).horses[0]).toMatchObject({
      at: { total: 4, parts: [{ what: 'cards', n: 4, rules: ['PAL-3.2'], facts: { cards: 1, value: 4 } }] },
      hand: 1,
      laid: [4],
    });
  });

  it('[PAL-3.3] pushed on past every horse in the way, and only past those', () => {
    const { s } = race({ seats: 4 });
    put(s, 1, 3);
    put(s, 2, 4);
    put(s, 3, 6);
    play(s, 0, 'ride 3');
    expect(view(s, 0).horses[0]!.at).toEqual({
      total: 5,
      parts: [
        { what: 'cards', n: 3, rules: ['PAL-3.2'], facts: { cards: 1, value: 3 } },
        { what: 'pushed', n: 2, rules: ['PAL-3.3'] },
      ],
    });
  });

  it('[PAL-3.4] a rest draws one card; not with five in hand, and not from an empty pile', () => {
    const { s } = race({ hand: [3] });
    play(s, 0, 'rest');
    expect([size(s.hands[0]!), size(s.deck)]).toEqual([2, 27]);
    const full = race({ hand: [1, 2, 3, 4, 5] });
    expect(full.lines(0)).not.toContain('rest');
    expect(question(game, full.s, 0)!.blocked).toMatchObject([{ why: 'handFull', rules: ['PAL-3.4'] }]);
    expect(() => play(full.s, 0, 'rest')).toThrow(Refused);
    const dry = race({ hand: [3] });
    dry.s.deck = emptyPile();
    expect(question(game, dry.s, 0)!.blocked).toMatchObject([{ why: 'noCardsLeft' }]);
  });

  it('[PAL-3.5] whoever can neither ride nor rest is passed over', () => {
    const { s } = race({ hand: [1, 1], seats: 3 });
    s.hands[1] = emptyPile();
    s.deck = emptyPile();
    play(s, 0, 'ride 1');
    play(s, 0, 'stop');
    expect(s.todo).toEqual([{ at: 'turn', seat: 2 }]);
  });

  it('[PAL-3.6] a spur after riding is one length more, pushes included; there are two', () => {
    const { s, lines } = race({ hand: [3, 3, 3], seats: 3 });
    put(s, 1, 4);
    play(s, 0, 'ride 3');
    expect(lines(0)).toEqual(['spur', 'stop']);
    play(s, 0, 'spur');
    expect(view(s, 0).horses[0]).toMatchObject({ spurs: 1, at: { total: 5 } });
    expect(view(s, 0).horses[0]!.at.parts.map(({ what, n }) => [what, n])).toEqual([
      ['cards', 3],
      ['spurred', 1],
      ['pushed', 1],
    ]);
    expect(s.todo).toEqual([{ at: 'turn', seat: 1 }]);
    s.spurs[0] = 0;
    s.todo = [{ at: 'turn', seat: 0 }];
    play(s, 0, 'ride 3');
    expect(s.todo).toEqual([{ at: 'turn', seat: 1 }]);
    const near = race({ hand: [3] });
    put(near.s, 0, 14);
    play(near.s, 0, 'ride 3');
    play(near.s, 0, 'spur');
    expect(near.s.outcome?.winners).toEqual([0]);
  });
});

describe('4, 5: coming in, and what is hidden', () => {
  it('[PAL-4.1] the first to reach length 18 wins at once', () => {
    const { s } = race({});
    put(s, 0, 14);
    play(s, 0, 'ride 3');
    expect(s.outcome).toBeNull();
    const won = race({});
    put(won.s, 0, 15);
    play(won.s, 0, 'ride 3');
    expect(won.s.outcome).toEqual({ winners: [0], reason: 'cameIn' });
  });

  it('[PAL-4.2] in a short race length 12 is enough', () => {
    expect(finishOf(race({}).s)).toBe(18);
    const { s } = race({ options: { short: true } });
    put(s, 0, 9);
    play(s, 0, 'ride 3');
    expect(s.outcome?.winners).toEqual([0]);
  });

  it('[PAL-5.1] hands are secret, their size is not', () => {
    const { s } = race({ hand: [2, 5] });
    expect(view(s, 0).hand).toEqual([2, 5]);
    expect(view(s, 1).hand).toEqual([1]);
    expect(view(s, null)).toMatchObject({ hand: [], horses: [{ hand: 2 }, { hand: 1 }] });
  });
});

describe('an edition', () => {
  it('corrects cards and lengths, and must let somebody come in', () => {
    expect(readEdition({ cards: { 5: { count: 12 } }, lengths: { short: 8 } }).ok).toBe(true);
    const few = Object.fromEntries(['1', '2', '3', '4', '5'].map((id) => [id, { count: 2 }]));
    expect(readEdition({ cards: few })).toEqual({
      ok: false,
      problems: [{ path: 'cards', why: 'deck-too-short', facts: { ridden: 30, least: 69 } }],
    });
  });
});
