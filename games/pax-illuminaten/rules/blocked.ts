/** Natural actions that are illegal now, each with the rule that says so. Only built for people, never for search. */
import type { Blocked, Seat } from '@signoria/kernel';
import { FACTIONS } from '../data/factions.ts';
import type { Place } from '../data/layouts.ts';
import { CARDS } from '../data/luminaries.ts';
import { SCHEME_RULE, SCHEMES } from '../data/schemes.ts';
import { admits, freeCells, isUp, placeId, presence, rivalInfluenceOn } from './board.ts';
import { canLink, isClosed } from './chain.ts';
import type { Choice } from './choices.ts';
import { canTakeSupport, canUse } from './conspiracy.ts';
import { expelPrice, expelReach, replacements, sparesRivals } from './expel.ts';
import { canClaim } from './faction-cards.ts';
import { influencePrice, influenceReach } from './influence.ts';
import { hasYielded } from './interrogate.ts';
import { oustPrice, oustReach } from './oust.ts';
import { partyOf } from './party.ts';
import type { Price } from './price.ts';
import { canRealise, schemesOpenTo } from './realise.ts';
import { fulfils } from './schemes.ts';
import { scoutable, scoutPrice } from './scout.ts';
import { AREOPAGUS, OUT, type State } from './state.ts';
import { affords, rivalsAfter } from './support.ts';

type Why = Omit<Blocked<Choice>, 'choice'>;

const NO_MAIN: Why = { why: 'noMainActions', rules: ['PAX-5.4'] };
const CANNOT_PAY: Why = { why: 'cannotPay', rules: ['PAX-3.18'] };

export function actBlocked(s: State, seat: Seat): readonly Blocked<Choice>[] {
  const found: Blocked<Choice>[] = [];
  const block = (choice: Choice, why: Why | null) => {
    if (why !== null) found.push({ choice, ...why });
  };
  for (const place of s.cards.keys()) blockPlace(s, seat, place, block);
  block({ do: 'interrogate', place: 'areopagus' }, whyNotInterrogate(s, AREOPAGUS));
  blockHand(s, seat, block);
  blockFactions(s, seat, block);
  for (const scheme of schemesOpenTo(s, seat)) {
    if (!s.turn.realised && canRealise(s, seat, scheme)) continue;
    block({ do: 'realise', scheme: SCHEMES[scheme]! }, whyNotRealise(s, seat, scheme));
  }
  return found;
}

type Block = (choice: Choice, why: Why | null) => void;

function blockPlace(s: State, seat: Seat, place: Place, block: Block): void {
  const id = placeId(s, place);
  if (!isUp(s, place)) return void block({ do: 'scout', place: id }, whyNotScout(s, seat, place));
  block({ do: 'influence', place: id }, whyNotInfluence(s, seat, place));
  block({ do: 'expel', place: id }, whyNotExpel(s, seat, place));
  if ((presence(s, seat) & (1 << place)) !== 0) block({ do: 'interrogate', place: id }, whyNotInterrogate(s, place));
  for (const rival of rivalsAfter(s, seat)) {
    if ((presence(s, rival) & (1 << place)) === 0) continue;
    block({ do: 'oust', place: id, rival: partyOf(s, rival) }, whyNotOust(s, seat, place));
  }
}

function notAdjacent(rule: string): Why {
  return { why: 'notAdjacent', rules: [rule, 'PAX-3.1'] };
}

function unpaid(s: State, seat: Seat, price: Price): Why | null {
  return affords(s, seat, price) ? null : CANNOT_PAY;
}

function lies(set: number, place: Place): boolean {
  return (set & (1 << place)) !== 0;
}

function whyNotScout(s: State, seat: Seat, place: Place): Why | null {
  if (s.turn.mainLeft === 0) return NO_MAIN;
  if (!lies(scoutable(s, seat, 'main'), place)) return notAdjacent('PAX-6.1');
  return unpaid(s, seat, scoutPrice(s, seat, 'main', place));
}

