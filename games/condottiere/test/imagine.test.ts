// Imagined worlds: what a seat cannot know is dealt again, card by card.

import { describe, expect, it } from 'vitest';
import { CARDS, KINDS } from '../data/cards.ts';
import { cardsOf, drawOne, hasMercenary, isEmptyPile, pour, size } from '../rules/model/pile.ts';
import type { State } from '../rules/model/state.ts';
import { imagine } from '../rules/view/imagine.ts';
import { type Scenario, scenario } from '../scenario.ts';

/** Seat 1 hides a Courtesan; all cards but those named have been seen. */
const table = () =>
  scenario({ players: 3, variants: ['hiddenCards'] })
    .hand(0, 'm1')
    .hand(1, 'm2', 'winter')
    .hand(2, 'm3')
    .facedown(1, 'courtesan')
    .pile('m5', 'surrender')
    .deciding(0);

/** The world dealt with the first, or the last, of the cards there are each time; and how many there were. */
function imagined(at: Scenario, seat: number | null, pick: 'first' | 'last') {
  const s = structuredClone(at.match().state) as State;
  const asked: number[] = [];
  const below = (n: number) => {
    asked.push(n);
    return pick === 'first' ? 0 : n - 1;
  };
  imagine(s, seat, { below, next: () => 0 });
  const facedown = s.facedown.map((kind) => CARDS[kind] ?? null);
  return { hands: s.hands.map(cardsOf), facedown, pile: cardsOf(s.pile), asked };
}

describe('an imagined world', () => {
  it('[CON-17.1, CON-17.3] deals facedown cards first, then the hands, then leaves the pile', () => {
    expect(imagined(table(), 0, 'last')).toEqual({
      hands: [['m1'], ['winter', 'surrender'], ['m5']],
      facedown: [null, 'courtesan', null],
      pile: ['m2', 'm3'],
      asked: [4, 5, 4, 3],
    });
    expect(imagined(table(), 0, 'first')).toEqual({
      hands: [['m1'], ['m3', 'm5'], ['winter']],
      facedown: [null, 'm2', null],
      pile: ['courtesan', 'surrender'],
      asked: [4, 5, 4, 3],
    });
  });

  it('[CON-17.3] leaves one’s own facedown card and hand', () => {
    expect(imagined(table(), 1, 'first')).toEqual({
      hands: [['m1'], ['m2', 'winter'], ['m3']],
      facedown: [null, 'courtesan', null],
      pile: ['m5', 'surrender'],
      asked: [4, 3],
    });
    expect(imagined(table(), 1, 'last')).toMatchObject({ hands: [['surrender'], ['m2', 'winter'], ['m5']] });
  });

  it('[CON-17.9] knows no hand at all for a spectator', () => {
    expect(imagined(table(), null, 'first')).toEqual({
      hands: [['m2'], ['m3', 'm5'], ['winter']],
      facedown: [null, 'm1', null],
      pile: ['courtesan', 'surrender'],
      asked: [5, 6, 5, 4, 3],
    });
  });

  it('[CON-R47] leaves what the seat was shown, in hand and line', () => {
    const at = table().play('1 show 0 winter');
    expect(imagined(at, 0, 'last')).toEqual({
      hands: [['m1'], ['winter', 'surrender'], ['m5']],
      facedown: [null, 'courtesan', null],
      pile: ['m2', 'm3'],
      asked: [4, 4, 3],
    });
    at.play('1 show 0 facedown');
    expect(imagined(at, 0, 'first')).toEqual({
      hands: [['m1'], ['m2', 'winter'], ['m3']],
      facedown: [null, 'courtesan', null],
      pile: ['m5', 'surrender'],
      asked: [4, 3],
    });
  });
});

describe('a pile of cards', () => {
  const pile = (...kinds: readonly number[]) => Array.from({ length: KINDS }, (_, k) => kinds[k] ?? 0);

  it('[CON-1.12] is counted, listed in the deck’s order, and poured without loss', () => {
    const from = pile(2, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3);
    const onto = pile(1, 1);
    expect(size(from)).toBe(7);
    expect(cardsOf(from)).toEqual(['m1', 'm1', 'm3', 'winter', 'surrender', 'surrender', 'surrender']);
    pour(from, onto);
    expect(from).toEqual(pile());
    expect(onto).toEqual(pile(3, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3));
  });

  it.each(CARDS.map((card, kind) => ({ card, kind })))('[CON-1.11] with one $card is not empty', ({ kind }) => {
    const one = pile();
    expect([isEmptyPile(one), hasMercenary(one)]).toEqual([true, false]);
    one[kind] = 1;
    expect([isEmptyPile(one), hasMercenary(one)]).toEqual([false, kind <= 6]);
  });

  it('[CON-17.2] gives each of its cards with the same chance', () => {
    const drawn = (at: number) => {
      const left = pile(2, 0, 1);
      const asked: number[] = [];
      const below = (n: number) => {
        asked.push(n);
        return at;
      };
      return [CARDS[drawOne(left, 3, { below })], cardsOf(left), asked];
    };
    expect(drawn(0)).toEqual(['m1', ['m1', 'm3'], [3]]);
    expect(drawn(1)).toEqual(['m1', ['m1', 'm3'], [3]]);
    expect(drawn(2)).toEqual(['m3', ['m1', 'm1'], [3]]);
  });
});
