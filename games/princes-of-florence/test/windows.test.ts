// When a player who ordered "no" is asked after all, and standing bids.

import { describe, expect, it } from 'vitest';
import { bidding } from '../rules/view/bidding.ts';
import { windows } from '../rules/view/windows.ts';
import { joint } from './help.ts';

const { cheap, wanted } = windows.answerOffer!.unless;

describe('windows', () => {
  const offered = (payment: number) =>
    joint().turn(0).play('0 buildWith workshop 1', '0 place workshop 4 0', `0 offer ${payment}`);

  it('building together: what it costs, and whether a profession wants it', () => {
    const view = offered(300).view(1);
    expect([0, 200, 300].map((n) => cheap!.holds(view, 1, n))).toEqual([false, false, true]);
    expect(cheap!.holds(offered(0).view(1), 1, 0)).toBe(true);
    expect(cheap!.holds(joint().turn(0).view(1), 1, 2000)).toBe(false);
    const countered = offered(300).play('1 counter payment', '1 offer 200').view(0);
    expect(cheap!.holds(countered, 0, 0)).toBe(true); // whoever is paid pays nothing
    expect(cheap!.n).toEqual({ min: 0, max: 22_200, usual: 0 });
    const hand = view.own!.hand.filter((id) => view.professions[id].building !== 'workshop');
    expect(wanted!.holds({ ...view, own: { ...view.own!, hand } }, 1, 0)).toBe(false);
    const sculptor = Object.entries(view.professions).find(([, { building }]) => building === 'workshop')![0];
    expect(wanted!.holds({ ...view, own: { ...view.own!, hand: [sculptor] } }, 1, 0)).toBe(true);
  });
});

describe('standing bids', () => {
  it('name the lot and who is still in it', () => {
    const { lot, inside } = bidding.bid!;
    const view = joint().auction().play('0 auction park', '1 pass').view(2);
    expect(lot(view)).toBe('1-park');
    expect(inside(view)).toEqual([0, 2]);
    const sold = joint().auction().play('0 auction jester', '1 pass', '2 pass').view(0);
    expect([lot(sold), inside(sold)]).toEqual(['1-none', []]);
    expect(bidding.pawn!.lot(sold)).toBe('none');
  });
});
