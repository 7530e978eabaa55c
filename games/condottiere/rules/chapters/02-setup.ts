/** Chapter 2: setup. The same for any number of players (CON-2.7). */

import { type Chapter, draw, type Setup, schedule } from '@signoria/kernel';
import type { Correction } from '../../data/edition.ts';
import { editionOf } from '../../data/edition.ts';
import { REGION_COUNT } from '../../data/map.ts';
import { story } from '../model/events.ts';
import { deal } from '../model/hands.ts';
import type { Options } from '../model/options.ts';
import { emptyPile } from '../model/pile.ts';
import { NONE, type State } from '../model/state.ts';

/** A new game of the series, or the only one. */
export type SetupFrame = { readonly at: 'newGame' };

export function setup({ seats, options, edition, chance }: Setup<Options>): State {
  const box = edition as Correction | null; // `readEdition` has checked it
  const piles = () => Array.from({ length: seats }, emptyPile);
  const s: State = {
    seats,
    todo: [{ at: 'newGame' }],
    open: [{ at: 'tableTalk' }],
    picks: null,
    asked: 0,
    chance,
    outcome: null,
    options,
    edition: box,
    hands: piles(),
    lines: piles(),
    facedown: Array<number>(seats).fill(NONE),
    pile: editionOf({ edition: box }).counts.slice(),
    discards: emptyPile(),
    owner: Array<number>(REGION_COUNT).fill(NONE),
    site: NONE,
    token: NONE,
    pope: NONE,
    passed: Array<boolean>(seats).fill(false),
    defender: NONE,
    committed: false,
    finalists: null,
    round: 1,
    battle: 1,
    series: { game: 1, points: Array<number>(seats).fill(0), starter: NONE },
    known: [],
  };
  // CON-2.3, CON-R1: nobody's age is known; the first token holder is drawn, or named by the host.
  const starter = options.firstToken > 0 ? options.firstToken - 1 : draw(s, 'token').below(seats);
  s.series = { ...s.series, starter };
  return s;
}

export const setupSteps: Chapter<State, SetupFrame> = {
  newGame: {
    run(s) {
      s.token = s.series.starter;
      story.sink?.push({ what: 'gameStarts', game: s.series.game, token: s.token });
      // CON-2.4, CON-12.2: ten cards each, seven in Draw After Battle.
      const hand = s.options.drawAfterBattle ? s.options.drawAfterBattleOpeningHand : editionOf(s).hand.deal;
      for (let seat = 0; seat < s.seats; seat++) deal(s, seat, hand);
      // CON-2.5: the holder has seen their hand when choosing the first site.
      schedule(s, { at: 'chooseSite' }, { at: 'battle' });
    },
  },
};
