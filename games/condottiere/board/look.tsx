/** Looking closer: a component with its text and rules, or a list of cards. Opened from anywhere on the board. */
import type { Seat, Sum } from '@signoria/kernel';
import { Dialog, nameOf, RuleLinks, Shield, SumTable, seatOf } from '@signoria/kit';
import type { CardId } from '../data/cards.ts';
import { cardName, cardShort } from '../text/names.ts';
import { CardFace, CondottiereFigure, PopeFigure, type RegionId } from './drawings/index.ts';
import { explain } from './facts.ts';
import { faceOf, isCard, type Table, wordsOf } from './table.ts';
import type { TokenId } from './text.shape.ts';

export type Look =
  /** `more`: what is true of this very card, beyond its printed text; `worth`: what it counts where it lies. */
  | {
      readonly at: 'thing';
      readonly id: CardId | RegionId | TokenId;
      readonly more?: readonly string[];
      readonly worth?: Sum;
    }
  | { readonly at: 'piles' }
  | { readonly at: 'known'; readonly seat: Seat };

export type OnLook = (look: Look) => void;

function Picture({ table, id }: { readonly table: Table; readonly id: string }) {
  if (isCard(id)) {
    const note = cardShort(table.language, id, table.view.cards[id]);
    return <CardFace {...faceOf(table, id)} name={cardName(table.language, id)} note={note} />;
  }
  if (id === 'condottiere' || id === 'pope') {
    const Figure = id === 'pope' ? PopeFigure : CondottiereFigure;
    return (
      <svg class="figure" viewBox="-20 -28 40 52" aria-hidden="true">
        <Figure x={0} y={0} />
      </svg>
    );
  }
  const owner = table.view.owner[id as RegionId] ?? null;
  return owner === null ? null : <Shield tincture={seatOf(table, owner).tincture} width={52} />;
}

/** Nothing for a card that counts nothing by itself. */
function Worth({ table, worth }: { readonly table: Table; readonly worth: Sum | undefined }) {
  if (worth === undefined || worth.parts.length === 0) return null;
  return <SumTable why={worth} table={table} label={wordsOf(table).line.strength} />;
}

interface ThingProps {
  readonly table: Table;
  readonly look: Extract<Look, { at: 'thing' }>;
}

function Thing({ table, look }: ThingProps) {
  const about = explain(look.id, table.view, table.language)!;
  const owner = isCard(look.id) ? null : (table.view.owner[look.id as RegionId] ?? null);
  return (
    <div class="look">
      <Picture table={table} id={look.id} />
      <div>
        <p>{about.text}</p>
        {owner === null ? null : <p>{wordsOf(table).region.of(nameOf(table, owner))}</p>}
        {look.more?.map((line) => (
          <p key={line}>
            <b>{line}</b>
          </p>
        ))}
        <Worth table={table} worth={look.worth} />
        <RuleLinks table={table} caption={wordsOf(table).rules} ids={about.rules} />
      </div>
    </div>
  );
}

interface CardsProps {
  readonly table: Table;
  readonly cards: readonly CardId[];
  readonly onLook: OnLook;
}

/** Alike ones together, each with its number. */
function Cards({ table, cards, onLook }: CardsProps) {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    <ul class="card-list">
      {[...counts].map(([card, count]) => (
        <li key={card}>
          <button type="button" onClick={() => onLook({ at: 'thing', id: card })}>
            <CardFace {...faceOf(table, card)} mini />
            <span>{cardName(table.language, card)}</span>
            <b class="num">×{count}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Piles({ table, onLook }: { readonly table: Table; readonly onLook: OnLook }) {
  const { piles } = wordsOf(table);
  const { pile, discards } = table.view;
  return (
    <>
      <p>{piles.pile(pile)}</p>
      <p>{discards.length === 0 ? piles.none : piles.discards(discards.length)}</p>
      <Cards table={table} cards={discards} onLook={onLook} />
    </>
  );
}

function titleOf(table: Table, look: Look): string {
  if (look.at === 'piles') return wordsOf(table).piles.title;
  if (look.at === 'known') return nameOf(table, look.seat) ?? wordsOf(table).you;
  return explain(look.id, table.view, table.language)!.title;
}

function Body({ table, look, onLook }: { readonly table: Table; readonly look: Look; readonly onLook: OnLook }) {
  if (look.at === 'thing') return <Thing table={table} look={look} />;
  if (look.at === 'piles') return <Piles table={table} onLook={onLook} />;
  const { known } = table.view.players[look.seat]!;
  const names = known.map((card) => cardName(table.language, card)).join(', ');
  return (
    <>
      <p>{wordsOf(table).line.known(names)}</p>
      <Cards table={table} cards={known} onLook={onLook} />
    </>
  );
}

export interface LookDialogProps {
  readonly table: Table;
  readonly look: Look | null;
  readonly onLook: (look: Look | null) => void;
}

export function LookDialog({ table, look, onLook }: LookDialogProps) {
  return (
    <Dialog
      open={look !== null}
      title={look === null ? '' : titleOf(table, look)}
      close={wordsOf(table).close}
      onClose={() => onLook(null)}
    >
      {look === null ? null : <Body table={table} look={look} onLook={onLook} />}
    </Dialog>
  );
}
