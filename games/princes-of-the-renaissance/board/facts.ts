/** What the page says about the game outside the board: seat list, headline, explanations of components. */
import type { Language, Seat } from '@signoria/kernel';
import type { GameBoard, SeatLine } from '@signoria/kit';
import type { FamilyId } from '../data/families.ts';
import type { Amounts, EventView, PlayerView, TileFace, View } from '../rules/view/types.ts';
import {
  cardEffect,
  cardName,
  cityName,
  eventName,
  familyEffect,
  familyName,
  lotName,
  popeEffect,
  popeName,
  tileEffect,
  tileName,
  troopName,
} from '../text/names.ts';
import { isCard, isCity, isEvent, isFamily, isTile, isTroop } from './names.ts';
import {
  CARD_RULES,
  CITY_RULES,
  DECK_RULES,
  EVENT_RULES,
  FAMILY_RULES,
  POPE_RULES,
  TROOP_RULES,
  tileRules,
  WAR_RULES,
} from './rules-of.ts';
import type { BoardWords } from './text/en.ts';
import { boardWords } from './text/index.ts';

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

function money({ holdings, counters }: PlayerView, language: Language): readonly string[] {
  const { seat } = boardWords.in(language);
  if (holdings !== null) return [seat.gold(holdings.gold), seat.influence(holdings.influence)];
  return counters === null ? [] : [seat.goldCounters(counters.gold), seat.influenceCounters(counters.influence)];
}

function tagsOf(view: View, seat: Seat, language: Language): readonly string[] {
  const { tags } = boardWords.in(language).seat;
  const { auction, war, opening } = view;
  const fights = war !== null && war.result === null;
  const bids = auction !== null && auction.bids[seat] !== null && auction.inside.includes(seat);
  return [
    ...(view.active === seat && view.phase === 'play' ? [tags.active] : []),
    ...(view.pope.owner === seat ? [tags.pope] : []),
    ...(fights && war.attacker.condottiere === seat ? [tags.leads(war.attacker.city)] : []),
    ...(fights && war.defender.condottiere === seat ? [tags.leads(war.defender.city)] : []),
    ...(fights && [war.attacker.league, war.defender.league].includes(seat) ? [tags.league] : []),
    ...(bids ? [tags.highBid(auction.bids[seat]!)] : []),
    ...((auction !== null && !auction.inside.includes(seat)) || opening?.passed.includes(seat) ? [tags.passed] : []),
  ];
}

export function seatLine(view: View, seat: Seat, language: Language): SeatLine {
  const player = view.players[seat]!;
  const { cards } = boardWords.in(language).seat;
  return {
    score: { value: player.points.total },
    notes: [
      ...(player.family === null ? [] : [familyName(language, player.family)]),
      ...money(player, language),
      cards(player.cards),
    ],
    tags: tagsOf(view, seat, language),
  };
}

export function headline(view: View, language: Language): string {
  const { headline: say } = boardWords.in(language);
  const { phase, decade, war, wars, auction } = view;
  if (phase === 'order') return say.order;
  if (phase === 'families') return say.families;
  if (phase === 'over') return say.over;
  const fights = war !== null && war.result === null;
  const lot = auction !== null && !isCity(auction.lot) ? [say.auction(lotName(language, auction.lot))] : [];
  return [
    say.decade(decade),
    ...(wars.fought > 0 || !fights ? [say.war(wars.fought, wars.limit)] : []),
    ...(fights ? [say.attacks(war.attacker.city, war.defender.city)] : lot),
  ].join(' · ');
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** What is printed on a tile, also on one that is not in this game. */
export function faceOf({ tiles, leftOut }: View, id: string): TileFace | null {
  return [...tiles, ...leftOut].find((tile) => tile.id === id) ?? null;
}

function tileText(tile: TileFace, language: Language): string {
  const { cities } = boardWords.in(language);
  const { city, income, merchant, vp } = tile;
  const facts = [
    cityName(language, city),
    cities.income(income.gold, income.influence),
    ...(vp > 0 ? [cities.printed(vp)] : []),
    ...(merchant ? [cities.merchant] : []),
  ];
  return `${sentence(facts.join(', '))} ${tileEffect(language, tile)}`;
}

/** What an event does, with its own figures. */
export function eventNote(words: BoardWords['events'], { kind, vp, status, artist }: EventView): string {
  if (kind === 'artist' || kind === 'invasion') return words.onCity(status, artist);
  const scores = kind === 'vp' || vp > 0 ? [words.scores(vp)] : [];
  return [...(kind === 'wine' ? [words.wine] : []), ...scores].join(' ');
}

function eventText(event: EventView, language: Language): string {
  const { events } = boardWords.in(language);
  return `${eventNote(events, event)} ${events.paidIn[event.currency]}`;
}

/** What a family earns on the side that is played. */
export function incomeOf({ families }: View, id: FamilyId): Amounts {
  return families.find((family) => family.id === id)!.income;
}

export function incomeText(
  { view, language }: { readonly view: View; readonly language: Language },
  id: FamilyId,
): string {
  const { gold, influence } = incomeOf(view, id);
  return boardWords.in(language).cities.income(gold, influence);
}

function troopText(view: View, id: string, language: Language): string {
  const { troops } = boardWords.in(language);
  const { attack, defence, influence, cost, left } = view.troops.find((stack) => stack.id === id)!;
  const facts = [
    troops.figures(attack, defence),
    ...(influence > 0 ? [troops.influence(influence)] : []),
    troops.cost(cost),
    troops.left(left),
  ];
  return sentence(facts.join(', '));
}

export function explained(id: string, view: View, language: Language): Explanation | null {
  const words = boardWords.in(language);
  if (isCard(id)) {
    const text = `${cardEffect(language, id)} ${sentence(words.own.when[id])}`;
    return { title: cardName(language, id), text, rules: CARD_RULES[id] };
  }
  if (isFamily(id)) {
    const text = `${sentence(incomeText({ view, language }, id))} ${familyEffect(language, id, view.options.side)}`;
    return { title: familyName(language, id), text, rules: FAMILY_RULES[id] };
  }
  if (isCity(id)) {
    const { status, place, vp, minimum } = view.cities[id];
    return { title: cityName(language, id), text: words.cities.text(status, place, vp, minimum), rules: CITY_RULES };
  }
  if (isTile(id)) {
    const tile = faceOf(view, id)!;
    return { title: tileName(language, id), text: tileText(tile, language), rules: tileRules(id, tile.merchant) };
  }
  if (isEvent(id)) {
    const event = view.events.find((other) => other.id === id)!;
    return { title: eventName(language, id), text: eventText(event, language), rules: EVENT_RULES[event.kind] };
  }
  if (isTroop(id)) {
    return { title: troopName(language, id), text: troopText(view, id, language), rules: TROOP_RULES };
  }
  if (id === 'pope') return { title: popeName(language), text: popeEffect(language), rules: POPE_RULES };
  if (id === 'deck') return { title: words.deck.title, text: words.deck.text, rules: DECK_RULES };
  return id === 'wars' ? { title: words.wars.title, text: words.wars.text, rules: WAR_RULES } : null;
}

export const explain: GameBoard<View>['explain'] = explained;
