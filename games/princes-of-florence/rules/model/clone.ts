/** A state of one's own, written out by hand: search clones at every step. What is never changed in place is shared. */
import { cloneChance } from '@signoria/kernel';
import type { Cast, Deck, Player, Solo, State } from './state.ts';

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
    printing: s.printing,
    round: s.round,
    phase: s.phase,
    first: s.first,
    players: s.players.map(clonePlayer),
    stock: s.stock.slice(),
    buildings: s.buildings.slice(),
    freedoms: s.freedoms.slice(),
    decks: {
      profession: cloneDeck(s.decks.profession),
      prestige: cloneDeck(s.decks.prestige),
      bonus: cloneDeck(s.decks.bonus),
    },
    drawn: s.drawn,
    sold: s.sold.slice(),
    lot: s.lot,
    turn: s.turn === null ? null : { ...s.turn },
    spent: s.spent.slice(),
    work: s.work,
    offer: s.offer,
    cast: s.cast === null ? null : cloneCast(s.cast),
    solo: s.solo === null ? null : cloneSolo(s.solo),
  };
}

function clonePlayer(p: Player): Player {
  return {
    coins: p.coins,
    prestige: p.prestige,
    hand: p.hand.slice(),
    open: p.open,
    table: p.table.slice(),
    recruits: p.recruits,
    recruited: p.recruited,
    bonus: p.bonus.slice(),
    cards: p.cards.slice(),
    jesters: p.jesters,
    builders: p.builders,
    freedoms: p.freedoms.slice(),
    landscapes: p.landscapes.slice(),
    buildings: p.buildings.slice(),
    tiles: p.tiles.slice(),
    builtLow: p.builtLow,
    builtHigh: p.builtHigh,
    landLow: p.landLow,
    landHigh: p.landHigh,
    best: p.best,
    bought: p.bought,
    dropped: p.dropped,
  };
}

function cloneDeck(d: Deck): Deck {
  return { cards: d.cards.slice(), by: d.by.slice() };
}

function cloneCast(c: Cast): Cast {
  return {
    owner: c.owner.slice(),
    facedown: c.facedown.slice(),
    pawn: c.pawn.slice(),
    bid: c.bid.slice(),
    pot: c.pot,
    out: c.out.slice(),
    banker: c.banker,
  };
}

function cloneSolo(d: Solo): Solo {
  return {
    row: d.row.slice(),
    virtual: d.virtual.slice(),
    deck: d.deck.slice(),
    card: d.card,
    putUp: d.putUp,
    profession: d.profession,
    freedom: d.freedom,
  };
}
