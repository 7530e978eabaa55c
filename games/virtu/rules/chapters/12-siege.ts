/** Chapters 12 and 13: after all actions each player resolves the own sieges, field battles first. */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { CITIES, CITY, type City, EVERY_CITY } from '../../data/cities.ts';
import { BESIEGE, type Do, siege, WITHDRAW } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { CLOSED, NONE, type State } from '../model/state.ts';
import { active, mustRetreat } from './12-battle.ts';

export type SiegeFrame =
  /** All sieges of this seat, one after another (VIR-12.2). */
  | { readonly at: 'sieges'; readonly seat: Seat }
  | Asks<{ readonly at: 'chooseSiege'; readonly seat: Seat }, Do<'siege'>>
  /** Field battles at this city as long as there are rivals, then the siege. */
  | { readonly at: 'resolve'; readonly seat: Seat; readonly city: City }
  /** The winner of a field battle may call the siege off (VIR-13.4). */
  | Asks<{ readonly at: 'besiege'; readonly seat: Seat; readonly city: City }, Do<'besiege' | 'withdraw'>>;

/** VIR-12.1: where this seat besieges. */
export function siegesOf(s: State, seat: Seat): readonly City[] {
  const found: City[] = [];
  for (const city of EVERY_CITY) {
    if (s.owner[city] !== CLOSED && s.owner[city] !== seat && active(s, city, seat) > 0) found.push(city);
  }
  return found;
}

/** VIR-13.1, VIR-R20: other besiegers, in turn order; the owner's Troops take no part (VIR-13.11). */
function rivalsAt(s: State, seat: Seat, city: City): readonly Seat[] {
  return s.order.filter((other) => other !== seat && other !== s.owner[city] && active(s, city, other) > 0);
}

function beginField(s: State, seat: Seat, rival: Seat, city: City): void {
  const first = s.order.indexOf(seat) < s.order.indexOf(rival); // VIR-R19
  const [attacker, defender] = first ? [seat, rival] : [rival, seat];
  s.battle = { kind: 'field', city, attacker, defender, attackBonus: 0, defenceBonus: 0, declared: [] };
  story.sink?.push({ what: 'fieldBattleBegins', city: CITIES[city]!, seats: [attacker, defender] });
  schedule(s, { at: 'dialogue', side: 'attack', passes: 0 });
}

function beginSiege(s: State, seat: Seat, city: City): void {
  const defender = s.owner[city]!;
  s.battle = { kind: 'siege', city, attacker: seat, defender, attackBonus: 0, defenceBonus: 0, declared: [] };
  story.sink?.push({ what: 'siegeBegins', seat, city: CITIES[city]!, defender: defender === NONE ? null : defender });
  schedule(s, { at: 'dialogue', side: 'attack', passes: 0 });
}

export const siegeSteps: Chapter<State, SiegeFrame> = {
  sieges: {
    run(s, f) {
      const cities = siegesOf(s, f.seat);
      if (cities.length === 0)
        s.warTokens[f.seat] = 0; // VIR-10.8
      else if (cities.length === 1) schedule(s, { at: 'resolve', seat: f.seat, city: cities[0]! }, f);
      else schedule(s, { at: 'chooseSiege', seat: f.seat }, f);
    },
  },
  chooseSiege: {
    rules: ['VIR-12.2'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(siegesOf(s, f.seat).map((city) => siege(CITIES[city]!))),
    take: (s, f, c) => schedule(s, { at: 'resolve', seat: f.seat, city: CITY[c.city] }),
  },
  resolve: {
    run(s, f) {
      if (active(s, f.city, f.seat) === 0) return; // VIR-R21
      const rival = rivalsAt(s, f.seat, f.city)[0];
      if (rival !== undefined) {
        schedule(s, f);
        beginField(s, f.seat, rival, f.city);
      } else if (s.victors.some(({ seat, city }) => seat === f.seat && city === f.city)) {
        schedule(s, { at: 'besiege', seat: f.seat, city: f.city }); // VIR-13.10
      } else beginSiege(s, f.seat, f.city);
    },
  },
  besiege: {
    rules: ['VIR-13.4', 'VIR-13.10'],
    seat: (_, f) => f.seat,
    menu: () => list([BESIEGE, WITHDRAW]),
    take(s, f, c) {
      if (c.do === 'besiege') beginSiege(s, f.seat, f.city);
      else {
        mustRetreat(s, f.city, f.seat);
        story.sink?.push({ what: 'siegeDeclined', seat: f.seat, city: CITIES[f.city]! });
      }
    },
  },
};
