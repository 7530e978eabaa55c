// What the bots think: exact odds, sensible preferences, answers to offers, and a number for everything.

import {
  type AnyGame,
  answer,
  begin,
  decider,
  enumerate,
  imagine,
  keyFromSeed,
  menuOf,
  random,
} from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { odds } from '../policy/odds.ts';
import { policy } from '../policy/policy.ts';
import { gainBy } from '../policy/trade.ts';
import { WEIGHTS } from '../policy/weights.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { favourite } from './help.ts';

const three = () => scenario({ players: 3 }).family(0, 'gonzaga').family(1, 'baglioni').family(2, 'malatesta');

/** How good a line looks to a bot in this seat. */
function ratesOf(s: ReturnType<typeof scenario>, seat: number): (line: string) => number {
  const { state } = s.match();
  const choices = enumerate(menuOf(game, state, seat)!, random(1), 200);
  const rates = new Float64Array(choices.length);
  policy.rate(state, seat, choices, rates);
  return (line) => rates[choices.findIndex((choice) => game.notation.write(choice as never) === line)]!;
}

describe('odds of a war', () => {
  it('are exact: two dice, then two more', () => {
    // Level forces of 0: the attacker is higher in 15 of 36 rolls.
    const level = odds(0, 0, 0, 0);
    expect(level[0]! + level[1]!).toBeCloseTo(15 / 36);
    expect(level[2]! + level[3]!).toBeCloseTo((21 / 36) * (15 / 36));
    expect(level[1]).toBeCloseTo(9 / 36);
    const sure = odds(9, 0, 0, 0);
    expect(sure[0]! + sure[1]!).toBeCloseTo(1);
  });
});

describe('preferences', () => {
  it('puts an artist where the own tiles gain', () => {
    const s = three()
      .tiles(0, 'naples-oil-merchant', 'naples-diomede-carafa')
      .turn(0)
      .play('0 nominate ev1-bellini', '0 bid 0', '1 pass', '2 pass');
    expect(favourite(s, 0)).toBe('place naples');
  });

  it('invades the city of the others', () => {
    const s = three()
      .decade(3)
      .tiles(0, 'naples-oil-merchant')
      .tiles(1, 'venice-doge', 'venice-silk-merchant', 'venice-salt-merchant')
      .turn(0)
      .play('0 nominate ev3-french-invade', '0 bid 0', '1 pass', '2 pass');
    expect(favourite(s, 0)).toBe('place venice');
  });

  it('joins the side whose win it wants', () => {
    const s = three()
      .pope(2)
      .tiles(2, 'milan-armourer', 'milan-fustian-merchant')
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .troops(2, 'pikemen')
      .turn(0)
      .play('0 war', '0 cities rome milan', '0 bid 0', '1 pass', '2 pass', '1 bid 0', '2 pass');
    expect(favourite(s, 2)).toBe('league defender');
  });

  it('vetoes a war that can only hurt', () => {
    const s = three()
      .hand(1, 'veto')
      .status({ venice: 8, milan: 7, florence: 6, rome: 5, naples: 4 })
      .tiles(1, 'venice-doge', 'venice-silk-merchant', 'venice-salt-merchant', 'venice-grain-merchant')
      .troops(0, 'infantry', 'pikemen', 'crossbowmen')
      .troops(2, 'infantry')
      .turn(0)
      .play('0 war', '0 cities milan venice');
    expect(favourite(s, 1)).toBe('veto');
  });

  it('bids for what is worth it and passes what is too dear', () => {
    const tile = () =>
      three()
        .status({ venice: 9, milan: 6, florence: 6, rome: 5, naples: 5 })
        .gold(0, 45)
        .gold(1, 45)
        .gold(2, 45)
        .offered('venice-doge');
    const s = tile().turn(0).play('0 nominate venice-doge', '0 bid 18');
    expect(favourite(s, 1)).toBe('bid 19');
    expect(favourite(s.play('1 bid 43', '2 bid 44'), 0)).toBe('pass');
  });
});

describe('what an adept does not do', () => {
  /** Bentivoglio orders Milan and Florence, which are level at the end. */
  const level = (...own: Parameters<ReturnType<typeof scenario>['tiles']>[1][]) =>
    scenario({ players: 3 })
      .family(0, 'bentivoglio')
      .family(1, 'baglioni')
      .family(2, 'malatesta')
      .decade(3)
      .status({ venice: 9, milan: 6, florence: 6, rome: 4, naples: 3 })
      .tiles(0, ...own)
      .tiles(1, 'milan-armourer', 'florence-banker')
      .decadeEnds(0);

  it('[POR-12.4] breaks no tie for the good of others alone', () => {
    expect(favourite(level('naples-oil-merchant'), 0)).toBe('tied');
    expect(favourite(level('milan-fustian-merchant'), 0)).toBe('rank milan');
  });

  it('[POR-15.5] spends no Bribe Cardinal on a price of 1, but none is left over after the last Pope', () => {
    const bought = (decade: number, price: number) =>
      three()
        .decade(decade)
        .influence(0, 4)
        .hand(0, 'bribe-cardinal')
        .turn(0)
        .play('0 nominate pope', `0 bid ${price}`, '1 pass', '2 pass');
    expect(favourite(bought(1, 1), 0)).toBe('pay 0 0');
    expect(favourite(bought(3, 1), 0)).toBe('pay 1 0');
    expect(favourite(bought(1, 3), 0)).toBe('pay 1 0');
  });

  it('[POR-6.6] lets treachery lie when it has more than it can use', () => {
    const rich = three().gold(0, 40).influence(0, 16).offered().wars(4).pope(1);
    const rates = ratesOf(rich.turn(0), 0);
    expect(rates('buy card')).toBeGreaterThan(rates('pass'));
  });

  it('[POR-7.22] passes while the Pope is for sale and nobody would outbid it', () => {
    const s = three().gold(0, 0).gold(1, 0).gold(2, 0).influence(0, 3).influence(1, 3).influence(2, 3).turn(0);
    expect(ratesOf(s, 0)('nominate pope')).toBeGreaterThan(ratesOf(s, 0)('pass'));
  });
});

