/** What is printed on cards and tokens, corrections included: by id, for faces and explanations. */
import type { Seat } from '@signoria/kernel';
import { ACTIONS, type ActionId } from '../data/actions.ts';
import { editionOf } from '../data/box.ts';
import { CARD, type CardId } from '../data/cards.ts';
import { CITIES, CITY, type CityId, type Road } from '../data/cities.ts';
import { BONUS, type BonusId, TOKEN, type TokenId } from '../data/pieces.ts';
import type { TokenView, View } from '../rules/view/types.ts';
import { type Amounts, amountsIn } from './Symbols.tsx';

export interface CardFacts {
  readonly action: ActionId | null;
  readonly symbols: Amounts;
  readonly agent: boolean;
  readonly vp: number;
  readonly warCost: number;
  readonly single: boolean;
}

export function cardFacts(view: View, id: CardId): CardFacts {
  const { action, bottom, agent, vp, warCost, single } = editionOf(view).cards[CARD[id]]!;
  return { action: ACTIONS[action] ?? null, symbols: amountsIn(bottom), agent, vp, warCost, single };
}

export interface TokenFacts {
  readonly symbols: Amounts;
  readonly vp: number;
  readonly spaces: number;
}

export function tokenFacts(view: View, id: TokenId): TokenFacts {
  const { bottom, vp, spaces } = editionOf(view).tokens[TOKEN[id]]!;
  return { symbols: amountsIn(bottom), vp, spaces };
}

export function citySymbols(view: View, id: CityId): Amounts {
  return amountsIn(editionOf(view).cityBottoms[CITY[id]]!);
}

export function bonusFacts(view: View, id: BonusId) {
  return editionOf(view).bonuses[BONUS[id]]!;
}

/** What a token in somebody's Domain gives. */
export function domainSymbols(view: View, { city, token, kind }: TokenView): Amounts {
  if (kind === 'city' && city !== null) return citySymbols(view, city);
  return token === null ? {} : tokenFacts(view, token).symbols;
}

/** The roads between cities in play, each once. */
export function roadsOf(view: View): readonly Road[] {
  const { roads } = editionOf(view).maps[view.players.length]!;
  return CITIES.flatMap((a, from) => roads[from]!.filter((to) => to > from).map((to): Road => [a, CITIES[to]!]));
}

export function seasOf(view: View, id: CityId) {
  return editionOf(view).cities[CITY[id]]!.seas;
}

/** The ports of one seat from which ships reach this one, and over how many seas. */
export function voyagesOf(
  view: View,
  id: CityId,
  seat: Seat,
): readonly { readonly from: CityId; readonly seas: number }[] {
  return editionOf(view)
    .maps[view.players.length]!.voyages[CITY[id]]!.map(({ to, seas }) => ({ from: CITIES[to]!, seas }))
    .filter(({ from }) => view.cities.some((city) => city.id === from && city.owner === seat));
}

export function neighboursOf(view: View, id: CityId): readonly CityId[] {
  return editionOf(view).maps[view.players.length]!.roads[CITY[id]]!.map((city) => CITIES[city]!);
}

/** Cities of this side that are covered: drawn, but crossed out. */
export function coveredCities(view: View): readonly CityId[] {
  const { cities, maps } = editionOf(view);
  const { inPlay, side } = maps[view.players.length]!;
  return CITIES.filter((_, city) => !inPlay[city] && cities[city]!.sides.includes(side));
}
