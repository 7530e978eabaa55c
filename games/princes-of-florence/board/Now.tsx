/** What the moment is about: the auction, cards to choose from, a Work being composed, an offer. Nothing in between. */
import { nameOf, Sheet } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { COINS_FOR_PRESTIGE } from '../data/economy.ts';
import { PROFESSIONS } from '../data/professions.ts';
import type { OnLook } from './look.tsx';
import { Exchange } from './now/Amount.tsx';
import { Auction } from './now/Auction.tsx';
import { Characters } from './now/Characters.tsx';
import { DrawnCards } from './now/DrawnCards.tsx';
import { KeepThree } from './now/KeepThree.tsx';
import { Offer } from './now/Offer.tsx';
import { Recruit } from './now/Recruit.tsx';
import { Scoring } from './now/Scoring.tsx';
import { SoloAuction } from './now/SoloAuction.tsx';
import { Work } from './now/Work.tsx';
import { askedForm, type BoardPointing, type Table, wordsOf } from './table.ts';

export interface NowProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly onLook: OnLook;
}

interface Moment {
  readonly title: string;
  readonly body: ComponentChildren;
  /** Big enough to stand alone: one's people are on these very cards. */
  readonly alone?: boolean;
}

/** Forms that the board asks itself. */
function formMoment({ table }: NowProps): Moment | null {
  const { keep, exchange } = wordsOf(table);
  const ticket = table.question?.ticket ?? 0;
  const three = askedForm(table, 'subset', 'keepThree');
  if (three !== null) {
    // An answer that is in may be changed as long as others are thinking.
    const picked = table.question?.picked;
    const kept = picked?.do === 'keepThree' ? picked.items : [];
    const body = <KeepThree key={ticket} table={table} form={three} picked={kept} />;
    return { title: keep.title, body, alone: true };
  }
  const coins = table.view.own?.coins ?? 0;
  const rate = { each: COINS_FOR_PRESTIGE, coins };
  for (const what of ['exchange', 'convert'] as const) {
    const form = askedForm(table, 'amount', what);
    if (form !== null) {
      const title = exchange.title[what];
      return { title, body: <Exchange key={ticket} table={table} form={form} rate={rate} /> };
    }
  }
  return null;
}

/** What everybody sees, asked or not. */
function openMoment(props: NowProps): Moment | null {
  const { table, onLook } = props;
  const { view } = table;
  const words = wordsOf(table);
  if (view.players.every(({ prestigeCards }) => prestigeCards !== null)) {
    return { title: words.scoring.title, body: <Scoring table={table} onLook={onLook} />, alone: true };
  }
  if (view.own?.drawn) {
    return { title: words.drawn.title, body: <DrawnCards {...props} drawn={view.own.drawn} /> };
  }
  if (view.work !== null) {
    return { title: words.work.title, body: <Work {...props} work={view.work} /> };
  }
  if (view.offer !== null) return { title: words.offer.heading, body: <Offer table={table} offer={view.offer} /> };
  if (view.pending?.what === 'roll') {
    return { title: words.solo.yourPrice, body: <SoloAuction {...props} rolled={view.pending} /> };
  }
  if (view.auction.lot !== null) {
    const { starter } = view.auction.lot;
    const title = words.auction.openedBy(nameOf(table, starter));
    return { title, body: <Auction {...props} lot={view.auction.lot} /> };
  }
  if (view.characters !== null && view.phase === 'characters') {
    return { title: words.characters.title, body: <Characters {...props} cast={view.characters} /> };
  }
  return null;
}

function recruitMoment(props: NowProps): Moment | null {
  const found = PROFESSIONS.filter((id) => props.pointing.at(`played ${id}`).state !== 'idle');
  if (found.length === 0) return null;
  return { title: wordsOf(props.table).recruit.title, body: <Recruit {...props} professions={found} /> };
}

export function momentOf(props: NowProps): Moment | null {
  return formMoment(props) ?? openMoment(props) ?? recruitMoment(props);
}

export function Now({ moment }: { readonly moment: Moment }) {
  return (
    <Sheet title={moment.title} class="now">
      <div class="sheet-body">{moment.body}</div>
    </Sheet>
  );
}
