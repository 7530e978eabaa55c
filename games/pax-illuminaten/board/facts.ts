/** What the page says about the game outside the board: seat list, headline, explanations of components. */
import type { Language, Seat } from '@signoria/kernel';
import type { GameBoard, SeatLine } from '@signoria/kit';
import { ABILITY } from '../data/abilities.ts';
import { numberOf } from '../data/box.ts';
import { EVENTS, type EventId } from '../data/event-cards.ts';
import { FACTIONS, type FactionId } from '../data/factions.ts';
import { type CardId, cardOf } from '../data/luminaries.ts';
import { SCHEMES, type SchemeId } from '../data/schemes.ts';
import type { View } from '../rules/view/types.ts';
import { names, printed } from '../text/names.ts';
import { edictFaction, isEdict } from './event-ids.ts';
import { cardRules, EDICT_RULES, factionRules, schemeRules, specialRules } from './rules-of.ts';
import { faceOf } from './table.ts';
import { boardWords } from './text/index.ts';

export function seatLine(view: View, seat: Seat, language: Language): SeatLine {
  const { seat: words } = boardWords.in(language);
  const player = view.players.find(({ who }) => who === seat)!;
  const support = FACTIONS.reduce((sum, id) => sum + player.stock[id], 0);
  return {
    score: { value: player.schemes, of: numberOf(view, 'limit.schemesToWin') },
    notes: [
      words.support(support),
      words.cards(player.handSize),
      words.points(player.total),
      ...(player.factionCards.length > 0 ? [words.factionCards(player.factionCards.length)] : []),
    ],
    tags: [
      ...(view.turn.who === seat ? [words.turn] : []),
      ...(view.first === seat ? [words.first] : []),
      ...(player.privateScheme === 'revealed' ? [words.revealed] : []),
    ],
  };
}

export function headline(view: View, language: Language): string {
  const { headline: words } = boardWords.in(language);
  const { round, lastRound, turn } = view;
  return [
    words.round(round, lastRound),
    words.phase[turn.phase],
    ...(turn.phase === 'action' ? [words.main(turn.mainLeft)] : []),
    words.edicts(view.edictsDiscarded, numberOf(view, 'limit.edictsToEnd')),
  ].join(' · ');
}

const has = (list: readonly string[], id: string): boolean => list.includes(id);

export const explain: GameBoard<View>['explain'] = (id, view, language) => {
  const words = names.in(language);
  if (cardOf(id) >= 0) {
    const card = id as CardId;
    const { ability } = faceOf(view, card);
    const text = `${words.luminaries[card].role}. ${words.kinds[ABILITY[ability].kind]}. ${printed(view, words.abilities[ability])}`;
    return { title: words.luminaries[card].name, text, rules: cardRules(view, card) };
  }
  if (has(FACTIONS, id)) {
    const faction = id as FactionId;
    const { once, always } = words.factionCards[faction];
    return {
      title: words.factions[faction].name,
      text: `${printed(view, once)} ${printed(view, always)}`,
      rules: factionRules(faction),
    };
  }
  if (has(SCHEMES, id)) {
    const { name, text } = words.schemes[id as SchemeId];
    return { title: name, text: printed(view, text), rules: schemeRules(id as SchemeId) };
  }
  if (!has(EVENTS, id)) return null;
  const event = id as EventId;
  if (isEdict(event)) {
    return {
      title: words.edicts[edictFaction(event)],
      text: boardWords.in(language).events.edictText,
      rules: EDICT_RULES,
    };
  }
  const { name, text } = words.specials[event];
  return { title: name, text: printed(view, text), rules: specialRules(event) };
};
