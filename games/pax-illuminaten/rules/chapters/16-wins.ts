/** Chapter 16: how the artificial rivals win (PAX-16.15, 16.17, 16.19, 16.21, 16.30), told as progress like the schemes. */
import { numberOf } from '../../data/box.ts';
import { EVERY_FACTION } from '../../data/factions.ts';
import { RIVAL, type RivalWin } from '../../data/rivals.ts';
import { controlled, layoutOf, presence } from '../model/board.ts';
import { edictsDiscarded } from '../model/event-cards.ts';
import { mainLodge, mainLodgeController } from '../model/lodges.ts';
import {
  bestGroup,
  demand,
  demandCards,
  demandInfluence,
  demandJoining,
  demandRun,
  isFulfilled,
  isOuter,
  leadIn,
  membersOf,
  mostOfRivals,
  type Progress,
  sharedCards,
} from '../model/schemes.ts';
import { totalPoints } from '../model/scoring.ts';
import type { State, Who } from '../model/state.ts';

export interface RivalProgress {
  readonly win: RivalWin;
  readonly progress: Progress;
}

export function rivalProgress(s: State): readonly RivalProgress[] {
  if (s.rival === null) return [];
  return RIVAL[s.rival.id].wins.map((win) => ({ win, progress: WINS[win](s, s.seats) }));
}

/** The first of its three ways to win that holds now. */
export function rivalVictory(s: State): RivalWin | null {
  for (const { win, progress } of rivalProgress(s)) if (isFulfilled(progress)) return win;
  return null;
}

function count(set: number, need: number): Progress {
  return { parts: [demandCards('cards', set, need)], set };
}

const WINS: { readonly [win in RivalWin]: (s: State, who: Who) => Progress } = {
  bigLodge: (s, who) =>
    bestGroup(s, who, (set) => [
      demandCards('lodgeCards', set, numberOf(s, 'weishaupt.lodgeCards')),
      demandInfluence(s, who, set, numberOf(s, 'weishaupt.lodgeInfluence')),
      leadIn(s, who, set),
    ]),
  manyCards: (s, who) =>
    count(controlled(s, who), numberOf(s, s.rival?.id === 'joseph' ? 'joseph.cards' : 'weishaupt.cards')),
  joinedAreopagi: (s, who) =>
    bestGroup(s, who, (set) => [
      demandJoining(s, who, set),
      demandInfluence(s, who, set, numberOf(s, 'weishaupt.joining')),
      leadIn(s, who, set),
    ]),
  sharedCards: (s, who) => count(sharedCards(s, who), numberOf(s, 'saintgermain.shared')),
  rosicrucians(s, who) {
    const members = membersOf(s, 'R');
    const set = members & presence(s, who);
    return {
      parts: [
        demandCards('cards', controlled(s, who) & members, numberOf(s, 'saintgermain.rosicrucians')),
        demandInfluence(s, who, set, numberOf(s, 'saintgermain.rosicrucianInfluence')),
      ],
      set,
    };
  },
  presence: (s, who) => count(presence(s, who), numberOf(s, 'saintgermain.cards')),
  centralLodge: (s, who) =>
    bestGroup(s, who, (set) => [
      demandRun(s, set, numberOf(s, 'joseph.central')),
      demandInfluence(s, who, set, numberOf(s, 'joseph.lodgeInfluence')),
      leadIn(s, who, set),
    ]),
  innerInfluence(s, who) {
    const set = layoutOf(s).inner & presence(s, who);
    return { parts: [demandInfluence(s, who, set, numberOf(s, 'joseph.inner'))], set };
  },
  outerCards(s, who) {
    const set = isOuter(s, controlled(s, who));
    return { parts: [demandCards('outerCards', set, numberOf(s, 'charlestheodore.outer'))], set };
  },
  largestLodges(s, who) {
    let held = 0;
    let set = 0;
    for (const faction of EVERY_FACTION) {
      if (mainLodgeController(s, faction) !== who) continue;
      held |= 1 << faction;
      set |= mainLodge(s, faction)!.set;
    }
    return { parts: [demandCards('lodges', held, numberOf(s, 'charlestheodore.lodges'))], set };
  },
  edictsAndScore(s, who) {
    const most = mostOfRivals(s, who, (rival) => totalPoints(s, rival));
    return {
      parts: [
        demand('edicts', edictsDiscarded(s), numberOf(s, 'charlestheodore.edicts')),
        demand('leadPoints', totalPoints(s, who), most + 1),
      ],
      set: 0,
    };
  },
};
