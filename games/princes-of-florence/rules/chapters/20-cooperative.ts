/**
 * Chapter 20, cooperative building: type, place and payment are proposed, accepted, rejected or countered (FLO-R65). All of it
 * is said aloud, so an offer is public.
 */
import { type Asks, type Blocked, type Chapter, list, type Menu, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { BOX_COINS, GAIN, TOUCHING_BUILDERS, UNIT } from '../../data/economy.ts';
import { BUILDING_COUNT, BUILDINGS, type Building, PIECES, pieceOf } from '../../data/pieces.ts';
import { JOINT_WIDTH, type JointLie, type Lie } from '../../data/squares.ts';
import { ACCEPT, COUNTER_PAYMENT, COUNTER_PLACE, type Do, REJECT } from '../model/choices.ts';
import { facesBuilding, isFree, layBuilding, sideOf, touches } from '../model/estate.ts';
import { story } from '../model/events.ts';
import { neighbourEast, neighboursOf } from '../model/neighbours.ts';
import type { Offer, State } from '../model/state.ts';
import type { Reason } from './04-auction.ts';
import type { TurnChoice } from './06-actions.ts';
import { buildPrice } from './08-building.ts';

export type JointFrame =
  /** `seat` says where, for the building of `active` and `partner`. */
  | Asks<
      {
        readonly at: 'jointPlace';
        readonly seat: Seat;
        readonly active: Seat;
        readonly partner: Seat;
        readonly building: Building;
      },
      Do<'place'>
    >
  /** `seat` says what the partner shall pay, the rest being as in `offer`. */
  | Asks<{ readonly at: 'jointPay'; readonly seat: Seat; readonly offer: Offer }, Do<'offer'>>
  /** The other one answers the offer. */
  | Asks<{ readonly at: 'answerOffer'; readonly seat: Seat }, Do<'accept' | 'reject' | 'counter'>>;

/** FLO-R65 */
export const MOST_PROPOSALS = 3;
/**
 * FLO-20.7 knows no limit, and what a partner has is secret (FLO-21.1): so one may ask for as many coins as lie in the box.
 * The partner may offer all they have.
 */
export const MOST_ASKED = BOX_COINS;
/** What is ever worth paying for a building. */
const LIKELY = 2000;

interface Pair {
  readonly west: Seat;
  readonly east: Seat;
}

function pairOf(s: State, active: Seat, partner: Seat): Pair {
  return neighbourEast(s, active) === partner ? { west: active, east: partner } : { west: partner, east: active };
}

/** FLO-20.10, FLO-R63: each part is judged by the builders of the estate it lies in. */
function partFits(s: State, seat: Seat, part: Lie): boolean {
  const p = s.players[seat]!;
  if (!isFree(p, part)) return false;
  return (
    p.builders >= TOUCHING_BUILDERS || !(touches(sideOf(s), p, part) || facesBuilding(s, seat, part.west, part.east))
  );
}

function jointFits(s: State, { west, east }: Pair, lie: JointLie): boolean {
  return partFits(s, west, lie.westPart) && partFits(s, east, lie.eastPart);
}

/** FLO-R60: neither has the type; there is a copy, and a place across the border. */
function canBuildWith(s: State, seat: Seat, partner: Seat, building: Building): boolean {
  const lacking = s.players[seat]!.buildings[building] === 0 && s.players[partner]!.buildings[building] === 0;
  if (!lacking || s.buildings[building] === 0) return false;
  const pair = pairOf(s, seat, partner);
  return editionOf(s).joint[pieceOf(building)]!.some((lie) => jointFits(s, pair, lie));
}

export function pushJointChoices(s: State, seat: Seat, choices: TurnChoice[]): void {
  if (s.turn!.proposals >= MOST_PROPOSALS) return;
  for (const partner of neighboursOf(s, seat)) {
    for (let b = 0; b < BUILDING_COUNT; b++) {
      if (canBuildWith(s, seat, partner, b)) choices.push({ do: 'buildWith', building: BUILDINGS[b]!, partner });
    }
  }
}

export function blockedJoint(s: State, seat: Seat, hasAction: boolean): readonly Blocked<Do<'buildWith'>>[] {
  return neighboursOf(s, seat).flatMap((partner) =>
    BUILDINGS.flatMap((building, b): readonly Blocked<Do<'buildWith'>>[] => {
      const choice: Do<'buildWith'> = { do: 'buildWith', building, partner };
      if (!hasAction) return [{ choice, why: 'noActionLeft', rules: ['FLO-6.1'], facts: { actions: s.turn!.done } }];
      if (s.turn!.proposals >= MOST_PROPOSALS) return [{ choice, why: 'enoughProposals', rules: ['FLO-R65'] }];
      return canBuildWith(s, seat, partner, b) ? [] : [{ choice, ...whyNotWith(s, seat, partner, b) }];
    }),
  );
}

function whyNotWith(s: State, seat: Seat, partner: Seat, b: Building): Reason {
  const facts = { building: BUILDINGS[b]! };
  if (s.players[seat]!.buildings[b]! > 0) return { why: 'alreadyBuilt', rules: ['FLO-8.8', 'FLO-R60'], facts };
  if (s.players[partner]!.buildings[b]! > 0) {
    return { why: 'partnerHasIt', rules: ['FLO-8.8', 'FLO-R60'], facts: { ...facts, partner } };
  }
  if (s.buildings[b] === 0) return { why: 'noCopyLeft', rules: ['FLO-8.3'], facts };
  return { why: 'noRoomTogether', rules: ['FLO-20.5', 'FLO-20.10'], facts: { ...facts, partner } };
}

export function beginJoint(s: State, seat: Seat, partner: Seat, building: Building): void {
  schedule(s, { at: 'jointPlace', seat, active: seat, partner, building });
}

function placeMenu(s: State, active: Seat, partner: Seat, building: Building): Menu<Do<'place'>> {
  const piece = pieceOf(building);
  const pair = pairOf(s, active, partner);
  const spots: { turn: 0 | 1 | 2 | 3; flip: boolean; at: number[] }[] = [];
  for (const lie of editionOf(s).joint[piece]!) {
    if (!jointFits(s, pair, lie)) continue;
    const last = spots[spots.length - 1];
    if (last !== undefined && last.turn === lie.turn && last.flip === lie.flip) last.at.push(lie.at);
    else spots.push({ turn: lie.turn, flip: lie.flip, at: [lie.at] });
  }
  return { kind: 'placement', base: { do: 'place', piece: PIECES[piece]! }, width: JOINT_WIDTH, spots };
}

/** FLO-R61, FLO-R71: 0 or more, in hundreds, such that whoever proposes can do their part. */
function payMenu(s: State, seat: Seat, offer: Offer): Menu<Do<'offer'>> {
  const { coins } = s.players[seat]!;
  const base = { do: 'offer' } as const;
  if (seat === offer.partner) {
    return { kind: 'amount', base, min: 0, max: coins, step: UNIT, likely: LIKELY };
  }
  const short = Math.max(0, buildPrice(s, seat) - coins);
  return { kind: 'amount', base, min: short, max: MOST_ASKED, step: UNIT, likely: LIKELY };
}

/** Whether `seat` can do their part: the partner pays, the active player pays the price (FLO-R61, FLO-R71). */
function canAfford(s: State, seat: Seat, offer: Offer): boolean {
  const { coins } = s.players[seat]!;
  return seat === offer.partner ? coins >= offer.payment : coins + offer.payment >= buildPrice(s, seat);
}

/** A payment beyond what whoever proposes it can do their part with. */
function whyNotPay(s: State, seat: Seat, offer: Offer): Reason | null {
  return canAfford(s, seat, offer) ? null : tooDear(s, seat, offer);
}

function tooDear(s: State, seat: Seat, offer: Offer): Reason {
  const { coins } = s.players[seat]!;
  const price = seat === offer.partner ? offer.payment : buildPrice(s, seat) - offer.payment;
  return { why: 'tooFewCoins', rules: ['FLO-R61', 'FLO-R71'], facts: { price, coins } };
}

function propose(s: State, offer: Offer): void {
  s.offer = offer;
  s.turn!.proposals++;
  const { by, active, partner, payment } = offer;
  story.sink?.push({ what: 'offerMade', seat: by, active, partner, building: BUILDINGS[offer.building]!, payment });
  schedule(s, { at: 'answerOffer', seat: by === active ? partner : active });
}

/** FLO-20.6 to FLO-20.8, FLO-20.11: the payment first, then the price to the bank. */
function buildTogether(s: State, offer: Offer): void {
  const { active, partner, building, payment, at, turn, flip } = offer;
  const price = buildPrice(s, active);
  const pair = pairOf(s, active, partner);
  const lie = editionOf(s).joint[pieceOf(building)]!.find((l) => l.at === at && l.turn === turn && l.flip === flip)!;
  s.players[partner]!.coins -= payment;
  s.players[active]!.coins += payment - price;
  s.buildings[building]!--;
  layBuilding(s, pair.west, building, lie.westPart, pair.east);
  layBuilding(s, pair.east, building, lie.eastPart, pair.west);
  s.players[active]!.prestige += GAIN;
  s.players[partner]!.prestige += GAIN;
  s.turn!.done++;
  s.turn!.builds++;
  s.turn!.proposals = 0;
  story.sink?.push({
    what: 'builtTogether',
    seat: active,
    partner,
    building: BUILDINGS[building]!,
    price,
    payment,
  });
}

export const jointSteps: Chapter<State, JointFrame> = {
  jointPlace: {
    rules: ['FLO-20.4', 'FLO-20.5', 'FLO-20.10'],
    seat: (_, f) => f.seat,
    menu: (s, f) => placeMenu(s, f.active, f.partner, f.building),
    take(s, f, c) {
      const { seat, active, partner, building } = f;
      const { at, turn, flip } = c;
      const offer: Offer = { active, partner, by: seat, building, at, turn, flip, payment: 0 };
      schedule(s, { at: 'jointPay', seat, offer });
    },
  },
  jointPay: {
    rules: ['FLO-20.4', 'FLO-20.7', 'FLO-R61'],
    seat: (_, f) => f.seat,
    menu: (s, f) => payMenu(s, f.seat, f.offer),
    whyNot: (s, f, c) => whyNotPay(s, f.seat, { ...f.offer, payment: c.amount }),
    take: (s, f, c) => propose(s, { ...f.offer, by: f.seat, payment: c.amount }),
  },
  answerOffer: {
    rules: ['FLO-20.4', 'FLO-20.9', 'FLO-R65'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Do<'accept' | 'reject' | 'counter'>[] = canAfford(s, f.seat, s.offer!) ? [ACCEPT] : [];
      choices.push(REJECT);
      if (s.turn!.proposals < MOST_PROPOSALS) choices.push(COUNTER_PAYMENT, COUNTER_PLACE);
      return list(choices);
    },
    blocked(s, f) {
      const offer = s.offer!;
      const found: Blocked<Do<'accept' | 'counter'>>[] = [];
      if (!canAfford(s, f.seat, offer)) found.push({ choice: ACCEPT, ...tooDear(s, f.seat, offer) });
      if (s.turn!.proposals >= MOST_PROPOSALS) {
        const why = { why: 'enoughProposals', rules: ['FLO-R65'] };
        found.push({ choice: COUNTER_PAYMENT, ...why }, { choice: COUNTER_PLACE, ...why });
      }
      return found;
    },
    take(s, f, c) {
      const offer = s.offer!;
      const { active, partner, building } = offer;
      if (c.do === 'counter') {
        if (c.change === 'payment') schedule(s, { at: 'jointPay', seat: f.seat, offer });
        else schedule(s, { at: 'jointPlace', seat: f.seat, active, partner, building });
        return;
      }
      s.offer = null;
      if (c.do === 'accept') buildTogether(s, offer);
      else story.sink?.push({ what: 'offerRejected', seat: f.seat, building: BUILDINGS[building]! });
      schedule(s, { at: 'turn', seat: active }); // FLO-R72
    },
  },
};
