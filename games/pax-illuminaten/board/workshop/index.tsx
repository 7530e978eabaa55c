/** Pax Illuminaten in the edition workshop: luminaries, their cells by degree, connections, and the numbers of the game. */
import { printedRows } from '@signoria/kernel/edition-sheet';
import { type ComponentProps, PrintedFace, workshopOf } from '@signoria/kit/workshop';
import { CONNECTIONS } from '../../data/connections.ts';
import { CELLS } from '../../data/degrees.ts';
import { type Correction, EDITION } from '../../data/edition.ts';
import type { FactionId } from '../../data/factions.ts';
import { CARDS, type CardId, LUMINARIES } from '../../data/luminaries.ts';
import { NUMBERS } from '../../data/numbers.ts';
import { Disc, FaceUp, Glyph } from '../drawings/index.ts';
import { board } from '../index.tsx';
import { cellsOf, faceOf, shortName } from '../table.ts';
import './luminary.css';
import { isLuminary, type Table, words } from './words.ts';

type Props = ComponentProps<Table, Correction>;

/** As it lies on the board, with its strength, which a hand shows. */
function Luminary({ id, table }: Props) {
  if (!isLuminary(id)) return null;
  const { degree, factions, organisation, strength } = faceOf(table.view, id);
  const cells = cellsOf(table.view, id).map((cost) => ({ cost, owner: null, marked: false }));
  return (
    <span class="ws-luminary">
      <FaceUp
        card={id}
        name={shortName(table, id)}
        at=""
        degree={degree}
        factions={factions}
        organisation={organisation}
        cells={cells}
        controller={null}
        markers={0}
      />
      <b class="strength num">{typeof strength === 'number' ? strength : <Glyph of={strength} />}</b>
    </span>
  );
}

function Discs({ of }: { readonly of: readonly FactionId[] }) {
  return (
    <PrintedFace>
      {of.map((faction) => (
        <span key={faction} class="ws-sum">
          <Disc of={faction} />
        </span>
      ))}
    </PrintedFace>
  );
}

function Connection({ id, edition }: Props) {
  const card = CONNECTIONS.find((one) => one.id === id)!;
  return <Discs of={edition?.connections?.[card.id] ?? card.factions} />;
}

function printedCard(_: CardId, i: number) {
  const { factions, organisation, strength, ability } = LUMINARIES[i]!;
  return { factions, organisation, strength, ability };
}

export const workshop = workshopOf<typeof EDITION, Table>({
  board,
  shape: EDITION,
  printed: {
    numbers: NUMBERS,
    degrees: CELLS,
    cards: printedRows(CARDS, printedCard),
    connections: printedRows(
      CONNECTIONS.map(({ id }) => id),
      (_, i): readonly FactionId[] => CONNECTIONS[i]!.factions,
    ),
  },
  groups: {
    numbers: { source: (id) => (/^(limit|setup)\./.test(id) ? 'limits' : 'abilities') },
    degrees: { source: 'luminaries' },
    cards: { source: 'luminaries', Picture: Luminary },
    connections: { source: 'connections', Picture: Connection },
  },
  words,
  class: 'pax',
});
