/** How good the answers look that an action asks for on its way, and those of the check phase. */
import type { Seat } from '@signoria/kernel';
import { ABILITY } from '../data/abilities.ts';
import { editionOf } from '../data/box.ts';
import { MOST_CELLS } from '../data/degrees.ts';
import { eventOf, isEdict } from '../data/event-cards.ts';
import { factionOf } from '../data/factions.ts';
import { type Card, cardOf } from '../data/luminaries.ts';
import { yieldOf } from '../rules/actions/interrogate.ts';
import { stockOf } from '../rules/chapters/03-support.ts';
import { freeCell, isUp, placeNamed } from '../rules/model/board.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { Frame } from '../rules/model/frames.ts';
import { whoIs } from '../rules/model/party.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { type Mind, rateCount } from './actions.ts';
import { gainByMove } from './moves.ts';
import { gainByCard, pointLead, potential } from './potential.ts';
import { specialUse } from './specials.ts';
import { wantsOf, worthOfToken } from './tokens.ts';
import { WEIGHTS } from './weights.ts';

/** A card in hand: what it yields, what it can do. */
export function worthOfCard(s: State, card: Card): number {
  const { degree, ability } = editionOf(s).faces[card]!;
  const { fixed, either } = yieldOf(s, card, 1);
  const kind = ABILITY[ability].kind;
  return (
    (fixed.length + either) * 0.12 +
    (degree === 'GM' ? 0.2 : 0) +
    (kind === 'extra' ? 0.12 : kind === 'special' ? 0.08 : 0.04)
  );
}

/** What a card laid there would do for the schemes; a card of much use in hand is kept. */
function ratePut(s: State, { seat, before }: Mind, place: number, card: Card): number {
  const face = editionOf(s).faces[card]!;
  const want = wantsOf(s, seat);
  const cheap = want[face.primary]! + want[face.secondary]!;
  const own = isUp(s, place) ? 0 : 0.02 * face.cells.length;
  return gainByCard(s, seat, place, card, before) + own + 0.04 * cheap - 0.3 * worthOfCard(s, card);
}

/** Own influence from one card to another. */
function rateMove(s: State, { seat, before }: Mind, from: number, cell: number, to: number): number {
  return gainByMove(s, seat, from * MOST_CELLS + cell, to, before) - WEIGHTS.move;
}

/** The strongest card that decides it; daggers and hammers where they strike. */
function rateLay(s: State, seat: Seat, card: Card): number {
  const d = s.dispute!;
  const mine = d.attacker === seat ? d.initial[0] : d.initial[1];
  const theirs = d.attacker === seat ? d.initial[1] : d.initial[0];
  const { strength } = editionOf(s).faces[card]!;
  if (strength === 'dagger') return mine < theirs ? 8 : 0;
  if (strength === 'hammers') return mine > theirs ? 8 : 0;
  return strength - 0.5 * worthOfCard(s, card);
}

/** An edict hurts those who hold its faction, and feeds its player. */
function rateEvent(s: State, seat: Seat, id: string): number {
  const card = eventOf(id);
  if (!isEdict(card)) return 0.35;
  let others = 0;
  for (let rival = 0; rival < s.participants; rival++) if (rival !== seat) others += stockOf(s, rival, card);
  const lead = Math.max(-4, Math.min(4, pointLead(s, seat)));
  return WEIGHTS.edict + 0.05 * lead + 0.05 * (others / (s.participants - 1) - stockOf(s, seat, card));
}

function rateSpend(seat: Seat, s: State, spend: readonly string[]): number {
  const want = wantsOf(s, seat);
  let cost = 0;
  for (const id of spend) cost += 0.2 + worthOfToken(factionOf(id), want);
  return -cost;
}

function topFrame(s: State): Frame {
  return s.todo[s.todo.length - 1]!;
}

export function rateStep(s: State, mind: Mind, c: Choice): number {
  const { seat } = mind;
  const frame = topFrame(s);
  switch (c.do) {
    case 'pay':
      return rateSpend(seat, s, c.spend);
    case 'count':
      return frame.at === 'howMany' ? (rateCount(s, { ...mind, way: frame.way }, frame.place, c.count) ?? -1) : 0;
    case 'put':
      return 'place' in frame ? ratePut(s, mind, frame.place, cardOf(c.card)) : 0;
    case 'move':
    case 'shift':
      return rateMove(s, mind, placeNamed(s, c.from), c.cell - 1, placeNamed(s, c.to));
    case 'targets':
      return c.cells.length * 0.1;
    case 'gain':
      return worthOfToken(factionOf(c.faction), wantsOf(s, seat));
    case 'return':
      return (
        -worthOfToken(factionOf(c.faction), wantsOf(s, seat)) + (stockOf(s, seat, factionOf(c.faction)) > 2 ? 0.2 : 0)
      );
    case 'give':
    case 'steal': {
      const sign = c.do === 'give' ? -1 : 1;
      const worth = sign * worthOfToken(factionOf(c.faction), wantsOf(s, seat));
      return worth + 0.01 * sign * potential(s, whoIs(s, c.rival));
    }
    case 'from':
      return potential(s, whoIs(s, c.rival));
    case 'lay':
      return rateLay(s, seat, cardOf(c.card));
    case 'continue':
      return s.hands[seat]!.length > 0 ? 1 : -1;
    case 'court':
      return worthOfCard(s, s.court[c.slot - 1]!) - (s.turn.courtTaken > 0 ? 0.15 : 0);
    case 'deck':
      return 0.38;
    case 'discard':
      return -worthOfCard(s, cardOf(c.card));
    case 'exchange':
      return worthOfCard(s, s.court[c.slot - 1]!) - worthOfCard(s, cardOf(c.card));
    case 'keep':
      return rateEvent(s, seat, c.event);
    case 'play':
      return specialUse(s, seat, c.event);
    case 'restore':
      return 1;
    case 'edict':
      return c.count * 0.2 + worthOfToken(factionOf(c.faction), wantsOf(s, seat));
    case 'swap':
    case 'look':
      return 0.01;
    case 'mark':
      return freeCell(s, placeNamed(s, c.place)) === NONE ? 0 : 0.2;
    default:
      return 0;
  }
}
