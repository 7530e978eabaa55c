/** Chapters 4 and 15: a card comes to a Courtier space, or a space is lost. */
import { type Asks, type Blocked, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { CARDS, type Card } from '../../data/cards.ts';
import { EVERY_SPACE, SHADED, SPACE, SPACES } from '../../data/palace.ts';
import { type Do, discard, house, vacate } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { clearSpace, discardCourtier, isUsable, seatCard, unlockedSpaces, usedShaded } from '../model/palace.ts';
import { NONE, type State, spaceAt } from '../model/state.ts';

export type SpaceFrame =
  /** A new card needs a space (VIR-4.1, VIR-15.17). */
  | Asks<{ readonly at: 'house'; readonly seat: Seat; readonly card: Card }, Do<'house' | 'discard'>>
  /** Fewer shaded spaces are unlocked than are in use (VIR-15.13). */
  | Asks<{ readonly at: 'loseSpace'; readonly seat: Seat }, Do<'vacate'>>;

/**
 * VIR-15.12, VIR-15.17: free spaces, and those whose Courtier is discarded for the new card, even one that has just paid.
 * A shaded space that is closed opens when another shaded one is freed (VIR-15.11).
 */
function berths(s: State, seat: Seat, card: Card): readonly Do<'house' | 'discard'>[] {
  const found: Do<'house' | 'discard'>[] = [];
  let closed = false;
  for (const space of EVERY_SPACE) {
    if (isUsable(s, seat, space)) found.push(house(CARDS[card]!, SPACES[space]!));
    else closed = true;
  }
  if (!closed) return found;
  for (const space of EVERY_SPACE) {
    if (SHADED[space] && s.courtier[spaceAt(seat, space)] !== NONE) found.push(discard(SPACES[space]!));
  }
  return found;
}

function whyNotHouse(s: State, seat: Seat, card: Card): readonly Blocked<Do<'house'>>[] {
  const closed = SPACES.filter((_, space) => !isUsable(s, seat, space));
  return closed.map((space) => ({
    choice: house(CARDS[card]!, space),
    why: 'spaceClosed',
    rules: ['VIR-15.9', 'VIR-15.11'],
    facts: { unlocked: unlockedSpaces(s, seat) },
  }));
}

/** A card on a shaded space goes away, to an open space, or in the place of a Courtier who is discarded (VIR-15.12). */
function vacancies(s: State, seat: Seat): readonly Do<'vacate'>[] {
  const found: Do<'vacate'>[] = [];
  for (const space of EVERY_SPACE) {
    if (!SHADED[space] || s.courtier[spaceAt(seat, space)] === NONE) continue;
    for (const to of EVERY_SPACE) {
      const taken = s.courtier[spaceAt(seat, to)] !== NONE;
      if (to !== space && (taken || !SHADED[to])) found.push(vacate(SPACES[space]!, SPACES[to]!));
    }
    found.push(vacate(SPACES[space]!, 'discard'));
  }
  return found;
}

export const spaceSteps: Chapter<State, SpaceFrame> = {
  house: {
    rules: ['VIR-4.1', 'VIR-15.17'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(berths(s, f.seat, f.card)),
    blocked: (s, f) => whyNotHouse(s, f.seat, f.card),
    take(s, f, c) {
      if (c.do === 'discard') {
        discardCourtier(s, f.seat, SPACE[c.space]);
        schedule(s, f);
        return;
      }
      const space = SPACE[c.space];
      if (s.courtier[spaceAt(f.seat, space)] !== NONE) discardCourtier(s, f.seat, space);
      seatCard(s, f.seat, space, f.card, true);
      story.sink?.push({ what: 'cardHoused', seat: f.seat, card: CARDS[f.card]!, space: c.space });
    },
  },
  loseSpace: {
    rules: ['VIR-15.13'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(vacancies(s, f.seat)),
    take(s, f, c) {
      const space = SPACE[c.space];
      const ready = s.courtierReady[spaceAt(f.seat, space)]!;
      const card = CARDS[s.courtier[spaceAt(f.seat, space)]!]!;
      const to = c.to === 'discard' ? null : c.to;
      story.sink?.push({ what: 'spaceLost', seat: f.seat, space: c.space, card, into: to });
      if (to === null) discardCourtier(s, f.seat, space);
      else {
        if (s.courtier[spaceAt(f.seat, SPACE[to])] !== NONE) discardCourtier(s, f.seat, SPACE[to]);
        seatCard(s, f.seat, SPACE[to], clearSpace(s, f.seat, space), ready);
      }
      if (usedShaded(s, f.seat) > unlockedSpaces(s, f.seat)) schedule(s, f);
    },
  },
};
