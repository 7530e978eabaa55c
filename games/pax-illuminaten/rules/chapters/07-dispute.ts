/** Chapter 7, the dispute (PAX-7.4 to PAX-7.12): sealed cards, daggers and hammers, and what the loser gets. */
import { type Chapter, draw, list, type Parts, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { MOST_CELLS } from '../../data/degrees.ts';
import { EVERY_FACTION, FACTIONS, type Faction, factionOf } from '../../data/factions.ts';
import { CARDS, type Card, cardOf } from '../../data/luminaries.ts';
import { placeId } from '../model/board.ts';
import { CONCEDE, CONTINUE, type Do } from '../model/choices.ts';
import { type DisputeEnd, story } from '../model/events.ts';
import type { FrameAt } from '../model/frames.ts';
import { drawLuminary, outOfHand } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { AREOPAGUS, type Dispute, isHuman, NONE, type State, type Who } from '../model/state.ts';
import { obtain } from './03-support.ts';

/** PAX-7.4: both play a card, unless the hand is empty; the artificial rival's comes from the deck (PAX-15.13). */
function disputants(s: State): readonly Seat[] {
  const { attacker, defender } = s.dispute!;
  return [attacker, defender].filter((who) => isHuman(s, who) && s.hands[who]!.length > 0).sort((a, b) => a - b);
}

/** The card a side puts on the table; NONE for an empty hand. It counts for the event check (PAX-7.10, PAX-12.5). */
function lay(s: State, who: Who, pick: Do<'lay'> | null): Card {
  const card = isHuman(s, who) ? (pick === null ? NONE : cardOf(pick.card)) : drawLuminary(s, draw(s, 'dispute'));
  if (card === NONE) return NONE;
  outOfHand(s, who, card);
  s.turn.table.push(card);
  if (editionOf(s).faces[card]!.high) s.turn.high = true;
  return card;
}

/** PAX-7.6, PAX-7.7: what wins at once; null when the card just counts. With equal initial strength neither does. */
function winsAtOnce(s: State, card: Card, own: number, other: number): DisputeEnd | null {
  const strength = card === NONE ? 0 : editionOf(s).faces[card]!.strength;
  if (strength === 'dagger' && own < other) return 'dagger';
  return strength === 'hammers' && own > other ? 'hammers' : null;
}

/** PAX-7.5: daggers, hammers and an empty hand add nothing. */
function worth(s: State, card: Card, parts: Parts): number {
  if (card === NONE) return 0;
  const { strength } = editionOf(s).faces[card]!;
  const n = typeof strength === 'number' ? strength : 0;
  parts?.push({ what: 'card', n, rules: ['PAX-7.5'], facts: { card: CARDS[card]! } });
  return n;
}

/** What a side's strength comes to with the card it has laid last. */
export function finalStrength(s: State, d: Dispute, side: 0 | 1, parts: Parts = null): number {
  const round = d.rounds.at(-1);
  const card = round === undefined ? NONE : side === 0 ? round.attacker : round.defender;
  return d.initial[side] + worth(s, card, parts) + (side === 0 ? d.bonus : 0);
}

function resolve(s: State, d: Dispute): void {
  const { attacker, defender } = d.rounds.at(-1)!;
  const [mine, theirs] = d.initial;
  const attack = winsAtOnce(s, attacker, mine, theirs);
  const defence = winsAtOnce(s, defender, theirs, mine);
  if (attack !== null && defence !== null) return void bothWin(s, d);
  if (attack !== null) return void decide(s, d, true, attack, null);
  if (defence !== null) return void decide(s, d, false, defence, null);
  const sums = [finalStrength(s, d, 0), finalStrength(s, d, 1)] as const;
  const tie = sums[0] === sums[1];
  const won = sums[0] > sums[1] || (tie && d.attackerWinsTies); // PAX-7.9, PAX-17.19
  decide(s, d, won, tie ? 'tie' : 'strength', won ? sums : [sums[1], sums[0]]);
}

/** PAX-7.8; the artificial rival goes on (PAX-16.10). */
function bothWin(s: State, d: Dispute): void {
  story.sink?.push({ what: 'bothWin' });
  if (isHuman(s, d.attacker)) schedule(s, { at: 'bothWin', seat: d.attacker });
  else goOn(s, d.attacker);
}

function goOn(s: State, who: Who): void {
  story.sink?.push({ what: 'disputeGoesOn', who: partyOf(s, who) });
  schedule(s, { at: 'disputeCards' });
}

function decide(
  s: State,
  d: Dispute,
  won: boolean,
  end: DisputeEnd,
  strengths: readonly [number, number] | null,
): void {
  const [winner, loser] = won ? [d.attacker, d.defender] : [d.defender, d.attacker];
  story.sink?.push({
    what: 'disputeDecided',
    winner: partyOf(s, winner),
    loser: partyOf(s, loser),
    end,
    strengths,
  });
  if (won) remove(s, d);
  else schedule(s, { at: 'afterDispute', won });
}

/** PAX-7.12: the influence goes home, its owner is compensated, then the marker comes. */
function remove(s: State, d: Dispute): void {
  for (const cell of d.targets) s.cells[d.place * MOST_CELLS + cell] = NONE;
  const count = d.targets.length;
  s.influence[d.defender]! += count;
  story.sink?.push({ what: 'ousted', who: partyOf(s, d.defender), place: placeId(s, d.place), count });
  schedule(s, { at: 'compensation', who: d.defender, left: count }, { at: 'afterDispute', won: true });
}

/** Types the supply has (PAX-R17). */
function available(s: State): readonly Faction[] {
  const found: Faction[] = [];
  for (const f of EVERY_FACTION) if (s.supply[f]! > 0) found.push(f);
  return found;
}

/** PAX-16.11: the primary faction of its card, or else what there is most of. */
function rivalCompensation(s: State, primary: Faction): Faction {
  if (s.supply[primary]! > 0) return primary;
  return s.supply.indexOf(Math.max(...s.supply));
}

function compensate(s: State, who: Who, left: number): void {
  const types = available(s);
  if (left === 0 || types.length === 0) return;
  if (isHuman(s, who) && types.length > 1) return void schedule(s, { at: 'chooseCompensation', seat: who, left });
  obtain(s, who, isHuman(s, who) ? types[0]! : rivalCompensation(s, primaryOfRival(s)), NONE);
  compensate(s, who, left - 1);
}

/** PAX-16.25 */
export function primaryOfRival(s: State): Faction {
  const { figure } = s.rival!;
  const { faces, connections } = editionOf(s);
  return figure === AREOPAGUS ? connections[s.connections[s.seats]!]![0]! : faces[s.cards[figure]!]!.primary;
}

export const disputeSteps: Chapter<
  State,
  FrameAt<'disputeCards' | 'bothWin' | 'compensation' | 'chooseCompensation'>
> = {
  disputeCards: {
    rules: ['PAX-7.4'],
    seats: disputants,
    menuFor: (s, _, seat) => list(s.hands[seat]!.map((card) => ({ do: 'lay', card: CARDS[card]! }))),
    reveal(s, _, picks) {
      const d = s.dispute!;
      const attacker = lay(s, d.attacker, picks[d.attacker] ?? null);
      const defender = lay(s, d.defender, picks[d.defender] ?? null);
      const next: Dispute = { ...d, rounds: [...d.rounds, { attacker, defender }] };
      s.dispute = next;
      story.sink?.push({
        what: 'disputeCards',
        attacker: partyOf(s, d.attacker),
        defender: partyOf(s, d.defender),
        cards: [CARDS[attacker] ?? null, CARDS[defender] ?? null],
      });
      resolve(s, next);
    },
  },
  bothWin: {
    rules: ['PAX-7.8', 'PAX-R67'],
    seat: (_, f) => f.seat,
    menu: () => list<Do<'continue' | 'concede'>>([CONTINUE, CONCEDE]),
    take(s, f, c) {
      if (c.do === 'continue') goOn(s, f.seat);
      else decide(s, s.dispute!, false, 'ended', null);
    },
  },
  compensation: {
    run: (s, f) => compensate(s, f.who, f.left),
  },
  chooseCompensation: {
    rules: ['PAX-7.12', 'PAX-R17'],
    seat: (_, f) => f.seat,
    menu: (s) => list(available(s).map((faction) => ({ do: 'gain', faction: FACTIONS[faction]! }))),
    take(s, f, c) {
      obtain(s, f.seat, factionOf(c.faction), NONE);
      compensate(s, f.seat, f.left - 1);
    },
  },
};
