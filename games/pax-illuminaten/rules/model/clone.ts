/** A state of one's own. What handlers replace rather than change is shared. */
import { cloneChance } from '@signoria/kernel';
import type { State, Turn } from './state.ts';

export function clone(s: State): State {
  return {
    seats: s.seats,
    todo: s.todo.slice(),
    open: s.open,
    picks: s.picks,
    asked: s.asked,
    chance: cloneChance(s.chance),
    outcome: s.outcome,
    options: s.options,
    edition: s.edition,
    reading: s.reading,
    participants: s.participants,
    order: s.order,
    connections: s.connections,
    first: s.first,
    round: s.round,
    lastRound: s.lastRound,
    cards: s.cards.slice(),
    faceUp: s.faceUp,
    cells: s.cells.slice(),
    markers: s.markers.slice(),
    looked: s.looked.slice(),
    supply: s.supply.slice(),
    stocks: s.stocks.slice(),
    influence: s.influence.slice(),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    hands: lists(s.hands),
    shown: lists(s.shown),
    court: s.court.slice(),
    steward: s.steward,
    factionCards: s.factionCards.slice(),
    publicSchemes: s.publicSchemes.slice(),
    privateSchemes: s.privateSchemes.slice(),
    revealed: s.revealed.slice(),
    schemePile: s.schemePile.slice(),
    removedSchemes: s.removedSchemes.slice(),
    realised: s.realised.slice(),
    edge: s.edge.slice(),
    upper: s.upper.slice(),
    lower: s.lower.slice(),
    back: s.back,
    backBy: s.backBy,
    drawn: s.drawn.slice(),
    removedEvents: s.removedEvents.slice(),
    eventHands: lists(s.eventHands),
    edictOwner: s.edictOwner.slice(),
    edictTokens: s.edictTokens.slice(),
    special: s.special.slice(),
    eventDiscards: s.eventDiscards.slice(),
    turn: cloneTurn(s.turn),
    dispute: s.dispute,
    harvest: s.harvest,
    rival: s.rival,
  };
}

function cloneTurn(t: Turn): Turn {
  return {
    who: t.who,
    phase: t.phase,
    mainLeft: t.mainLeft,
    claimed: t.claimed,
    realised: t.realised,
    quick: t.quick,
    chain: t.chain.slice(),
    uses: t.uses.slice(),
    enhancements: t.enhancements.slice(),
    yielded: t.yielded.slice(),
    factionUsed: t.factionUsed,
    eventUsed: t.eventUsed,
    high: t.high,
    table: t.table.slice(),
    disputants: t.disputants,
    courtTaken: t.courtTaken,
    stewardTaken: t.stewardTaken,
  };
}

function lists(from: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < from.length; i++) copy.push(from[i]!.slice());
  return copy;
}
