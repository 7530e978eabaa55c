/** Chapters 12 and 13: War bonuses are declared in turn, then a siege or a field battle is decided. */
import {
  type Asks,
  type Blocked,
  type Chapter,
  list,
  type Part,
  type Parts,
  type Payment,
  type Seat,
  schedule,
} from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, type City } from '../../data/cities.ts';
import { COSTLY_TOUGHNESS, INDULGENCE_FLORINS, STRONG_BONUS } from '../../data/figures.ts';
import { ALLIANCE, BONUS } from '../../data/pieces.ts';
import { CATHEDRAL_SOURCE } from '../../data/sources.ts';
import { type Do, declare, PASS, STOP } from '../model/choices.ts';
import { conquerCity } from '../model/cities.ts';
import { story } from '../model/events.ts';
import {
  cardBehind,
  cashSources,
  FLORIN,
  florinsInReach,
  hasBonus,
  mayRequest,
  sourcesWith,
  WAR,
} from '../model/purse.ts';
import { type Battle, type Frame, NONE, type State, troopsAt } from '../model/state.ts';
import { toughness } from '../model/toughness.ts';
import { cashIn, exhaust, payFlorins } from './03-payment.ts';

export type BattleFrame =
  /** Whose word is it? Two passes in a row end the dialogue (VIR-12.7, VIR-R68). */
  | { readonly at: 'dialogue'; readonly side: 'attack' | 'defence'; readonly passes: number }
  | Asks<{ readonly at: 'declare'; readonly seat: Seat; readonly passes: number }, Do<'declare' | 'pass'>>
  /** The bonus is paid for and counts. */
  | { readonly at: 'declared'; readonly seat: Seat; readonly with: string; readonly worth: number }
  /** The city is about to fall: its owner may still cash what lies there (VIR-R55). */
  | Asks<{ readonly at: 'salvage'; readonly seat: Seat; readonly city: City }, Do<'raise' | 'stop'>>
  | { readonly at: 'decide' };

/** A bonus a seat could declare. */
export interface BonusOffer {
  readonly with: string;
  readonly worth: number;
  readonly florins: number;
}

/** VIR-12.6: what this seat could declare in the battle going on, whether or not it has the florins. */
export function bonusesOf(s: State, seat: Seat): readonly BonusOffer[] {
  const battle = s.battle!;
  const offers: BonusOffer[] = [];
  // VIR-R62: tokens serve the besieger, and both sides of a field battle.
  const mayUseTokens = battle.kind === 'field' || battle.attacker === seat;
  if (mayUseTokens && s.warTokens[seat]! > 0) offers.push({ with: 'token', worth: 1, florins: 0 });
  for (const { id, card, worth } of sourcesWith(s, seat, WAR)) {
    const each = card === NONE ? 1 : editionOf(s).cards[card]!.warCost;
    const taken = each === 0 ? worth : Math.min(worth, Math.max(1, Math.floor(florinsInReach(s, seat) / each)));
    offers.push({ with: id, worth: taken, florins: each * taken }); // VIR-R75: fewer where florins are short
  }
  const leonardo = battle.kind === 'siege' && s.bonusOwner[BONUS.leonardo] === seat; // VIR-R64
  if (leonardo && !battle.declared.some((d) => d.seat === seat && d.with === 'leonardo')) {
    offers.push({ with: 'leonardo', worth: 1, florins: 1 });
  }
  if (s.artilleryReady && s.bonusOwner[BONUS.artillery] === seat) {
    offers.push({ with: 'artillery', worth: STRONG_BONUS, florins: 1 });
  }
  if (hasBonus(s, seat, ALLIANCE.france)) offers.push({ with: 'france', worth: STRONG_BONUS, florins: 0 });
  return offers;
}

/** Florins it could lay down now; an Indulgence would bring more. */
function couldDeclare(s: State, seat: Seat): boolean {
  const more = mayRequest(s, seat) ? INDULGENCE_FLORINS : 0;
  return bonusesOf(s, seat).some((offer) => isInReach(s, seat, { ...offer, florins: offer.florins - more }));
}

/** A source that declares cannot be cashed as well, to pay for itself. */
function isInReach(s: State, seat: Seat, offer: BonusOffer): boolean {
  const own = sourcesWith(s, seat, FLORIN).find(({ id }) => id === offer.with)?.worth ?? 0;
  return offer.florins <= florinsInReach(s, seat) - own;
}

