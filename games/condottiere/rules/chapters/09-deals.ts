/** Chapter 9: deals between players. Talk is the table's; here a player shows cards, always truthfully (CON-R47). */
import { type Asks, any, type Chapter, type Menu, type Seat } from '@signoria/kernel';
import { CARDS } from '../../data/cards.ts';
import type { Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { learnShown } from '../model/known.ts';
import { size } from '../model/pile.ts';
import { NONE, type State } from '../model/state.ts';

/** Open all game long, to everybody, whoever's turn it is (CON-D12). */
export type DealFrame = Asks<{ readonly at: 'tableTalk' }, Do<'show'>>;

const FACEDOWN_ITEM = 'facedown';

function showMenu(s: State, seat: Seat): Menu<Do<'show'>> | null {
  const hand = s.hands[seat]!;
  const of = CARDS.flatMap((id, kind) => (hand[kind]! > 0 ? [{ id: id as string, count: hand[kind]! }] : []));
  if (s.facedown[seat] !== NONE) of.push({ id: FACEDOWN_ITEM, count: 1 });
  if (of.length === 0) return null;
  const max = size(hand) + (s.facedown[seat] === NONE ? 0 : 1);
  const whom = [NONE, ...others(s, seat)];
  return any(
    ...whom.map((to): Menu<Do<'show'>> => ({ kind: 'subset', base: { do: 'show', whom: to }, of, min: 1, max })),
  );
}

function others(s: State, seat: Seat): readonly Seat[] {
  return s.hands.map((_, other) => other).filter((other) => other !== seat);
}

function show(s: State, seat: Seat, whom: Seat, items: Do<'show'>['items']): void {
  const facedown = s.facedown[seat]!;
  // To all means to all players: spectators see no more than before.
  const seers = whom === NONE ? others(s, seat) : [whom];
  for (const seer of seers) {
    for (const [kind, card] of CARDS.entries()) {
      learnShown(s, seat, seer, kind, items.filter((id) => id === card).length, false);
    }
    if (items.includes(FACEDOWN_ITEM)) learnShown(s, seat, seer, facedown, 1, true);
  }
  const cards = items.map((id) => (id === FACEDOWN_ITEM ? CARDS[facedown]! : id));
  const target = whom === NONE ? null : whom;
  // The others see that something was shown and to whom, but not what.
  story.sink?.push({ what: 'shown', seat, whom: target, count: items.length });
  story.sink?.push({ what: 'shownCards', seat, whom: target, cards, to: [seat, ...seers] });
}

export const dealSteps: Chapter<State, DealFrame> = {
  tableTalk: {
    rules: ['CON-9.2', 'CON-R47'],
    aside: true,
    offer: (s, _, seat) => showMenu(s, seat),
    act(s, _, seat, c) {
      show(s, seat, c.whom, c.items);
    },
  },
};
