/** What the page says about the game outside the board: seat list, headline, explanations of components. */
import type { Language, Seat } from '@signoria/kernel';
import type { GameBoard, SeatLine } from '@signoria/web/kit';
import type { EventView, PlayerView, TileView, View } from '../rules/view.ts';
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
import { boardWords } from './text.ts';

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

function money({ holdings, counters }: PlayerView, language: Language): readonly string[] {
  const { seat } = boardWords[language];
  if (holdings !== null) return [seat.gold(holdings.gold), seat.influence(holdings.influence)];
  return counters === null ? [] : [seat.goldCounters(counters.gold), seat.influenceCounters(counters.influence)];
}

function tagsOf(view: View, seat: Seat, language: Language): readonly string[] {
  const { tags } = boardWords[language].seat;
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
  const { cards } = boardWords[language].seat;
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
  const { headline: say } = boardWords[language];
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

function tileText({ id, city, income, merchant }: TileView, language: Language): string {
  const { cities } = boardWords[language];
  const about = `${cityName(language, city)}, ${cities.income(income.gold, income.influence)}`;
  return `${sentence(merchant ? `${about}, ${cities.merchant}` : about)} ${tileEffect(language, id)}`;
}

function eventText({ kind, vp, status, currency }: EventView, language: Language): string {
  const { kinds, paidIn } = boardWords[language].events;
  return `${kinds[kind](vp, status)} ${paidIn[currency]}`;
}

function troopText(view: View, id: string, language: Language): string {
  const { troops } = boardWords[language];
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
  const words = boardWords[language];
  if (isCard(id)) {
    const text = `${cardEffect(language, id)} ${sentence(words.own.when[id])}`;
    return { title: cardName(language, id), text, rules: CARD_RULES[id] };
  }
  if (isFamily(id)) {
    const text = familyEffect(language, id, view.options.side);
    return { title: familyName(language, id), text, rules: FAMILY_RULES[id] };
  }
  if (isCity(id)) {
    const { status, place, vp } = view.cities[id];
    return { title: cityName(language, id), text: words.cities.text(status, place, vp), rules: CITY_RULES };
  }
  if (isTile(id)) {
    const tile = view.tiles.find((other) => other.id === id);
    const text = tile === undefined ? tileEffect(language, id) : tileText(tile, language);
    return { title: tileName(language, id), text, rules: tileRules(id, tile?.merchant ?? false) };
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
