/** What is drawn of Florence once and for all: its people, and every house and landscape in every way it can lie. */
import { head, peopleSheet, portrait } from '@signoria/kit/portraits';
import type { Sheet } from '@signoria/kit/sheet';
import { PIECE, PIECES, type PieceId, SHAPES } from '../../../data/pieces.ts';
import { isLandscape, lieOf, waysToLay } from '../lies.ts';
import { type Cell, outlineOf } from '../outline.ts';
import { type HouseId, houseRow, plateOf } from './building.ts';
import { landscape } from './landscape.ts';
import { PEOPLE } from './people.data.ts';
import { PROPS } from './props.data.ts';

const rowsOf = (cells: readonly Cell[]): readonly number[] => [...new Set(cells.map(({ row }) => row))];
const inked = (drawn: string): string => `<g stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;

function house(id: HouseId, cells: readonly Cell[]): readonly (readonly [string, string])[] {
  return [
    [`${id}-${lieOf(cells)}`, inked(plateOf(id, outlineOf(cells)))],
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

export const sheet: Sheet = {
  ...Object.fromEntries(Object.entries(PROPS).map(([id, drawn]) => [`prop-${id}`, inked(drawn)])),
  ...Object.fromEntries(house('palazzo', PALAZZO)),
  ...Object.fromEntries(PIECES.flatMap(lying)),
  ...peopleSheet(PEOPLE, { '': portrait, '-head': head }),
};
