/** Chapter 9: Diplomacy. One neutral city, by land or by sea, for more Crowns than it is tough. */
import {
  type Asks,
  type Blocked,
  type Chapter,
  type Cost,
  list,
  most,
  type Parts,
  reach,
  type Seat,
  schedule,
  within,
} from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, CITY, type City, EVERY_CITY } from '../../data/cities.ts';
import { annex, type Do, STOP, type Way } from '../model/choices.ts';
import { annexCity } from '../model/cities.ts';
import { story } from '../model/events.ts';
import { CROWN, FLORIN, purseFor, SHIP } from '../model/purse.ts';
import { CLOSED, NONE, type State } from '../model/state.ts';
import { toughness } from '../model/toughness.ts';
import { bill } from './03-payment.ts';

export type DiplomacyFrame =
  | Asks<{ readonly at: 'diplomacy'; readonly seat: Seat }, Do<'annex' | 'stop'>>
  | { readonly at: 'annexed'; readonly seat: Seat; readonly city: City };

/** VIR-9.1: neutral, and no pirate port. */
export function isTarget(s: State, city: City): boolean {
  return s.owner[city] === NONE && !editionOf(s).pirate[city];
}

/** VIR-9.4 */
export function byLand(s: State, seat: Seat, city: City): boolean {
  return editionOf(s).maps[s.seats]!.roads[city]!.some((from) => s.owner[from] === seat);
}

/** VIR-9.5: the fewest seas from a port of this seat; 0 when there is no way. */
export function seasTo(s: State, seat: Seat, city: City): number {
  let fewest = 0;
  for (const { to, seas } of editionOf(s).maps[s.seats]!.voyages[city]!) {
    if (s.owner[to] === seat && (fewest === 0 || seas < fewest)) fewest = seas;
  }
  return fewest;
}

/** VIR-9.2: strictly more Crowns than toughness. */
export function crownsFor(s: State, seat: Seat, city: City, parts: Parts = null): number {
  const walls = toughness(s, city, seat, parts);
  parts?.push({ what: 'oneMore', n: 1, rules: ['VIR-9.2'] });
  return walls + 1;
}

function priceOf(s: State, seat: Seat, city: City, way: Way): Cost {
  const crown = crownsFor(s, seat, city);
  return way === 'land' ? { crown } : { crown, ship: seasTo(s, seat, city) };
}

function targets(s: State, seat: Seat): readonly Do<'annex'>[] {
  const purse = purseFor(s, seat, 'diplomacy');
  const crowns = most(purse, CROWN);
  const ships = most(purse, SHIP);
  const table = ships > 0 ? reach(purse, [CROWN, SHIP, FLORIN], [crowns, ships]) : null;
  const found: Do<'annex'>[] = [];
  for (const city of EVERY_CITY) {
    if (!isTarget(s, city)) continue;
    const crown = crownsFor(s, seat, city);
    if (crown > crowns) continue;
    if (byLand(s, seat, city)) found.push(annex(CITIES[city]!, 'land'));
    const seas = table === null ? 0 : seasTo(s, seat, city);
    if (seas > 0 && within(table!, crown, seas, 0)) found.push(annex(CITIES[city]!, 'sea'));
  }
  return found;
}

function whyNotAnnex(s: State, seat: Seat): readonly Blocked<Do<'annex'>>[] {
  const open = targets(s, seat);
  return CITIES.flatMap((id, city): Blocked<Do<'annex'>>[] => {
    const owner = s.owner[city]!;
    if (owner === CLOSED || owner === seat || open.some((c) => c.city === id)) return [];
    const choice = annex(id, byLand(s, seat, city) ? 'land' : 'sea');
    if (owner !== NONE) return [{ choice, why: 'cityControlled', rules: ['VIR-9.1'], facts: { city: id, owner } }];
    if (!isTarget(s, city)) return [{ choice, why: 'piratePort', rules: ['VIR-9.1'], facts: { city: id } }];
    const seas = byLand(s, seat, city) ? 0 : seasTo(s, seat, city);
    if (choice.way === 'sea' && seas === 0) {
      return [{ choice, why: 'noWay', rules: ['VIR-9.4', 'VIR-9.5'], facts: { city: id } }];
    }
    const crowns = crownsFor(s, seat, city);
    return [{ choice, why: 'tooTough', rules: ['VIR-9.2', 'VIR-9.5'], facts: { city: id, crowns, ships: seas } }];
  });
}

export const diplomacySteps: Chapter<State, DiplomacyFrame> = {
  diplomacy: {
    rules: ['VIR-9.1', 'VIR-9.2', 'VIR-R11'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([STOP, ...targets(s, f.seat)]),
    blocked: (s, f) => whyNotAnnex(s, f.seat),
    take(s, { seat }, c) {
      if (c.do === 'stop') {
        story.sink?.push({ what: 'noAction', seat, action: 'diplomacy' });
        return;
      }
      const city = CITY[c.city];
      const next = { at: 'annexed', seat, city } as const;
      schedule(s, { at: 'pay', seat, bill: bill('diplomacy', priceOf(s, seat, city, c.way)), next });
    },
  },
  annexed: {
    run: (s, f) => annexCity(s, f.seat, f.city),
  },
};
