/** Chapter 7: concluding a battle. Compare, choose the next site, discard lines, discard hands, in this order (CON-7.1). */
import { type Asks, type Blocked, type Chapter, list, type Menu, type Seat, schedule } from '@signoria/kernel';
import { COURTESAN, SURRENDER } from '../../data/cards.ts';
import { REGIONS } from '../../data/map.ts';
import { DISCARD, type Do, KEEP } from '../model/choices.ts';
import { story, type TokenReason } from '../model/events.ts';
import { holders } from '../model/hands.ts';
import { forgetHand } from '../model/known.ts';
import { cardsOf, hasMercenary, isEmptyPile, pour } from '../model/pile.ts';
import { NONE, type State } from '../model/state.ts';
import { alone, strengths } from './05-strength.ts';
import { endedBy } from './10-winning.ts';
import { turnAllUp } from './16-hidden.ts';

/** Of a hand (CON-7.9). */
type Fate = Do<'keep' | 'discard'>;

export type ConclusionFrame =
  | { readonly at: 'compare' }
  | { readonly at: 'discardLines' }
  | { readonly at: 'discardHands' }
  /** Step 4, simultaneous and secret (CON-R16). */
  | Asks<{ readonly at: 'keepOrDiscard' }, Fate>
  /** Step 4 in the open, clockwise (CON-R16 switched off). */
  | Asks<{ readonly at: 'keepOrDiscardInTurn'; readonly seat: Seat; readonly left: number }, Fate>;

/** CON-6.20: strictly more Courtesans than anybody else. */
function courtesanLeader(s: State): Seat {
  return alone(s.lines.map((line) => line[COURTESAN]!));
}

/** One ladder for all battles: sole Courtesan leader, winner, then (tied) defender, left neighbour (CON-R41). */
function tokenGoesTo(s: State, winner: Seat): readonly [Seat, TokenReason] {
  const leader = courtesanLeader(s);
  const tied = winner === NONE;
  const charm =
    !tied ||
    (s.defender === NONE
      ? s.options.soleCourtesanLeaderTakesTokenInTie // CON-R8
      : s.options.soleCourtesanLeaderBeatsDefenderInTie); // CON-R41
  if (leader !== NONE && charm) return [leader, 'courtesans'];
  if (!tied) return [winner, 'winner']; // CON-6.22, CON-7.3
  if (s.defender !== NONE) return [s.defender, 'defender']; // CON-15.7
  return [(s.token + 1) % s.seats, 'left']; // CON-6.23, CON-7.5
}

/** CON-7.2, CON-7.4, CON-15.5 to CON-15.7: who has the region now. */
function award(s: State, winner: Seat, amounts: readonly number[]): void {
  const region = REGIONS[s.site]!;
  if (winner === NONE) {
    const most = Math.max(...amounts);
    story.sink?.push({ what: 'tied', seats: amounts.flatMap((n, seat) => (n === most ? [seat] : [])), region });
  } else if (winner === s.defender) {
    story.sink?.push({ what: 'held', seat: winner, region });
  } else {
    const from = s.owner[s.site]!;
    s.owner[s.site] = winner;
    story.sink?.push({ what: 'conquered', seat: winner, region, from: from === NONE ? null : from });
  }
}

function menuFor(s: State, seat: Seat): Menu<Fate> {
  return list<Fate>(hasMercenary(s.hands[seat]!) ? [KEEP] : [KEEP, DISCARD]); // CON-7.9, CON-7.10
}

function blockedFor(s: State, seat: Seat): readonly Blocked<Fate>[] {
  if (!hasMercenary(s.hands[seat]!)) return [];
  return [{ choice: DISCARD, why: 'handHasMercenary', rules: ['CON-7.10'] }];
}

function discardHand(s: State, seat: Seat): void {
  story.sink?.push({ what: 'handDiscarded', seat, cards: cardsOf(s.hands[seat]!) }); // CON-R17: shown faceup
  pour(s.hands[seat]!, s.discards);
  forgetHand(s, seat);
}

/** The next seat with cards from `seat` on, having asked all but `left` of them. */
function askInTurn(s: State, seat: Seat, left: number): void {
  for (let i = 0; i < left; i++) {
    const next = (seat + i) % s.seats;
    if (isEmptyPile(s.hands[next]!)) continue;
    schedule(s, { at: 'keepOrDiscardInTurn', seat: next, left: left - i });
    return;
  }
}

export const conclusionSteps: Chapter<State, ConclusionFrame> = {
  compare: {
    run(s) {
      const surrender = s.lines.some((line) => line[SURRENDER]! > 0);
      turnAllUp(s);
      const amounts = strengths(s);
      const winner = alone(amounts);
      story.sink?.push({ what: 'compared', strengths: amounts, surrender });
      const [holder, why] = tokenGoesTo(s, winner);
      award(s, winner, amounts);
      s.token = holder;
      s.defender = NONE;
      story.sink?.push({ what: 'tokenTo', seat: holder, why });
      s.battle++;
      if (endedBy(s, winner)) return; // CON-7.6, CON-7.12
      if (s.options.drawAfterBattle) {
        // CON-12.3: the holder sees their new cards before choosing.
        schedule(s, { at: 'drawStep' }, { at: 'chooseSite' }, { at: 'discardLines' }, { at: 'battle' });
      } else {
        schedule(s, { at: 'chooseSite' }, { at: 'discardLines' }, { at: 'discardHands' }, { at: 'roundEnd' });
      }
    },
  },
  discardLines: {
    run(s) {
      for (let seat = 0; seat < s.seats; seat++) pour(s.lines[seat]!, s.discards); // CON-7.8
    },
  },
  discardHands: {
    run(s) {
      if (holders(s).length <= 1) return; // CON-R56
      if (s.options.discardHandSimultaneous) schedule(s, { at: 'keepOrDiscard' });
      else askInTurn(s, s.token, s.seats);
    },
  },
  keepOrDiscard: {
    rules: ['CON-7.9', 'CON-7.10'],
    // CON-17.7: who could discard must not show, not even in who is still thinking. So all with cards are asked.
    hushed: true,
    seats: holders,
    menuFor: (s, _, seat) => menuFor(s, seat),
    blockedFor: (s, _, seat) => blockedFor(s, seat),
    reveal(s, _, picks) {
      for (const [seat, pick] of picks.entries()) if (pick?.do === 'discard') discardHand(s, seat);
    },
  },
  keepOrDiscardInTurn: {
    rules: ['CON-7.9', 'CON-7.10', 'CON-R16'],
    seat: (_, f) => f.seat,
    menu: (s, f) => menuFor(s, f.seat),
    blocked: (s, f) => blockedFor(s, f.seat),
    take(s, f, c) {
      if (c.do === 'discard') discardHand(s, f.seat);
      askInTurn(s, (f.seat + 1) % s.seats, f.left - 1);
    },
  },
};
