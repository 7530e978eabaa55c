/** What the moment is about: a war, an auction, the opening, cards to choose from. Nothing in between. */
import { Sheet } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { lotName } from '../text/names.ts';
import { isCity } from './names.ts';
import { Auction } from './now/Auction.tsx';
import { Families } from './now/Families.tsx';
import { Declare, KeepOne, Payment } from './now/Few.tsx';
import { NameCities } from './now/NameCities.tsx';
import { War } from './now/War.tsx';
import { PrinceList } from './Princes.tsx';
import type { Parts } from './parts.ts';
import { isAsked, wordsOf } from './table.ts';
import type { BoardWords } from './text/en.ts';

export interface Moment {
  readonly id: keyof BoardWords['moments'];
  readonly title: string;
  readonly body: ComponentChildren;
}

/** What only the reader is asked, and sees. */
function ownMoment({ table, onLook }: Parts): Moment | null {
  const { keep, payment, declare, nameCities } = wordsOf(table);
  const { view } = table;
  if (view.looking.length > 0) {
    return { id: 'keep', title: keep.title, body: <KeepOne table={table} onLook={onLook} /> };
  }
  if (isAsked(table, 'payment') && view.auction !== null) {
    return { id: 'payment', title: payment.title, body: <Payment table={table} auction={view.auction} /> };
  }
  if (isAsked(table, 'declare')) {
    return { id: 'declare', title: declare.title, body: <Declare table={table} /> };
  }
  if (isAsked(table, 'nameCities')) {
    return { id: 'nameCities', title: nameCities.title, body: <NameCities table={table} /> };
  }
  return null;
}

/** What everybody sees. */
function openMoment(parts: Parts): Moment | null {
  const { table, cues, onLook } = parts;
  const words = wordsOf(table);
  const { phase, auction, war } = table.view;
  if (phase === 'order' || phase === 'families') {
    return { id: 'families', title: words.families.title, body: <Families {...{ table, cues, onLook }} /> };
  }
  const lot = auction === null ? null : <Auction table={table} cues={cues} auction={auction} />;
  if (auction !== null && !isCity(auction.lot)) {
    const title = words.auction.of(lotName(table.language, auction.lot));
    const body = (
      <>
        {lot}
        <PrinceList {...{ table, cues, onLook }} />
      </>
    );
    return { id: 'auction', title, body };
  }
  if (war === null) return null;
  const title = words.war.title(war.attacker.city, war.defender.city);
  const body = (
    <War {...parts} war={war}>
      {lot}
    </War>
  );
  return { id: war.result === null ? 'war' : 'lastWar', title, body };
}

export function momentOf(parts: Parts): Moment | null {
  return ownMoment(parts) ?? openMoment(parts);
}

export function Now({ moment }: { readonly moment: Moment }) {
  return (
    <Sheet title={moment.title} class={`now of-${moment.id}`}>
      <div class="sheet-body">{moment.body}</div>
    </Sheet>
  );
}