describe('offers', () => {
  const answered = (line: string) => {
    const { state } = three().turn(0).play(line).match();
    return policy.volunteer!(state, 1);
  };

  it('takes what is clearly good and refuses the rest, promises or not', () => {
    expect(answered('0 offer 1 9g for 1i')).toEqual({ do: 'accept', whom: 0 });
    expect(answered('0 offer 1 1g')).toEqual({ do: 'accept', whom: 0 });
    expect(answered('0 offer 1 1g for 5i promise favour-later')).toEqual({ do: 'refuse', whom: 0 });
    expect(answered('0 offer 2 9g')).toBe(null);
  });

  it('refuses again what it has refused, whatever it imagines the other to hold', () => {
    const s = three().turn(0);
    for (let n = 0; n < 12; n++) {
      s.play('0 offer 1 2g for 2i');
      expect(policy.volunteer!(imagine(game as AnyGame, s.match().state, 1, n), 1)).toEqual({ do: 'refuse', whom: 0 });
      s.play('1 refuse 0');
    }
  });

  it('is never drained by a round of exchanges: each one it agrees to leaves it better off', () => {
    const chance = random(3);
    const s = three().gold(0, 40).influence(0, 20).gold(1, 12).influence(1, 6).turn(0);
    const worth = () => {
      const { purse } = s.match().state as unknown as State;
      return [purse[0][1]!, purse[1][1]!] as const;
    };
    const [gold, influence] = worth();
    let agreed = 0;
    for (let n = 0; n < 60; n++) {
      const [g, i] = [1 + chance.below(5), 1 + chance.below(3)];
      s.play(chance.below(2) === 0 ? `0 offer 1 ${g}g for ${i}i` : `0 offer 1 ${i}i for ${g}g`);
      const before = s.match().state as unknown as State;
      const offer = before.offers[0]!;
      const answer = policy.volunteer!(before, 1)!;
      if (answer.do === 'accept') {
        agreed++;
        expect(gainBy(before, WEIGHTS, 1, offer.give, offer.ask)).toBeGreaterThan(0);
      }
      s.play(`1 ${game.notation.write(answer as never)}`);
    }
    expect(agreed).toBeGreaterThan(0);
    const [goldNow, influenceNow] = worth();
    expect(goldNow >= gold || influenceNow >= influence).toBe(true);
  });

  it('makes an offer in its own turn that helps both, to one player at a time, and none out of turn', () => {
    const uneven = () => three().gold(0, 45).influence(0, 1).gold(1, 2).influence(1, 16).gold(2, 20).influence(2, 8);
    const s = uneven().turn(0);
    const { state } = s.match();
    const choice = policy.propose!(state, 0)!;
    const line = game.notation.write(choice as never);
    expect(line).toMatch(/^offer 1 \d+g for \d+i$/);
    expect(policy.propose!(state, 1)).toBe(null);
    s.play(`0 ${line}`);
    expect(policy.propose!(s.match().state, 0)).toBe(null);
    expect(policy.volunteer!(s.match().state, 1)).toEqual({ do: 'accept', whom: 0 });
    expect(policy.volunteer!(s.match().state, 0)).toBe(null); // it stands by it
  });

  it('keeps an offer no longer than it serves: a bid may want what it binds', () => {
    const s = three().gold(0, 45).influence(0, 1).gold(1, 2).influence(1, 16).offered('venice-doge').turn(0);
    s.play('0 offer 1 5g for 2i', '0 nominate venice-doge');
    expect(policy.volunteer!(s.match().state, 0)).toEqual({ do: 'withdraw', whom: 1 });
  });

  it('comes to an end', () => {
    const s = three().turn(0).play('0 offer 1 9g', '2 offer 1 1g for 9i');
    expect(policy.volunteer!(s.match().state, 1)).toEqual({ do: 'accept', whom: 0 });
    s.play('1 accept 0', '1 refuse 2');
    expect(policy.volunteer!(s.match().state, 1)).toBe(null);
  });
});

describe('passing', () => {
  it('does not go on for ever, even where the table would let it', () => {
    const idle = (passes: number) =>
      scenario({ players: 3, options: { passGuard: false } })
        .idle(passes)
        .gold(0, 0)
        .influence(0, 0)
        .pope(1)
        .wars(4)
        .events(1, 'ev1-verrocchio', 'ev1-mantegna', 'ev1-wine-merchants')
        .turn(0);
    expect(favourite(idle(30), 0)).toBe('nominate ev1-bellini');
  });
});

describe('every position', () => {
  it.each([3, 4, 5, 6])(
    'with %i players has a finite rating for every choice and chances that add up to 1',
    (seats) => {
      const chance = random(seats);
      const options = { side: seats % 2 === 0 ? 'A' : 'B' } as const;
      const s = begin(game, { seats, options, edition: null, key: keyFromSeed(`rated ${seats}`) }) as State;
      const chances = new Float64Array(seats);
      while (s.outcome === null) {
        const seat = decider(game, s);
        const choices = enumerate(menuOf(game, s, seat)!, chance);
        const rates = new Float64Array(choices.length);
        policy.rate(s, seat, choices, rates);
        expect(rates.every(Number.isFinite)).toBe(true);
        policy.evaluate!(s, chances);
        expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
        answer(game, s, seat, choices[chance.below(choices.length)]!);
      }
    },
  );
});
