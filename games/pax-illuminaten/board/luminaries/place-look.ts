/** What stands on a card of the board, in words and for the drawing. */
import type { PlaceView } from '../../rules/view/types.ts';
import type { CellLook } from '../drawings/index.ts';
import { named, namesOf, placeMark, type Table, tinctureOf, wordsOf } from '../table.ts';
import { influence } from '../things.ts';
import { cardFacts } from './CardText.tsx';

/** Cells under attack, counted from 0. */
function contested({ view }: Table, place: PlaceView): readonly number[] {
  return view.dispute?.place === place.id ? view.dispute.cells.map((cell) => cell - 1) : [];
}

export function cellLooks(table: Table, place: PlaceView): readonly CellLook[] {
  const marked = contested(table, place);
  return place.cells.map(({ cost, owner }, i) => ({
    cost,
    owner: owner === null ? null : tinctureOf(table, owner),
    marked: marked.includes(i),
    ...(owner === null ? {} : { place: influence(place.id, owner) }),
  }));
}

/** A card that was taken away and not yet replaced. */
export function isGap({ view }: Table, { id }: PlaceView): boolean {
  const [next] = view.underway;
  return next?.at === 'putScout' && next.place === id;
}

/** The place that the action under way is about. */
export function isUnderway({ view }: Table, { id }: PlaceView): boolean {
  return view.underway[0]?.place === id || view.dispute?.place === id || view.harvest?.place === id;
}

export function placeFacts(table: Table, place: PlaceView): readonly string[] {
  const { place: words } = wordsOf(table);
  const names = namesOf(table);
  const { rival } = table.view;
  const at = words.at(placeMark(place.id));
  if (isGap(table, place)) return [at, words.gap];
  const stands = rival?.figure === place.id ? [words.figure] : [];
  if (place.card === null || !place.faceUp) {
    const known = place.card === null ? [] : [words.known(names.luminaries[place.card].name)];
    const seen = place.seenBy.length === 0 ? [] : [words.seenBy(place.seenBy.map((who) => named(table, who)))];
    return [at, words.down, ...known, ...seen, ...stands];
  }
  const cells = place.cells.map(({ cost, owner }, i) =>
    owner === null
      ? words.freeCell(
          i + 1,
          cost.map((id) => names.factions[id].name),
        )
      : words.heldCell(i + 1, named(table, owner)),
  );
  const lodges = table.view.lodges
    .filter(({ places }) => places.includes(place.id))
    .map(({ faction, size }) => words.inLodge(names.factions[faction].name, size));
  return [
    at,
    ...cardFacts(table, place.card),
    ...cells,
    ...(place.controller === null ? [] : [words.controlledBy(named(table, place.controller))]),
    ...(place.markers === 0 ? [] : [words.markers(place.markers)]),
    ...(place.yielded ? [words.yielded] : []),
    ...lodges,
    ...stands,
  ];
}
