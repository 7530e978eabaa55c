// When a player who ordered "nothing" is asked after all, and standing bids.

import { describe, expect, it } from 'vitest';
import { bidding } from '../rules/view/bidding.ts';
import { windows } from '../rules/view/windows.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'gonzaga')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');

function holds(s: Scenario, frame: string, condition: string, seat: number, n = 0): boolean {
  return windows[frame]!.unless[condition]!.holds(s.view(seat), seat, n);
}

describe('windows', () => {
  it('a declared war: a card for it, or tiles of a city in it', () => {
    const war = three()
      .hand(0, 'veto')
      .hand(1, 'bribe-troops')
      .hand(2, 'bad-weather')
      .tiles(1, 'rome-lucrezia-borgia')
      .turn(0)
      .play('0 war', '0 cities rome milan')
      .expect({ question: 'reaction' });
    expect([0, 1, 2].map((seat) => holds(war, 'reaction', 'card', seat))).toEqual([true, false, true]);
    expect([0, 1, 2].map((seat) => holds(war, 'reaction', 'ownTiles', seat, 1))).toEqual([false, true, false]);
    expect(holds(war, 'reaction', 'ownTiles', 1, 2)).toBe(false);
  });

  it('bribes and dice: the weaker side, the own troops', () => {
    const war = three()
      .troops(0, 'infantry')
      .troops(1, 'infantry', 'pikemen', 'crossbowmen')
      .hand(0, 'bribe-troops')
      .hand(1, 'bribe-troops')
      .turn(0)
      .play('0 war', '0 cities rome milan', '0 decline', '1 decline', '0 bid 1', '1 pass', '1 bid 0')
      .expect({ question: 'bribe', deciding: 0 });
    expect([0, 1].map((seat) => holds(war, 'bribe', 'weaker', seat))).toEqual([true, false]);
    expect([0, 1, 2].map((seat) => holds(war, 'reroll', 'fighting', seat))).toEqual([true, true, false]);
  });

  it('payments: what is due after discounts; and no plain payment where it takes the Banker', () => {
    const won = (influence: number) =>
      three()
        .tiles(0, 'florence-banker')
        .influence(0, influence)
        .turn(0)
        .play('0 nominate pope', '0 bid 6', '1 pass', '2 pass')
        .expect({ question: 'payment' });
    const rich = won(8);
    expect(windows.payment!.decline(rich.view(0), 0)).toEqual({ do: 'pay', cardinals: 0, banker: 0 });
    expect(windows.payment!.decline(won(5).view(0), 0)).toBeNull();
    expect([5, 6, 7].map((n) => holds(rich, 'payment', 'dear', 0, n))).toEqual([true, true, false]);
  });

  it('nothing holds where there is no war and nothing to pay', () => {
    const calm = three().hand(0, 'start-war').tiles(0, 'rome-lucrezia-borgia').turn(0);
    expect(holds(calm, 'bribe', 'weaker', 0)).toBe(false);
    expect(holds(calm, 'reroll', 'fighting', 0)).toBe(false);
    expect(holds(calm, 'reroll', 'ownTiles', 0, 1)).toBe(false);
    expect(holds(calm, 'payment', 'dear', 0, 0)).toBe(false);
    expect(windows.payment!.decline(calm.view(0), 0)).toBe(null);
    const open = calm.play('0 nominate pope');
    expect([holds(open, 'payment', 'dear', 0, 0), windows.payment!.decline(open.view(0), 0)]).toEqual([false, null]);
  });

  it('the League fights on its side; level sides are not weaker', () => {
    const war = three()
      .troops(0, 'infantry')
      .troops(1, 'crossbowmen')
      .troops(2, 'pikemen')
      .hand(2, 'bribe-troops')
      .pope(2)
      .turn(0)
      .play('0 war', '0 cities rome milan', '2 decline', '0 bid 0', '1 pass', '2 pass', '1 bid 0', '2 pass');
    expect([0, 1].map((seat) => holds(war, 'bribe', 'weaker', seat))).toEqual([false, false]);
    war.play('2 league defender').expect({ question: 'bribe', deciding: 2 });
    expect([0, 1, 2].map((seat) => holds(war, 'bribe', 'weaker', seat))).toEqual([true, false, false]);
    expect(holds(war, 'reroll', 'fighting', 2)).toBe(true);
  });

  it('a nominated tile that was lost: cards in hand', () => {
    const lost = three().hand(0, 'veto').turn(0).view(0);
    const { fewCards } = windows.consolation!.unless;
    expect([1, 2].map((n) => fewCards!.holds(lost, 0, n))).toEqual([false, true]);
  });
});

describe('standing bids', () => {
  it('name their auction, who is in it and what is not to be paid', () => {
    const { lot, inside, discount } = bidding.bid!;
    const auction = three().turn(0).play('0 nominate pope', '0 bid 2', '1 pass');
    const view = auction.view(2);
    expect(lot(view)).toMatch(/^\d+ pope pope$/);
    expect(inside(view)).toEqual([0, 2]);
    expect(discount!(view, 2)).toBe(0);
    const cheaper = scenario({ players: 3 }).family(0, 'baglioni').turn(0).play('0 nominate pope', '0 bid 2');
    expect([0, 1].map((seat) => discount!(cheaper.view(seat), seat))).toEqual([1, 0]);
    expect(lot(three().turn(0).view(0))).toBe('none');
    expect(bidding.familyBid!.lot(three().turn(0).view(0))).toBe('none');
  });
});
