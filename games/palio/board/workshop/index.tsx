/** Palio in the edition workshop: how many cards of each value, and how long the race is. */
import { inEvery } from '@signoria/kernel';
import { type ComponentProps, type WorkshopWords, workshopOf } from '@signoria/kit/workshop';
import { EDITION, STANDARD } from '../../data/edition.ts';
import { board } from '../index.tsx';
import { type Table, wordsOf } from '../table.ts';

type Words = WorkshopWords<'cards' | 'lengths', Table>;

function Card({ id }: ComponentProps<Table>) {
  return <span class="palio-card num">{id}</span>;
}

function withRows(own: Pick<Words, 'groups' | 'fields'>): Words {
  const row: Words['row'] = (group, id, table) =>
    group === 'cards' ? wordsOf(table).card(Number(id)) : (own.fields[id] ?? id);
  return { ...own, row, value: String };
}

const [one, two, three, four, five] = STANDARD.counts.map((count) => ({ count }));

export const workshop = workshopOf<typeof EDITION, Table>({
  board,
  shape: EDITION,
  printed: {
    cards: { '1': one!, '2': two!, '3': three!, '4': four!, '5': five! },
    lengths: STANDARD.lengths,
  },
  groups: {
    cards: { source: 'cards', Picture: Card, unseen: ['count'] },
    lengths: { source: 'cards' },
  },
  words: inEvery({
    en: withRows({
      groups: { cards: 'Cards', lengths: 'Race' },
      fields: { count: 'count', long: 'Long race', short: 'Short race' },
    }),
    ru: withRows({
      groups: { cards: 'Карты', lengths: 'Забег' },
      fields: { count: 'число', long: 'Долгий забег', short: 'Короткий забег' },
    }),
  }),
  class: 'palio',
});
