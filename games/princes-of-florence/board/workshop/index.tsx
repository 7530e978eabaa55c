/** The Princes of Florence in the edition workshop: people, outlines of tiles, estates, Diego's cards, figures of the table. */
import { printedRows } from '@signoria/kernel/edition-sheet';
import { CardFrame } from '@signoria/kit';
import { type ComponentProps, workshopOf } from '@signoria/kit/workshop';
import { editionOf, STANDARD } from '../../data/box.ts';
import { DIEGO_IDS, type DiegoCard } from '../../data/diego.ts';
import { type Correction, EDITION } from '../../data/edition.ts';
import type { Side } from '../../data/estate.ts';
import { BUILDINGS, LANDSCAPES, PIECES } from '../../data/pieces.ts';
import { DECK, FREEDOMS, PROFESSION, PROFESSIONS, type ProfessionId } from '../../data/professions.ts';
import { TINTS } from '../drawings/cards.tsx';
import { Medal, MiniEstate, TileDefs } from '../drawings/index.ts';
import { isBuilding } from '../ids.ts';
import { board } from '../index.tsx';
import { CardPicture } from '../look.tsx';
import { TileOf } from '../Things.tsx';
import type { Table } from '../table.ts';
import { words } from './words.ts';

type Props = ComponentProps<Table, Correction>;

const boxOf = ({ edition }: Props) => editionOf({ edition, printing: 2 });

function Person({ id, table }: Props) {
  return <CardPicture table={table} id={id} />;
}

function Tile({ id, table }: Props) {
  return <TileOf table={table} piece={PIECES.find((piece) => piece === id)!} />;
}

function Estate(props: Props) {
  const side: Side = props.id === 'b' ? 'b' : 'a';
  return <MiniEstate palazzo={boxOf(props).sides[side].palazzo} tiles={[]} tincture="brown" />;
}

/** What he puts up, from left to right and downwards, with what each adds to the die. */
function Diego(props: Props) {
  const { auction } = boxOf(props).diego[DIEGO_IDS.indexOf(props.id)]!;
  return (
    <CardFrame tint={TINTS.diego}>
      <rect width="120" height="168" fill="#D8CDBB" />
      {auction.map(({ object, mod }, i) => (
        <g key={object}>
          <Medal of={object} x={38} y={28 + i * 23} width={21} />
          <text class="card-title" x={78} y={33 + i * 23}>
            +{mod}
          </text>
        </g>
      ))}
    </CardFrame>
  );
}

function printedPerson(id: ProfessionId) {
  const { building, landscape, freedom } = STANDARD.wants[PROFESSION[id]]!;
  return { building: BUILDINGS[building]!, landscape: LANDSCAPES[landscape]!, freedom: FREEDOMS[freedom]! };
}

function printedDiego({ auction, first, second }: DiegoCard) {
  return { auction: auction.map(({ object, mod }) => [object, mod] as const), first, second };
}

const [, one, two, three, four, five] = STANDARD.tables;

export const workshop = workshopOf<typeof EDITION, Table>({
  board,
  shape: EDITION,
  printed: {
    professions: printedRows(
      DECK.map((i) => PROFESSIONS[i]!),
      printedPerson,
    ),
    shapes: printedRows(PIECES, (_, piece) => STANDARD.shapes[piece]!),
    minimum: STANDARD.minimum,
    palazzo: { a: STANDARD.sides.a.palazzo, b: STANDARD.sides.b.palazzo },
    tables: { '1': one!, '2': two!, '3': three!, '4': four!, '5': five! },
    diego: printedRows(DIEGO_IDS, (_, i) => printedDiego(STANDARD.diego[i]!)),
  },
  groups: {
    professions: { source: 'professions', Picture: Person },
    shapes: { source: (id) => (isBuilding(id) ? 'buildings' : 'landscapes'), Picture: Tile },
    minimum: { source: 'minimum' },
    palazzo: { source: (id) => (id === 'b' ? 'estatesB' : 'estates'), Picture: Estate },
    tables: { source: 'economy' },
    diego: { source: 'diego', Picture: Diego, unseen: ['first', 'second'] },
  },
  words,
  Defs: TileDefs,
  class: 'florence',
});