/** VIR-12.3, VIR-13.2 */
export function attackOf(s: State, battle: Battle, parts: Parts = null): number {
  const troops = active(s, battle.city, battle.attacker);
  if (parts !== null) tellForces(s, battle, battle.attacker, troops, parts);
  return troops + battle.attackBonus;
}

/** VIR-12.4, VIR-12.5, VIR-13.2 */
export function defenceOf(s: State, battle: Battle, parts: Parts = null): number {
  const { kind, city, attacker, defender, defenceBonus } = battle;
  const walls = kind === 'siege' ? toughness(s, city, attacker, parts) : 0;
  const troops = defender === NONE ? 0 : active(s, city, defender);
  if (parts !== null && defender !== NONE) tellForces(s, battle, defender, troops, parts);
  return walls + troops + defenceBonus;
}

/** Troops, and every War bonus that was declared. */
function tellForces(s: State, { kind, attacker, declared }: Battle, seat: Seat, troops: number, parts: Part[]): void {
  const rule = kind === 'field' ? 'VIR-13.2' : seat === attacker ? 'VIR-12.3' : 'VIR-12.5';
  parts.push({ what: 'troops', n: troops, rules: [rule] });
  for (const one of declared) {
    if (one.seat !== seat) continue;
    const facts = { source: one.with, card: cardBehind(s, seat, one.with) };
    parts.push({ what: 'declared', n: one.worth, rules: ['VIR-12.6'], facts });
  }
}

/** Troops there that are not on their way out (VIR-R22). */
export function active(s: State, city: City, seat: Seat): number {
  return s.troops[troopsAt(s, city, seat)]! - s.retreating[troopsAt(s, city, seat)]!;
}

export function loseTroops(s: State, city: City, seat: Seat, count: number): number {
  const at = troopsAt(s, city, seat);
  const lost = Math.min(count, active(s, city, seat));
  s.troops[at]! -= lost;
  return lost;
}

/** All that is left of them there has to leave (VIR-12.16, VIR-13.7). */
export function mustRetreat(s: State, city: City, seat: Seat): void {
  const at = troopsAt(s, city, seat);
  s.retreating[at] = s.troops[at]!;
}

function decideSiege(s: State, battle: Battle): void {
  const { city, attacker, defender } = battle;
  const [attack, defence] = [attackOf(s, battle), defenceOf(s, battle)];
  if (attack <= defence) {
    loseTroops(s, city, attacker, 1);
    mustRetreat(s, city, attacker);
    story.sink?.push({ what: 'siegeFails', seat: attacker, city: CITIES[city]!, attack, defence });
    return;
  }
  // VIR-12.10, VIR-R14: toughness alone, without Troops and War bonuses.
  const costly = toughness(s, city, attacker) >= COSTLY_TOUGHNESS ? 1 : 0;
  const garrison = defender === NONE ? 0 : loseTroops(s, city, defender, Infinity);
  const lost = loseTroops(s, city, attacker, costly + garrison);
  const from = defender === NONE ? null : defender;
  story.sink?.push({ what: 'cityConquered', seat: attacker, city: CITIES[city]!, from, attack, defence, lost });
  conquerCity(s, attacker, city);
}

function decideField(s: State, battle: Battle): void {
  const { city, attacker, defender } = battle;
  const [attack, defence] = [attackOf(s, battle), defenceOf(s, battle)];
  if (attack === defence) {
    for (const seat of [attacker, defender]) {
      loseTroops(s, city, seat, 1);
      mustRetreat(s, city, seat);
    }
    const seats = [attacker, defender];
    story.sink?.push({ what: 'fieldBattleTied', seats, city: CITIES[city]!, strength: attack });
    return;
  }
  const [winner, loser] = attack > defence ? [attacker, defender] : [defender, attacker];
  const fallen = loseTroops(s, city, loser, Infinity);
  const lost = loseTroops(s, city, winner, fallen); // VIR-13.3
  s.victors = [...s.victors, { seat: winner, city }];
  const strengths = [Math.max(attack, defence), Math.min(attack, defence)] as const;
  story.sink?.push({ what: 'fieldBattleWon', seat: winner, loser, city: CITIES[city]!, strengths, lost });
}