function whyNotInfluence(s: State, seat: Seat, place: Place): Why | null {
  if (s.turn.mainLeft === 0) return NO_MAIN;
  if (!lies(influenceReach(s, seat, 'main'), place)) return notAdjacent('PAX-6.3');
  if (!admits(s, place, seat)) return { why: 'archTaken', rules: ['PAX-4.9'] };
  if (freeCells(s, place) === 0) return { why: 'cardFull', rules: ['PAX-6.3'] };
  if (s.influence[seat] === 0) return { why: 'noInfluenceLeft', rules: ['PAX-R38'] };
  return unpaid(s, seat, influencePrice(s, seat, 'main', place, 1));
}

function whyNotExpel(s: State, seat: Seat, place: Place): Why | null {
  if (s.turn.mainLeft === 0) return NO_MAIN;
  if (!lies(expelReach(s, seat, 'main'), place)) return notAdjacent('PAX-6.15');
  if (sparesRivals(s, 'main') && rivalInfluenceOn(s, place, seat) > 0) {
    return { why: 'rivalsThere', rules: ['PAX-6.15'] };
  }
  if (s.hands[seat]!.length === 0) return { why: 'emptyHand', rules: ['PAX-R14'] };
  if (replacements(s, seat, place).length === 0) return { why: 'noRoomForRivals', rules: ['PAX-6.18', 'PAX-R12'] };
  return unpaid(s, seat, expelPrice(s, seat, 'main', place));
}

function whyNotInterrogate(s: State, place: Place): Why | null {
  if (hasYielded(s, place)) return { why: 'hasYielded', rules: ['PAX-6.12'] };
  return s.turn.mainLeft === 0 ? NO_MAIN : null;
}

function whyNotOust(s: State, seat: Seat, place: Place): Why | null {
  if (s.turn.mainLeft === 0) return NO_MAIN;
  if (!lies(oustReach(s, seat, 'main'), place)) return notAdjacent('PAX-7.1');
  return unpaid(s, seat, oustPrice(s, seat, 'main', place, 1));
}

function blockHand(s: State, seat: Seat, block: Block): void {
  for (const card of s.hands[seat]!) {
    const id = CARDS[card]!;
    if (!canLink(s, card)) {
      const why: Why = isClosed(s)
        ? { why: 'chainClosed', rules: ['PAX-9.4'] }
        : { why: 'noCommonFaction', rules: ['PAX-9.2'] };
      for (const use of ['ability', 'support', 'link'] as const) block({ do: 'conspire', card: id, use }, why);
      continue;
    }
    if (!canUse(s, seat, card)) {
      block(
        { do: 'conspire', card: id, use: 'ability' },
        { why: 'abilityImpossible', rules: ['PAX-9.12', 'PAX-17.10'] },
      );
    }
    if (!canTakeSupport(s, card)) {
      block({ do: 'conspire', card: id, use: 'support' }, { why: 'quickUsed', rules: ['PAX-9.8'] });
    }
  }
}

function blockFactions(s: State, seat: Seat, block: Block): void {
  for (const [f, faction] of FACTIONS.entries()) {
    const owner = s.factionCards[f]!;
    if (owner === OUT) continue;
    if (owner === seat) {
      if ((s.turn.factionUsed & (1 << f)) !== 0) {
        block({ do: 'faction', faction }, { why: 'factionUsed', rules: ['PAX-10.3'], facts: { faction } });
      }
    } else if (!canClaim(s, seat, f)) {
      block({ do: 'claim', faction }, { why: 'lodgeNotYours', rules: ['PAX-10.1', 'PAX-10.2'], facts: { faction } });
    } else if (s.turn.claimed) {
      block({ do: 'claim', faction }, { why: 'claimedAlready', rules: ['PAX-10.1'] });
    }
  }
}

function whyNotRealise(s: State, seat: Seat, scheme: number): Why {
  const id = SCHEMES[scheme]!;
  if (((s.realised[seat]! | s.edge[seat]!) & (1 << scheme)) !== 0) {
    return { why: 'schemeHeld', rules: ['PAX-R7'], facts: { scheme: id } };
  }
  if (!fulfils(s, seat, scheme)) return { why: 'unfulfilled', rules: [SCHEME_RULE[id]], facts: { scheme: id } };
  if (s.turn.realised) return { why: 'realisedAlready', rules: ['PAX-11.2'] };
  if (s.influence[seat] === 0) return { why: 'noInfluenceLeft', rules: ['PAX-R38'] };
  return { why: 'sameCards', rules: ['PAX-11.4', 'PAX-11.5', 'PAX-R5'], facts: { scheme: id } };
}
