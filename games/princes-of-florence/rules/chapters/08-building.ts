/** Chapter 8: building, alone. */
import { type Asks, type Blocked, type Chapter, type Parts, type Seat, schedule } from '@signoria/kernel';
import { BUILD_PRICE, GAIN, TOUCHING_BUILDERS } from '../../data/economy.ts';
import { BUILDINGS, type Building, pieceOf } from '../../data/pieces.ts';
import { BUILD, type Do } from '../model/choices.ts';
import { hasRoom, layBuilding, lieAt, placementMenu } from '../model/estate.ts';
import { story } from '../model/events.ts';
import { NONE, type State } from '../model/state.ts';

export type BuildFrame = Asks<
  { readonly at: 'placeBuilding'; readonly seat: Seat; readonly building: Building },
  Do<'place'>
>;

/** FLO-8.1: by the builders of whoever builds. */
export function buildPrice(s: State, seat: Seat, parts: Parts = null): number {
  const { builders } = s.players[seat]!;
  const [full] = BUILD_PRICE;
  const price = BUILD_PRICE[builders]!;
  parts?.push({ what: 'buildPrice', n: full!, rules: ['FLO-8.1'] });
  if (builders > 0)
    parts?.push({ what: 'spared', n: price - full!, rules: ['FLO-8.1', 'FLO-5.6'], facts: { builders } });
  return price;
}

/** FLO-8.1, FLO-8.3, FLO-8.8 and a place for it. */
export function canBuild(s: State, seat: Seat, building: Building): boolean {
  const p = s.players[seat]!;
  return (
    s.buildings[building]! > 0 &&
    p.buildings[building] === 0 &&
    p.coins >= buildPrice(s, seat) &&
    hasRoom(s, seat, pieceOf(building))
  );
}

export function whyNotBuild(s: State, seat: Seat, building: Building): Blocked<Do<'build'>> | null {
  const choice = BUILD[building]!;
  const p = s.players[seat]!;
  const facts = { building: BUILDINGS[building]! };
  if (p.buildings[building]! > 0) return { choice, why: 'alreadyBuilt', rules: ['FLO-8.8'], facts };
  if (s.buildings[building] === 0) return { choice, why: 'noCopyLeft', rules: ['FLO-8.3'], facts };
  const price = buildPrice(s, seat);
  if (p.coins < price)
    return { choice, why: 'tooFewCoins', rules: ['FLO-8.1', 'FLO-R33'], facts: { price, coins: p.coins } };
  if (hasRoom(s, seat, pieceOf(building))) return null;
  if (p.builders < TOUCHING_BUILDERS) {
    return { choice, why: 'noRoomApart', rules: ['FLO-8.6', 'FLO-R33'], facts: { ...facts, builders: p.builders } };
  }
  return { choice, why: 'noRoom', rules: ['FLO-8.4', 'FLO-8.5', 'FLO-R33'], facts };
}

export const buildSteps: Chapter<State, BuildFrame> = {
  placeBuilding: {
    rules: ['FLO-8.4', 'FLO-8.5', 'FLO-8.6'],
    seat: (_, f) => f.seat,
    menu: (s, f) => placementMenu(s, f.seat, pieceOf(f.building)),
    take(s, f, c) {
      const p = s.players[f.seat]!;
      const price = buildPrice(s, f.seat);
      p.coins -= price;
      s.buildings[f.building]!--;
      layBuilding(s, f.seat, f.building, lieAt(s, pieceOf(f.building), c), NONE);
      p.prestige += GAIN; // FLO-8.2
      const turn = s.turn!;
      turn.done++;
      turn.builds++;
      turn.proposals = 0;
      story.sink?.push({ what: 'built', seat: f.seat, building: BUILDINGS[f.building]!, price });
      schedule(s, { at: 'turn', seat: f.seat });
    },
  },
};
