/** Chapter 8: reward markers. They belong to the place (PAX-R13) and to whoever's turn it is. */
import { numberOf } from '../../data/box.ts';
import type { Place } from '../../data/layouts.ts';
import { attempt } from '../actions/action.ts';
import { canExpel } from '../actions/expel.ts';
import { canInfluence, influenceReach } from '../actions/influence.ts';
import { reassign } from '../actions/reassign.ts';
import { lowest, placeId } from '../model/board.ts';
import type { Reward } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { Act, Action } from '../model/frames.ts';
import type { State, Who } from '../model/state.ts';

export function markersLeft(s: State): number {
  return numberOf(s, 'limit.markers') - s.markers.reduce((a, b) => a + b, 0);
}

/** PAX-8.1; PAX-R29: none when all of them lie on the board. */
export function placeMarker(s: State, place: Place): void {
  if (markersLeft(s) <= 0) return;
  s.markers[place]!++;
  story.sink?.push({ what: 'markerPlaced', place: placeId(s, place) });
}

/** PAX-8.2, PAX-R31: what the marker there is good for. */
export function canReward(s: State, who: Who, place: Place, action: Reward): boolean {
  switch (action) {
    case 'influence':
      return (influenceReach(s, who, 'marker') & (1 << place)) !== 0 && canInfluence(s, who, 'marker', place);
    case 'expel':
      return canExpel(s, who, 'marker', place);
    case 'reassign': {
      const ways: Action[] = [];
      reassign.choices(s, attempt(who, 'marker', place), ways, 1);
      return ways.length > 0;
    }
  }
}

const REWARDS: readonly Reward[] = ['influence', 'reassign', 'expel'];

export function rewardChoices(s: State, who: Who, into: Act[]): void {
  for (let left = s.faceUp; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if (s.markers[place] === 0) continue;
    for (const action of REWARDS) {
      if (canReward(s, who, place, action)) into.push({ do: 'reward', place: placeId(s, place), action });
    }
  }
}
