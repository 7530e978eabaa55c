/** Condottiere in the edition workshop: its cards with their faces, the map's borders, hands and victory. */
import { printedRows } from '@signoria/kernel/edition-sheet';
import { type ComponentProps, workshopOf } from '@signoria/kit/workshop';
import { CARDS, type CardId } from '../../data/cards.ts';
import { EDITION, STANDARD } from '../../data/edition.ts';
import { BORDERS } from '../../data/map.ts';
import { cardName, cardShort } from '../../text/names.ts';
import { CardFace } from '../drawings/index.ts';
import { board } from '../index.tsx';
import { faceOf, type Table } from '../table.ts';
import { words } from './words.ts';

function Card({ id, table }: ComponentProps<Table>) {
  const card = CARDS.find((one) => one === id)!;
  const note = cardShort(table.language, card, table.view.cards[card]);
  return <CardFace {...faceOf(table, card)} name={cardName(table.language, card)} note={note} />;
}

const [, , ...GOALS] = STANDARD.victory;
const [two, three, four, five, six] = GOALS;

/** Cards without a strength have none to correct. */
function printedCard(id: CardId) {
  const { count, strength } = STANDARD.cards[id];
  return strength > 0 ? { count, strength } : { count };
}

export const workshop = workshopOf<typeof EDITION, Table>({
  board,
  shape: EDITION,
  printed: {
    cards: printedRows(CARDS, printedCard),
    borders: BORDERS,
    hand: STANDARD.hand,
    victory: { '2': two!, '3': three!, '4': four!, '5': five!, '6': six! },
  },
  groups: {
    cards: { source: 'cards', Picture: Card, unseen: ['count'] },
    borders: { source: 'map' },
    hand: { source: 'thresholds' },
    victory: { source: 'thresholds' },
  },
  words,
  class: 'condottiere',
});
