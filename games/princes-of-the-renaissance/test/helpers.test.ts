// What a board works out from a view, and what a table must know of the auctions.

import { describe, expect, it } from 'vitest';
import { force } from '../rules/model/forces.ts';
import type { State } from '../rules/model/state.ts';
import { bidding } from '../rules/view/bidding.ts';
import { cityPointsUnder, netPrice, rankingAfter } from '../rules/view/helpers.ts';
import { scenario } from '../scenario.ts';

const three = () =>
  scenario({ players: 3 }).family(0, 'gonzaga').status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 });

describe('helpers for boards', () => {
  it('tells what a bid really costs', () => {
    const view = three().turn(0).view(0);
    expect(netPrice(view, 0, { kind: 'city', currency: 'gold' }, 12).total).toBe(10);
    expect(netPrice(view, 0, { kind: 'pope', currency: 'influence' }, 1).total).toBe(1);
  });

  it('takes off an event what its currency allows', () => {
    const { players } = three().turn(0).view(0);
    expect(players[0]!.discounts).toMatchObject({ eventGold: 2, eventInfluence: 0 });
    const prices = (kind: 'event' | 'city' | 'pope' | 'attacker') =>
      (['gold', 'influence'] as const).map(
        (currency) => netPrice(three().turn(0).view(0), 0, { kind, currency }, 5).total,
      );
    expect([prices('event'), prices('city'), prices('pope'), prices('attacker')]).toEqual([
      [3, 5],
      [3, 3],
      [5, 5],
      [5, 5],
    ]);
  });

  it('moves no city beyond the track, and lets artists part the level', () => {
    const view = three().artist('naples', 'ev1-bellini').turn(0).view(0);
    const then = rankingAfter(view, { venice: 4, milan: 2, rome: -5, florence: -5, naples: -1 });
    expect(then).toEqual([
      { city: 'venice', place: 2, vp: 7 },
      { city: 'milan', place: 2, vp: 7 },
      { city: 'naples', place: 3, vp: 5 },
      { city: 'florence', place: 5, vp: 2 },
      { city: 'rome', place: 5, vp: 2 },
    ]);
    expect(rankingAfter(view, { naples: 4 })[0]).toEqual({ city: 'naples', place: 1, vp: 10 });
    expect(rankingAfter(view, { naples: 4 })[1]).toEqual({ city: 'venice', place: 2, vp: 7 });
  });

  it('tells how the ranking and the points would change', () => {
    const view = three().tiles(1, 'rome-orsini-family', 'rome-colonna-family').turn(0).view(0);
    const now = rankingAfter(view, {});
    expect(now).toEqual(view.ranking);
    const then = rankingAfter(view, { rome: 2, florence: -1 });
    expect(then.map(({ city, vp }) => [city, vp])).toEqual([
      ['venice', 10],
      ['milan', 5],
      ['rome', 5],
      ['florence', 3],
      ['naples', 2],
    ]);
    expect([cityPointsUnder(view, now)[1], cityPointsUnder(view, then)[1]]).toEqual([6, 10]);
  });

  it('adds up the parts of a force to the force', () => {
    const s = scenario({ players: 3 })
      .family(0, 'd-este')
      .tiles(0, 'milan-caterina-sforza', 'milan-swiss-mercenaries')
      .troops(0, 'pikemen', 'crossbowmen')
      .troops(1, 'infantry', 'artillery')
      .hand(2, 'bad-weather')
      .hand(1, 'bribe-troops')
      .turn(0)
      .play('0 war', '0 cities rome milan', '1 decline', '2 weather rome', '1 decline', '0 bid 0', '1 pass', '1 bid 0');
    const { war } = s.match().state as State;
    const seen = s.view(null).war!;
    expect(seen.attacker.first.total).toBe(force(s.match().state as State, war!, 0, 1));
    expect(seen.attacker.second.total).toBe(force(s.match().state as State, war!, 0, 2));
    expect(seen.attacker.second.parts.map(({ what, amount }) => [what, amount])).toEqual([
      ['troop', 1],
      ['troop', 1],
      ['tile', 1],
      ['tile', 2],
      ['family', 1],
    ]);
    expect(seen.attacker.first.parts.at(-1)).toMatchObject({ what: 'weather', amount: -1 });
  });
});

describe('standing bids', () => {
  it('names every auction differently, reads bids and knows the pass', () => {
    const s = three().turn(0).play('0 nominate pope');
    const first = bidding.bid!.lot(s.view(0));
    s.play('0 bid 0', '1 pass', '2 pass', '1 nominate ev1-bellini');
    expect(bidding.bid!.lot(s.view(0))).not.toBe(first);
    expect(bidding.bid!.amount({ do: 'bid', amount: 7 } as never)).toBe(7);
    expect(bidding.bid!.amount({ do: 'freeze' })).toBe(null);
    expect([bidding.bid!.pass, bidding.familyBid!.pass]).toEqual([{ do: 'pass' }, { do: 'pass' }]);
  });
});
