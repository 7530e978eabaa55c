/** Chapter 14: the end of the game. */
import { finish, type Seat } from '@signoria/kernel';
import { type EndReason, story } from '../model/events.ts';
import { partyOf } from '../model/party.ts';
import { factionCardsOf, pointsOf, totalPoints } from '../model/scoring.ts';
import { isHuman, type State, type Who } from '../model/state.ts';

/** All humans lose when the artificial rival wins (PAX-16.30): then nobody is a winner. */
export function endGame(s: State, winners: readonly Who[], reason: EndReason): void {
  story.sink?.push({ what: 'gameEnds', winners: winners.map((who) => partyOf(s, who)), reason });
  finish(s, { winners: winners.filter((who): who is Seat => isHuman(s, who)), reason });
}

function best(among: readonly Who[], worth: (who: Who) => number): readonly Who[] {
  const most = Math.max(...among.map(worth));
  return among.filter((who) => worth(who) === most);
}

/** PAX-14.2, PAX-14.5: most points, then most faction cards, then shared. */
export function factionScoring(s: State): void {
  for (const who of s.order) {
    story.sink?.push({
      what: 'scored',
      who: partyOf(s, who),
      points: pointsOf(s, who),
      total: totalPoints(s, who),
      cards: factionCardsOf(s, who),
    });
  }
  const most = best(s.order, (who) => totalPoints(s, who));
  const winners = best(most, (who) => factionCardsOf(s, who));
  endGame(s, winners, reasonFor(s, most, winners));
}

function reasonFor(s: State, most: readonly Who[], winners: readonly Who[]): EndReason {
  const rivalWins = winners.some((who) => !isHuman(s, who));
  if (winners.length > 1) return rivalWins ? 'sharedWithRival' : 'shared';
  if (rivalWins) return 'rivalFactions';
  return most.length > 1 ? 'factionCards' : 'factions';
}
