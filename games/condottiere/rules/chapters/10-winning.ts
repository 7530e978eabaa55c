/** Chapter 10: winning, and the final battle. Chapter 14, Bigger Kingdoms, raises the adjacent goal. */
import { type Chapter, finish, type Seat, schedule } from '@signoria/kernel';
import { SURRENDER } from '../../data/cards.ts';
import { bits, editionOf, type Goal, group } from '../../data/edition.ts';
import type { Region } from '../../data/map.ts';
import { type EndReason, story } from '../model/events.ts';
import { deal, gatherAll, regionsOf } from '../model/hands.ts';
import { NONE, type State } from '../model/state.ts';
import { legalSites } from './03-site.ts';
import { musterAll } from './04-battle.ts';
import { strengths } from './05-strength.ts';
import { turnAllUp } from './16-hidden.ts';

/** What a final battle decides: this game, or a series on points (CON-13.6). */
export type Stake = 'game' | 'series';

export type WinningFrame =
  | { readonly at: 'finalBattle'; readonly finalists: readonly Seat[]; readonly stake: Stake }
  | { readonly at: 'finalCompare'; readonly stake: Stake };

/** CON-10.1, CON-10.2, CON-14.1, CON-14.2. */
export function goal(s: State): Goal {
  const { regions, adjacent } = editionOf(s).victory[s.seats]!;
  return { regions, adjacent: adjacent + (s.options.biggerKingdoms ? 1 : 0) };
}

export function kingdom(s: State, seat: Seat): number {
  let set = 0;
  let bit = 1;
  for (const owner of s.owner) {
    if (owner === seat) set |= bit;
    bit <<= 1;
  }
  return set;
}

/** The largest connected group of the seat's regions, as a bit set (CON-R2). */
export function largestGroup(s: State, seat: Seat): number {
  const box = editionOf(s);
  let rest = kingdom(s, seat);
  let best = 0;
  while (rest !== 0) {
    const found = group(box, 31 - Math.clz32(rest), rest);
    if (bits(found) > bits(best)) best = found;
    rest &= ~found;
  }
  return best;
}

export function regionsIn(set: number): readonly Region[] {
  const regions: Region[] = [];
  for (let r = 0; set >>> r !== 0; r++) if ((set & (1 << r)) !== 0) regions.push(r);
  return regions;
}

/** CON-10.3; with both conditions met at once the adjacent one counts, for its bonus in a series (CON-R30). */
export function hasWon(s: State, seat: Seat): EndReason | null {
  const { regions, adjacent } = goal(s);
  const held = regionsOf(s, seat);
  if (held >= adjacent && bits(largestGroup(s, seat)) >= adjacent) return 'adjacent';
  return held >= regions ? 'regions' : null;
}

/** Ends the game, or schedules what ends it, if this battle did (CON-7.6, CON-7.12). */
export function endedBy(s: State, winner: Seat): boolean {
  const reason = winner === NONE ? null : hasWon(s, winner);
  if (reason !== null) {
    endGame(s, [winner], reason);
    return true;
  }
  // CON-10.4; with Capturing Regions others' regions remain legal sites (CON-R42), so this never applies there.
  if (legalSites(s, s.token).length > 0) return false;
  exhausted(s);
  return true;
}

function exhausted(s: State): void {
  story.sink?.push({ what: 'noSiteLeft' });
  const held = s.hands.map((_, seat) => regionsOf(s, seat));
  const best = leaders(held);
  const decided = best.length === 1 || (s.options.points && !s.options.finalBattleInsidePointsSeriesGame); // CON-R33
  if (decided) endGame(s, best, 'most');
  else schedule(s, { at: 'finalBattle', finalists: best, stake: 'game' }); // CON-10.5
}

export function leaders(amounts: readonly number[], among?: readonly Seat[]): readonly Seat[] {
  const seats = among ?? amounts.map((_, seat) => seat);
  const most = Math.max(...seats.map((seat) => amounts[seat]!));
  return seats.filter((seat) => amounts[seat] === most);
}

/** One game is over: so is everything, unless it is one of a series on points. */
export function endGame(s: State, winners: readonly Seat[], reason: EndReason): void {
  story.sink?.push({ what: 'gameEnds', winners, reason });
  if (s.options.points) schedule(s, { at: 'scoreGame', adjacent: reason === 'adjacent' ? winners[0]! : NONE });
  else finish(s, { winners, reason });
}

/** CON-10.8: the token holder, or the finalist nearest to their left. */
function firstOf(s: State, finalists: readonly Seat[]): Seat {
  let seat = s.token;
  while (!finalists.includes(seat)) seat = (seat + 1) % s.seats;
  return seat;
}

export const winningSteps: Chapter<State, WinningFrame> = {
  finalBattle: {
    run(s, f) {
      const first = firstOf(s, f.finalists);
      story.sink?.push({ what: 'finalBattle', finalists: f.finalists, first });
      gatherAll(s); // CON-10.6, CON-R54
      const { deal: full, perRegion } = editionOf(s).hand;
      for (const seat of f.finalists) deal(s, seat, full + perRegion * regionsOf(s, seat)); // CON-10.7
      s.finalists = f.finalists;
      s.site = NONE;
      musterAll(s);
      schedule(s, { at: 'nextTurn', after: first + s.seats - 1 }, { at: 'finalCompare', stake: f.stake });
    },
  },
  finalCompare: {
    run(s, f) {
      const surrender = s.lines.some((line) => line[SURRENDER]! > 0);
      turnAllUp(s);
      const amounts = strengths(s);
      story.sink?.push({ what: 'compared', strengths: amounts, surrender });
      const winners = leaders(amounts, s.finalists!); // CON-10.9, CON-10.10, CON-R35
      const reason = winners.length === 1 ? 'finalBattle' : 'sharedFinalBattle';
      s.finalists = null;
      if (f.stake === 'series') finish(s, { winners, reason });
      else endGame(s, winners, reason);
    },
  },
};
