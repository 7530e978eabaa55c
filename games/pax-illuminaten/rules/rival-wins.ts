/** Chapter 16: how the artificial rivals win (PAX-16.15, 16.17, 16.19, 16.21, 16.30), told as progress like the schemes. */
import { numberOf } from '../data/edition.ts';
import { EVERY_FACTION } from '../data/factions.ts';
import { RIVAL, type RivalWin } from '../data/rivals.ts';
import { bits, controlled, influenceIn, layoutOf, presence } from './board.ts';
import { edictsDiscarded } from './event-cards.ts';
import { mainLodge, mainLodgeController } from './lodges.ts';
import {
  bestGroup,
  centralRun,
  isFulfilled,
  isOuter,
  joined,
  leadIn,
  membersOf,
  mostOfRivals,
  type Progress,
  part,
  sharedCards,
} from './schemes.ts';
import { totalPoints } from './scoring.ts';
import type { State, Who } from './state.ts';

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
  return { parts: [part('cards', bits(set), need)], set };
}

const WINS: { readonly [win in RivalWin]: (s: State, who: Who) => Progress } = {
  bigLodge: (s, who) =>
    bestGroup(s, who, (set) => [
      part('lodgeCards', bits(set), numberOf(s, 'weishaupt.lodgeCards')),
      part('influence', influenceIn(s, set, who), numberOf(s, 'weishaupt.lodgeInfluence')),
      leadIn(s, who, set),
    ]),
  manyCards: (s, who) =>
    count(controlled(s, who), numberOf(s, s.rival?.id === 'joseph' ? 'joseph.cards' : 'weishaupt.cards')),
  joinedAreopagi: (s, who) =>
    bestGroup(s, who, (set) => [
      part('areopagi', joined(s, who, set), 2),
      part('influence', influenceIn(s, set, who), numberOf(s, 'weishaupt.joining')),
      leadIn(s, who, set),
    ]),
  sharedCards: (s, who) => count(sharedCards(s, who), numberOf(s, 'saintgermain.shared')),
  rosicrucians(s, who) {
    const members = membersOf(s, 'R');
    const set = members & presence(s, who);
    return {
      parts: [
        part('cards', bits(controlled(s, who) & members), numberOf(s, 'saintgermain.rosicrucians')),
        part('influence', influenceIn(s, set, who), numberOf(s, 'saintgermain.rosicrucianInfluence')),
      ],
      set,
    };
  },
  presence: (s, who) => count(presence(s, who), numberOf(s, 'saintgermain.cards')),
  centralLodge: (s, who) =>
    bestGroup(s, who, (set) => [
      part('centralCards', centralRun(s, set), numberOf(s, 'joseph.central')),
      part('influence', influenceIn(s, set, who), numberOf(s, 'joseph.lodgeInfluence')),
      leadIn(s, who, set),
    ]),
  innerInfluence(s, who) {
    const set = layoutOf(s).inner & presence(s, who);
    return { parts: [part('influence', influenceIn(s, set, who), numberOf(s, 'joseph.inner'))], set };
  },
  outerCards(s, who) {
    const set = isOuter(s, controlled(s, who));
    return { parts: [part('outerCards', bits(set), numberOf(s, 'charlestheodore.outer'))], set };
  },
  largestLodges(s, who) {
    let held = 0;
    let set = 0;
    for (const faction of EVERY_FACTION) {
      if (mainLodgeController(s, faction) !== who) continue;
      held++;
      set |= mainLodge(s, faction)!.set;
    }
    return { parts: [part('lodges', held, numberOf(s, 'charlestheodore.lodges'))], set };
  },
  edictsAndScore(s, who) {
    const most = mostOfRivals(s, who, (rival) => totalPoints(s, rival));
    return {
      parts: [
        part('edicts', edictsDiscarded(s), numberOf(s, 'charlestheodore.edicts')),
        part('lead', totalPoints(s, who), most + 1),
      ],
      set: 0,
    };
  },
};
