/** Natural actions that are illegal now, each with the rule that says so. Only built for people, never for search. */
import type { Blocked, Seat } from '@signoria/kernel';
import { FACTIONS } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import { CARDS } from '../../data/luminaries.ts';
import { SCHEME_RULE, SCHEMES, type SchemeId } from '../../data/schemes.ts';
import { attempt, lies, type Why } from '../actions/action.ts';
import { ACTIONS, type ActionId } from '../actions/actions.ts';
import { isUp, placeId, presence } from '../model/board.ts';
import { canLink, isClosed } from '../model/chain.ts';
import type { Act } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import { isFulfilled, type Progress, progressOf } from '../model/schemes.ts';
import { AREOPAGUS, OUT, type State } from '../model/state.ts';
import { rivalsAfter } from './03-support.ts';
import { canTakeSupport, canUse } from './09-conspiracy.ts';
import { canClaim } from './10-faction-cards.ts';
import { canRealise, schemesOpenTo } from './11-realise.ts';

const NO_MAIN: Why = { why: 'noMainActions', rules: ['PAX-5.4'] };

export function actBlocked(s: State, seat: Seat): readonly Blocked<Act>[] {
  const found: Blocked<Act>[] = [];
  const block = (choice: Act, why: Why | null) => {
    if (why !== null) found.push({ choice, ...why });
  };
  for (const place of s.cards.keys()) blockPlace(s, seat, place, block);
  block({ do: 'interrogate', place: 'areopagus' }, whyNot(s, seat, 'interrogate', AREOPAGUS));
  blockHand(s, seat, block);
  blockFactions(s, seat, block);
  for (const scheme of schemesOpenTo(s, seat)) {
    if (!s.turn.realised && canRealise(s, seat, scheme)) continue;
    block({ do: 'realise', scheme: SCHEMES[scheme]! }, whyNotRealise(s, seat, scheme));
  }
  return found;
}

type Block = (choice: Act, why: Why | null) => void;

function blockPlace(s: State, seat: Seat, at: Place, block: Block): void {
  const place = placeId(s, at);
  if (!isUp(s, at)) return void block({ do: 'scout', place }, whyNot(s, seat, 'scout', at));
  block({ do: 'influence', place }, whyNot(s, seat, 'influence', at));
  block({ do: 'expel', place }, whyNot(s, seat, 'expel', at));
  if (lies(presence(s, seat), at)) block({ do: 'interrogate', place }, whyNot(s, seat, 'interrogate', at));
  for (const rival of rivalsAfter(s, seat)) {
    if (!lies(presence(s, rival), at)) continue;
    block({ do: 'oust', place, rival: partyOf(s, rival) }, whyNot(s, seat, 'oust', at));
  }
}

/** Of a main action. That a card has yielded is said even when no action is left. */
function whyNot(s: State, seat: Seat, action: ActionId, at: Place): Why | null {
  const why = ACTIONS[action].whyNot(s, attempt(seat, 'main'), at);
  return s.turn.mainLeft > 0 || (action === 'interrogate' && why !== null) ? why : NO_MAIN;
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

/** Demand by demand, what there is and what is needed. */
function missing(scheme: SchemeId, { parts }: Progress) {
  return {
    scheme,
    what: parts.map(({ what }) => what),
    have: parts.map(({ have }) => have),
    need: parts.map(({ need }) => need),
  };
}

function whyNotRealise(s: State, seat: Seat, scheme: number): Why {
  const id = SCHEMES[scheme]!;
  if (((s.realised[seat]! | s.edge[seat]!) & (1 << scheme)) !== 0) {
    return { why: 'schemeHeld', rules: ['PAX-R7'], facts: { scheme: id } };
  }
  const progress = progressOf(s, seat, scheme);
  if (!isFulfilled(progress)) return { why: 'unfulfilled', rules: [SCHEME_RULE[id]], facts: missing(id, progress) };
  if (s.turn.realised) return { why: 'realisedAlready', rules: ['PAX-11.2'] };
  if (s.influence[seat] === 0) return { why: 'noInfluenceLeft', rules: ['PAX-R38'] };
  return { why: 'sameCards', rules: ['PAX-11.4', 'PAX-11.5', 'PAX-R5'], facts: { scheme: id } };
}
