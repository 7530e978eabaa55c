/** Chapter 8, who leads the two cities: an auction in influence for each, and their pay. */
import { type Chapter, type Seat, schedule } from '@signoria/kernel';
import { CITIES } from '../../data/cities.ts';
import { INFLUENCE } from '../../data/currency.ts';
import { story } from '../model/events.ts';
import { ATTACKER, type AuctionKind, DEFENDER, NONE, type Side, type State } from '../model/state.ts';
import { openAuction } from './07-auction.ts';
import { changeWar } from './08-war.ts';

export type CondottiereFrame =
  /** The auction for one of the two positions (POR-8.8, POR-8.12). */
  | { readonly at: 'condottiere'; readonly side: Side }
  /** Both are found, or not: pay, and on to the fight (POR-8.14 to POR-8.16). */
  | { readonly at: 'muster' };

function sideOf(kind: AuctionKind): Side {
  return kind === 'attacker' ? ATTACKER : DEFENDER;
}

function pairWith(pair: readonly [number, number], side: Side, value: number): readonly [number, number] {
  return side === ATTACKER ? [value, pair[1]] : [pair[0], value];
}

/** POR-8.11 */
export function hireCondottiere(s: State, kind: AuctionKind, seat: Seat, price: number): void {
  const side = sideOf(kind);
  const { condottieri, prices } = s.war!;
  changeWar(s, { condottieri: pairWith(condottieri, side, seat), prices: pairWith(prices, side, price) });
}

export function leaveUnrepresented(s: State, kind: AuctionKind): void {
  story.sink?.push({ what: 'unrepresented', city: CITIES[s.war!.cities[sideOf(kind)]]! });
}

/** POR-8.9, POR-8.12: those with a troop tile, the attacker excepted, as a bit set (POR-R36: fixed now). */
function eligible(s: State): number {
  let inside = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.troops[seat] !== 0 && s.war!.condottieri[ATTACKER] !== seat) inside |= 1 << seat;
  }
  return inside;
}

/** POR-8.16, POR-8.17, POR-R37: the status before the fight, laid on the family tile. */
function payCondottiere(s: State, side: Side): void {
  const seat = s.war!.condottieri[side];
  if (seat === NONE) return;
  const city = s.war!.cities[side];
  const gold = s.status[city]!;
  s.pay[seat]! += gold;
  changeWar(s, { pay: pairWith(s.war!.pay, side, gold) });
  story.sink?.push({ what: 'cityPays', seat, city: CITIES[city]!, gold });
}

export const condottiereSteps: Chapter<State, CondottiereFrame> = {
  condottiere: {
    run(s, f) {
      const kind = f.side === ATTACKER ? 'attacker' : 'defender';
      const inside = eligible(s);
      if (inside === 0) return leaveUnrepresented(s, kind);
      const nominator = s.active; // POR-8.10: the first chance to bid
      openAuction(s, { kind, lot: s.war!.cities[f.side], currency: INFLUENCE, nominator, inside });
    },
  },
  muster: {
    run(s) {
      const [attacker, defender] = s.war!.condottieri;
      if (attacker === NONE && defender === NONE) {
        changeWar(s, { result: 'unfought' }); // POR-8.14
        story.sink?.push({ what: 'unfought' });
        return;
      }
      payCondottiere(s, ATTACKER);
      payCondottiere(s, DEFENDER);
      schedule(s, { at: 'league' }, { at: 'bribes', slot: 0 }, { at: 'roll', round: 1 });
    },
  },
};
