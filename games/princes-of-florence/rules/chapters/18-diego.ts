/** Chapter 18: what Diego has and how he pays, looks at his cards and takes things. He makes no choices. */
import { draw } from '@signoria/kernel';
import { BONUS } from '../../data/bonus.ts';
import { COINS_PER_VALUE, DIEGO_COINS_PER_PRESTIGE, DRAW, GAIN } from '../../data/economy.ts';
import type { BuildingId, LandscapeId } from '../../data/pieces.ts';
import { PRESTIGE } from '../../data/prestige.ts';
import { type FreedomId, PROFESSIONS, type Profession } from '../../data/professions.ts';
import { putUnder, takeTop } from '../model/cards.ts';
import { story } from '../model/events.ts';
import { DIEGO_SEAT, NONE, type Player, type RowCard, type Solo, type State } from '../model/state.ts';

export function diegoOf(s: State): Player {
  return s.players[DIEGO_SEAT]!;
}

/** FLO-18.8: coins first, then a point for every 200 missing; change stays with him. */
export function diegoPays(s: State, price: number): void {
  const diego = diegoOf(s);
  const coins = Math.min(diego.coins, price);
  const missing = price - coins;
  const points = Math.ceil(missing / DIEGO_COINS_PER_PRESTIGE);
  const change = points * DIEGO_COINS_PER_PRESTIGE - missing;
  diego.coins += change - coins;
  diego.prestige -= points;
  story.sink?.push({ what: 'diegoPays', price, coins, points, change });
}

export function diegoGains(s: State, why: 'landscape' | 'builder' | 'building'): void {
  diegoOf(s).prestige += GAIN;
  story.sink?.push({ what: 'diegoGains', points: GAIN, why });
}

/** FLO-R36: all of his pay becomes prestige; an odd hundred stays. */
export function diegoEarns(s: State, value: number): number {
  const points = Math.floor(value / 2);
  diegoOf(s).prestige += points;
  diegoOf(s).coins += (value % 2) * COINS_PER_VALUE;
  return points;
}

export function facedownCards(solo: Solo): number {
  return solo.row.filter(({ up }) => !up).length;
}

/** His leftmost face-down profession, by its place in the row; NONE without one. */
export function leftmostProfession(solo: Solo): number {
  return solo.row.findIndex(({ card, up }) => !up && card !== NONE);
}

/** FLO-R45: whoever looks at a card has seen it. */
export function lookAt(solo: Solo, at: number): Profession {
  const card = solo.row[at]!;
  solo.row[at] = { ...card, seen: true };
  return card.card;
}

export function tellWish(profession: Profession, thing: LandscapeId | BuildingId | FreedomId): void {
  story.sink?.push({ what: 'diegoWants', profession: PROFESSIONS[profession]!, thing });
}

/** FLO-18.18, FLO-18.28: of the top five the one worth most; ties are drawn. The rest goes under the deck. */
export function takeBest(s: State, deck: 'prestige' | 'bonus', worth: (card: number) => number): number {
  const cards = takeTop(s.decks[deck], DRAW);
  const most = Math.max(...cards.map(worth));
  const best = cards.filter((card) => worth(card) === most);
  const taken = best.length === 1 ? best[0]! : best[draw(s, 'diegoTie').below(best.length)]!;
  for (const card of cards) if (card !== taken) putUnder(s.decks[deck], card, NONE);
  const name = deck === 'prestige' ? PRESTIGE[taken]! : BONUS[taken]!;
  story.sink?.push({ what: 'diegoTakesCard', deck, card: name, worth: most });
  return taken;
}

export function addToRow(solo: Solo, card: Profession): void {
  const added: RowCard = { card, up: false, seen: false, bonus: [] };
  solo.row.push(added);
}
