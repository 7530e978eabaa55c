/** Chapter 8: building, alone. */
import { type Blocked, type Seat, type Steps, schedule } from '@signoria/kernel';
import { BUILD_PRICE, GAIN, TOUCHING_BUILDERS } from '../data/economy.ts';
import { BUILDINGS, type Building, pieceOf } from '../data/pieces.ts';
import { BUILD, type Choice } from './choices.ts';
import { hasRoom, layBuilding, lieAt, placementMenu } from './estate.ts';
import { story } from './events.ts';
import { type Frame, NONE, type State } from './state.ts';

export type BuildFrame = { readonly at: 'placeBuilding'; readonly seat: Seat; readonly building: Building };

/** FLO-8.1: by the builders of whoever builds. */
export function buildPrice(s: State, seat: Seat): number {
  return BUILD_PRICE[s.players[seat]!.builders]!;
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

export function whyNotBuild(s: State, seat: Seat, building: Building): Blocked<Choice> | null {
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

export const buildSteps: Pick<Steps<State, Frame, Choice>, BuildFrame['at']> = {
  placeBuilding: {
    rules: ['FLO-8.4', 'FLO-8.5', 'FLO-8.6'],
    seat: (_, f) => f.seat,
    menu: (s, f) => placementMenu(s, f.seat, pieceOf(f.building)),
    take(s, f, c) {
      if (c.do !== 'place') return;
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
