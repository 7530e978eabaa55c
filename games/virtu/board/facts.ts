/** What the page says about the game outside the board: seat list, headline, explanations of components. */
import type { Language, Seat } from '@signoria/kernel';
import type { GameBoard, SeatLine } from '@signoria/kit';
import { ACTIONS } from '../data/actions.ts';
import { CARDS } from '../data/cards.ts';
import { CITIES, type CityId } from '../data/cities.ts';
import { SPACES } from '../data/palace.ts';
import { ALLIANCES, BONUSES, TOKENS } from '../data/pieces.ts';
import { POWERS } from '../data/powers.ts';
import { SYMBOLS } from '../data/symbols.ts';
import type { View } from '../rules/view/types.ts';
import {
  actionName,
  allianceEffect,
  allianceName,
  bonusEffect,
  bonusName,
  cardName,
  cityName,
  powerName,
  symbolName,
  tokenName,
} from '../text/names.ts';
import { isCoins } from './own/sources.ts';
import { bonusFacts, cardFacts, tokenFacts } from './printed.ts';
import { ACTION_RULES, ALLIANCE_RULES, BONUS_RULES, CITY_RULES, SYMBOL_RULES, THING_RULES } from './rules-of.ts';
import { boardWords } from './text/index.ts';

export function seatLine(view: View, seat: Seat, language: Language): SeatLine {
  const words = boardWords.in(language);
  const player = view.players[seat]!;
  const place = view.order.indexOf(seat);
  return {
    score: { value: player.prestige },
    notes: [
      ...(player.power === null ? [] : [powerName(language, player.power)]),
      words.seat.cities(player.cities),
      words.seat.florins(player.florins),
    ],
    tags: [
      ...(view.season === 'setup' ? [] : [words.seat.order(place + 1)]),
      ...(view.battle?.attacker === seat && view.battle.kind === 'siege' ? [words.seat.besieges] : []),
      ...(view.battle?.defender === seat && view.battle.kind === 'siege' ? [words.seat.defends] : []),
    ],
  };
}

export function headline(view: View, language: Language): string {
  const { headline: say } = boardWords.in(language);
  return [
    ...(view.season === 'setup' ? [say.setup] : [say.year(view.year), say.season[view.season]]),
    ...(view.battle === null ? [] : [say[view.battle.kind](cityName(language, view.battle.city))]),
    ...(view.ending === null ? [] : [say.last]),
  ].join(' · ');
}

type Explained = NonNullable<ReturnType<GameBoard['explain']>>;
const has = <T extends string>(list: readonly T[], id: string): id is T => (list as readonly string[]).includes(id);

function explainCard(id: (typeof CARDS)[number], view: View, language: Language): Explained {
  const words = boardWords.in(language);
  const { action, agent, vp, single } = cardFacts(view, id);
  const said = [
    action === null ? words.card.noAction : words.card.action(actionName(language, action)),
    ...(agent ? [words.card.agent] : []),
    ...(vp > 0 ? [words.card.prestige(vp)] : []),
    ...(single ? [words.card.single] : []),
  ];
  return { title: cardName(language, id), text: said.join(' '), rules: ['VIR-3.2', 'VIR-4.1', 'VIR-4.2'] };
}

function explainToken(id: (typeof TOKENS)[number], view: View, language: Language): Explained {
  const words = boardWords.in(language);
  const { vp, spaces } = tokenFacts(view, id);
  const said = [
    words.tokenEffect[id],
    ...(spaces > 0 ? [words.card.space] : []),
    ...(vp > 0 ? [words.card.prestige(vp)] : []),
  ];
  return { title: tokenName(language, id), text: said.join(' '), rules: THING_RULES[id] };
}

function explainBonus(id: (typeof BONUSES)[number], view: View, language: Language): Explained {
  const words = boardWords.in(language);
  const { vp } = bonusFacts(view, id);
  const text = [bonusEffect(language, id), ...(vp > 0 ? [words.card.prestige(vp)] : [])].join(' ');
  return { title: bonusName(language, id), text, rules: BONUS_RULES[id] };
}

/** Sources of payments that are no component: what they are called, at least. */
function explainSource(id: string, language: Language): Explained | null {
  const { source, palace, space } = boardWords.in(language);
  if (id === 'space') return { title: space.title, text: space.text, rules: THING_RULES.space };
  if (isCoins(id)) return { title: source.treasury, text: source.treasuryText, rules: ['VIR-3.1'] };
  if (id === 'indulgence')
    return { title: source.indulgence, text: source.indulgenceText, rules: ['VIR-7.1', 'VIR-7.2'] };
  if (id === 'card') return { title: source.card, text: source.roomText, rules: ['VIR-3.4'] };
  if (id === 'upgrade') return { title: source.upgrade, text: source.roomText, rules: ['VIR-3.3', 'VIR-3.4'] };
  if (id === 'printed') return { title: source.printed, text: source.roomText, rules: ['VIR-3.10'] };
  if (id === 'token') return { title: source.warToken, text: source.warTokenText, rules: ['VIR-10.6', 'VIR-12.6'] };
  if (has(SPACES, id)) return { title: palace.spaceName[id], text: space.text, rules: THING_RULES.space };
  return null;
}

export function explain(id: string, view: View, language: Language): Explained | null {
  const words = boardWords.in(language);
  if (id.startsWith('cathedral.')) {
    const title = words.palace.cathedralIn(cityName(language, id.slice(10) as CityId));
    return { ...explainToken('cathedral', view, language), title };
  }
  if (has(CITIES, id)) return { title: cityName(language, id), text: words.city.about, rules: CITY_RULES };
  // Artillery and Machiavelli are both a bonus and what one gets: the piece explains itself better.
  if (has(CARDS, id)) return explainCard(id, view, language);
  if (has(BONUSES, id)) return explainBonus(id, view, language);
  if (has(TOKENS, id)) return explainToken(id, view, language);
  if (has(ALLIANCES, id)) {
    return { title: allianceName(language, id), text: allianceEffect(language, id), rules: ALLIANCE_RULES[id] };
  }
  if (has(ACTIONS, id))
    return { title: actionName(language, id), text: words.actionEffect[id], rules: ACTION_RULES[id] };
  if (has(SYMBOLS, id)) return { title: symbolName(language, id), text: words.symbolUse[id], rules: SYMBOL_RULES[id] };
  if (has(POWERS, id))
    return { title: powerName(language, id), text: words.power.about, rules: ['VIR-1.2', 'VIR-2.2'] };
  return explainSource(id, language);
}
