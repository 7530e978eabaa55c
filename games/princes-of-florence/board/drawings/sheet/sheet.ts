/** What is drawn of Florence once and for all: its people, and every house and landscape in every way it can lie. */
import { head, type Person, portrait } from '@signoria/kit/portraits';
import type { Sheet } from '@signoria/kit/sheet';
import { PIECE, PIECES, type PieceId, SHAPES } from '../../../data/pieces.ts';
import { isLandscape, lieOf, waysToLay } from '../lies.ts';
import { type Cell, outlineOf } from '../outline.ts';
import { type HouseId, houseRow, plateOf, WALL } from './building.ts';
import { landscape } from './landscape.ts';
import { painted } from './paint.ts';
import { PEOPLE } from './people.data.ts';
import { PROPS } from './props.data.ts';
import { shadowOf } from './squares.ts';

const rowsOf = (cells: readonly Cell[]): readonly number[] => [...new Set(cells.map(({ row }) => row))];
const inked = (drawn: string): string => `<g stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
/** Where the light of the forenoon throws shadows. */
const SHADOW = [12, -6] as const;

function house(id: HouseId, cells: readonly Cell[]): readonly (readonly [string, string])[] {
  const shadow = `<path d="${shadowOf(cells, WALL, SHADOW)}" ${painted('cast')}/>`;
  const plate = plateOf(id, outlineOf(cells)) + shadow;
  return [
    [`${id}-${lieOf(cells)}`, inked(plate)],
    ...rowsOf(cells).map((row) => [`${id}-${lieOf(cells)}-${row}`, inked(houseRow(id, cells, row))] as const),
  ];
}

function lying(id: PieceId): readonly (readonly [string, string])[] {
  return waysToLay(SHAPES[PIECE[id]]!).flatMap((cells) => {
    if (!isLandscape(id)) return house(id, cells);
    const { plate, rows } = landscape(id, cells, outlineOf(cells));
    return [
      [`${id}-${lieOf(cells)}`, inked(plate)] as const,
      ...rowsOf(cells).map((row) => [`${id}-${lieOf(cells)}-${row}`, inked(rows.get(row) ?? '')] as const),
    ];
  });
}

const PALAZZO = waysToLay(['XXX', 'XXX'])[0]!;

const person = ([id, who]: readonly [string, Person]) => [
  [id, portrait(who)],
  [`${id}-head`, head(who)],
];

export const sheet: Sheet = {
  ...Object.fromEntries(Object.entries(PROPS).map(([id, drawn]) => [`prop-${id}`, inked(drawn)])),
  ...Object.fromEntries(house('palazzo', PALAZZO)),
  ...Object.fromEntries(PIECES.flatMap(lying)),
  ...Object.fromEntries(Object.entries(PEOPLE).flatMap(person)),
};
