/** What the page says about the game outside the board: seat list, headline, explanations of components. */
import type { Language, Seat } from '@signoria/kernel';
import type { GameBoard, SeatLine } from '@signoria/kit';
import { ROUNDS } from '../data/economy.ts';
import { BUILDINGS, type PieceId, SIZES } from '../data/pieces.ts';
import type { View } from '../rules/view/view.ts';
import { isBuilding, isProfession } from './ids.ts';
import { effectOf, isNamed, named } from './names.ts';
import { rulesOf } from './rules-of.ts';
import type { ThingId } from './text.ts';
import { boardWords } from './text.ts';

export function seatLine(view: View, seat: Seat, language: Language): SeatLine {
  const { seat: say, tags } = boardWords.in(language);
  const { prestige, builders, jesters, table, recruited, best, dropped, bought } = view.players[seat]!;
  const passed = view.auction.lot?.passed.includes(seat) ?? false;
  return {
    score: { value: prestige },
    notes: [
      ...(builders > 0 ? [say.builders(builders)] : []),
      ...(jesters > 0 ? [say.jesters(jesters)] : []),
      ...(table.length + recruited > 0 ? [say.works(table.length + recruited)] : []),
      ...(best > 0 ? [say.best(best)] : []),
    ],
    tags: [
      ...(view.first === seat ? [tags.first] : []),
      ...(passed ? [tags.passed] : []),
      ...(dropped && bought === null ? [tags.dropped] : []),
    ],
  };
}

export function headline({ round, phase, minimum }: View, language: Language): string {
  const { headline: say } = boardWords.in(language);
  return [say.round(round, ROUNDS), say.phase[phase], say.minimum(minimum)].join(' · ');
}

const squaresOf = ({ estate }: View, piece: PieceId): number =>
  estate.shapes[piece].reduce((n, row) => n + [...row].filter((square) => square === 'X').length, 0);

/** The people who want this. */
function wanting({ professions }: View, id: string, language: Language): readonly string[] {
  const people = Object.keys(professions).filter(isProfession);
  return people
    .filter((who) => Object.values(professions[who]).includes(id as PieceId))
    .map((who) => named(language, who));
}

function textOf(id: string, view: View, language: Language): string {
  const { about } = boardWords.in(language);
  if (isProfession(id)) {
    const { building, landscape, freedom } = view.professions[id];
    return about.profession(named(language, building), named(language, landscape), named(language, freedom));
  }
  if (isBuilding(id)) {
    return about.building(squaresOf(view, id), SIZES[BUILDINGS.indexOf(id)]!, wanting(view, id, language));
  }
  if (id === 'forest' || id === 'lake' || id === 'park') {
    return about.landscape(squaresOf(view, id), wanting(view, id, language));
  }
  return effectOf(language, id) ?? '';
}

const isThing = (id: string, things: object): id is ThingId => Object.hasOwn(things, id);

export const explain: GameBoard<View>['explain'] = (id, view, language) => {
  const { things } = boardWords.in(language);
  if (isThing(id, things)) return { ...things[id], rules: rulesOf(id) };
  if (!isNamed(language, id) || (isProfession(id) && !Object.hasOwn(view.professions, id))) return null;
  return { title: named(language, id), text: textOf(id, view, language), rules: rulesOf(id) };
};