/** VIR-12.8: no florin for it; VIR-R62: tokens do not defend. */
function whyNotDeclare(s: State, seat: Seat): readonly Blocked<Do<'declare'>>[] {
  const blocked: Blocked<Do<'declare'>>[] = bonusesOf(s, seat)
    .filter((offer) => !isInReach(s, seat, offer))
    .map((offer) => ({
      choice: declare(offer.with),
      why: 'noFlorins',
      rules: ['VIR-12.8'],
      facts: { florins: offer.florins },
    }));
  const { kind, attacker } = s.battle!;
  if (kind === 'siege' && attacker !== seat && s.warTokens[seat]! > 0) {
    blocked.push({ choice: declare('token'), why: 'tokenInDefence', rules: ['VIR-R62'] });
  }
  return blocked;
}

export const battleSteps: Chapter<State, BattleFrame> = {
  dialogue: {
    run(s, { side, passes }) {
      const { attacker, defender } = s.battle!;
      const seat = side === 'attack' ? attacker : defender;
      if (passes === 2) schedule(s, ...lastWord(s), { at: 'decide' });
      else if (seat !== NONE && couldDeclare(s, seat)) schedule(s, { at: 'declare', seat, passes });
      else schedule(s, { at: 'dialogue', side: other(side), passes: passes + 1 }); // nothing to say
    },
  },
  declare: {
    rules: ['VIR-12.6', 'VIR-12.7', 'VIR-12.8'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const choices: Do<'declare' | 'pass'>[] = [PASS];
      for (const offer of bonusesOf(s, seat)) if (isInReach(s, seat, offer)) choices.push(declare(offer.with));
      return list(choices);
    },
    blocked: (s, f) => whyNotDeclare(s, f.seat),
    take(s, { seat, passes }, c) {
      const side = other(seat === s.battle!.attacker ? 'attack' : 'defence');
      if (c.do === 'pass') {
        schedule(s, { at: 'dialogue', side, passes: passes + 1 });
        return;
      }
      const offer = bonusesOf(s, seat).find((o) => o.with === c.with)!;
      spend(s, seat, c.with);
      payFlorins(s, seat, offer.florins, { at: 'declared', seat, with: c.with, worth: offer.worth });
    },
  },
  declared: {
    run(s, f) {
      const battle = s.battle!;
      const attacks = f.seat === battle.attacker;
      s.battle = {
        ...battle,
        attackBonus: battle.attackBonus + (attacks ? f.worth : 0),
        defenceBonus: battle.defenceBonus + (attacks ? 0 : f.worth),
        declared: [...battle.declared, { seat: f.seat, with: f.with, worth: f.worth }],
      };
      const card = cardBehind(s, f.seat, f.with);
      story.sink?.push({ what: 'bonusDeclared', seat: f.seat, with: f.with, card, worth: f.worth });
      schedule(s, { at: 'dialogue', side: attacks ? 'defence' : 'attack', passes: 0 });
    },
  },
  salvage: {
    rules: ['VIR-R55', 'VIR-3.7'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const payment = salvageable(s, f.seat, f.city);
      return list<Do<'raise' | 'stop'>>(payment.length === 0 ? [STOP] : [{ do: 'raise', payment }, STOP]);
    },
    take(s, f, c) {
      if (c.do === 'raise') cashIn(s, f.seat, c.payment);
    },
  },
  decide: {
    run(s) {
      const battle = s.battle!;
      s.battle = null;
      if (battle.kind === 'siege') decideSiege(s, battle);
      else decideField(s, battle);
    },
  },
};

/** VIR-R55: of the tokens that go with the city, those that would still give florins. */
function salvageable(s: State, seat: Seat, city: City): Payment {
  return cashSources(s, seat)
    .filter((id) => id === CITIES[city] || id === CATHEDRAL_SOURCE[city])
    .map((id) => ({ id, as: 'florin' }));
}

/** Who could declare has been asked since the strengths last changed; everybody else has not seen this coming. */
function lastWord(s: State): readonly Frame[] {
  const battle = s.battle!;
  const { kind, city, defender } = battle;
  if (s.rules !== 3 || kind === 'field' || defender === NONE || attackOf(s, battle) <= defenceOf(s, battle)) return [];
  if (couldDeclare(s, defender) || salvageable(s, defender, city).length === 0) return [];
  return [{ at: 'salvage', seat: defender, city }];
}

function other(side: 'attack' | 'defence'): 'attack' | 'defence' {
  return side === 'attack' ? 'defence' : 'attack';
}

/** A token is used up, Leonardo stays as he is, everything else is turned. */
function spend(s: State, seat: Seat, source: string): void {
  if (source === 'token') s.warTokens[seat]!--;
  else if (source !== 'leonardo') exhaust(s, seat, source);
}
