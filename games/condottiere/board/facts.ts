/** What the page says about the game outside the board: seat list, headline, explanations of components. */
import type { Language, Seat } from '@signoria/kernel';
import type { GameBoard, SeatLine } from '@signoria/kit';
import type { View } from '../rules/view/view.ts';
import { cardEffect, cardName, regionName } from '../text/names.ts';
import { REGIONS, type RegionId } from './drawings/index.ts';
import { cardRules, REGION_RULES, TOKEN_RULES } from './rules-of.ts';
import { isCard, isDecided } from './table.ts';
import type { TagId, TokenId } from './text.shape.ts';
import { boardWords } from './text.ts';

export function seatLine(view: View, seat: Seat, language: Language): SeatLine {
  const words = boardWords.in(language);
  const { regions, touching, points, passed } = view.players[seat]!;
  const { options, goal } = view;
  const tags: TagId[] = [];
  if (view.token === seat) tags.push('token');
  if (view.defender === seat) tags.push('defends');
  if (view.finalists?.includes(seat)) tags.push('finalist');
  if (passed) tags.push('passed');
  return {
    score: { value: regions, of: goal.regions },
    notes: options.points ? [words.seat.points(points, options.pointsTarget)] : [],
    tags: tags.map((tag) => words.tags[tag]),
    pips: {
      value: Math.min(touching.length, goal.adjacent),
      of: goal.adjacent,
      label: words.seat.touching(touching.length, goal.adjacent),
    },
  };
}

export function headline(view: View, language: Language): string {
  const { headline: say, finalBattle } = boardWords.in(language);
  const { options, game, round, battle, site, finalists } = view;
  const open = site === null || isDecided(view);
  return [
    ...(options.points ? [say.game(game)] : []),
    ...(options.drawAfterBattle ? [] : [say.round(round)]), // CON-12.1
    ...(finalists === null ? [say.battle(battle), open ? say.noSite : say.site(site)] : [finalBattle]),
  ].join(' · ');
}

function isRegion(id: string): id is RegionId {
  return (REGIONS as readonly string[]).includes(id);
}

function isToken(id: string): id is TokenId {
  return Object.hasOwn(TOKEN_RULES, id);
}

/** `Neutral. The battle is fought here.` */
function regionText(view: View, region: RegionId, language: Language): string {
  const { neutral, held, site, pope } = boardWords.in(language).region;
  const facts = [
    view.owner[region] === null ? neutral : held,
    ...(view.site === region && view.finalists === null && !isDecided(view) ? [site] : []),
    ...(view.pope === region ? [pope] : []),
  ];
  return facts.map((fact) => `${fact.charAt(0).toUpperCase()}${fact.slice(1)}.`).join(' ');
}

export const explain: GameBoard<View>['explain'] = (id, view, language) => {
  if (isCard(id))
    return { title: cardName(language, id), text: cardEffect(language, id, view.cards[id]), rules: cardRules(id) };
  if (isToken(id)) return { ...boardWords.in(language).tokens[id], rules: TOKEN_RULES[id] };
  if (!isRegion(id)) return null;
  return { title: regionName(language, id), text: regionText(view, id, language), rules: REGION_RULES };
};
