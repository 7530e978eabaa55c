/** One's own things: the hand, a note about the card one looks at, and the way to show cards to others. */
import { Hand, type HandCard, Icon, meantLine, RuleLinks, usePointing } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { CardId } from '../data/cards.ts';
import { cardEffect, cardName, cardNote, cardShort } from '../text/names.ts';
import { CardFace } from './drawings/index.ts';
import { cardRules } from './rules-of.ts';
import { ShowCards } from './ShowCards.tsx';
import { type BoardPointing, faceOf, type Table, wordsOf } from './table.ts';
import { things } from './things.ts';

/** A card in the hand: alike ones are told apart by their number. */
interface Held {
  readonly id: string;
  readonly card: CardId;
  /** Which of its kind, from 0. */
  readonly nth: number;
}

function heldCards({ view }: Table): readonly Held[] {
  const seen = new Map<CardId, number>();
  return view.hand.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { id: `${card} ${nth}`, card, nth };
  });
}

/** Who knows that this card is here: nobody, all, or some by name. */
function seenBy(table: Table, { card, nth }: Held): string | null {
  const { hand } = wordsOf(table);
  const shown = table.view.shown.filter(
    (s) => s.owner === table.you && s.card === card && !s.facedown && nth < s.count,
  );
  if (shown.some(({ to }) => to === null)) return hand.seenByAll;
  const names = shown.map(({ to }) => table.reader.name(to!));
  return names.length === 0 ? null : hand.seenBy(names);
}

function Face({ table, held, seen }: { readonly table: Table; readonly held: Held; readonly seen: boolean }) {
  const note = cardShort(table.language, held.card, table.view.cards[held.card]);
  return (
    <span class={held.nth > 0 ? 'held again' : 'held'} data-place={`hand ${held.card}`}>
      <CardFace {...faceOf(table, held.card)} name={cardName(table.language, held.card)} note={note} />
      {seen ? (
        <span class="eye">
          <Icon name="eye" />
        </span>
      ) : null}
    </span>
  );
}

/** Of several alike only the one that was pointed at is lifted. */
function isLifted(cards: readonly Held[], held: Held, pointed: string | null): boolean {
  const alike = cards.filter(({ card }) => card === held.card);
  const lifted = alike.find(({ id }) => id === pointed) ?? alike[0];
  return lifted === held;
}

interface HandState {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly cards: readonly Held[];
  /** The card that was pressed last. */
  readonly pointed: string | null;
}

function handCard({ table, pointing, cards, pointed }: HandState, held: Held): HandCard {
  const { hand } = wordsOf(table);
  const target = pointing.at(`hand ${held.card}`);
  const { state, label } = target;
  const closed = state === 'blocked';
  const seen = seenBy(table, held);
  const name = (closed ? null : label) ?? cardName(table.language, held.card);
  return {
    id: held.id,
    line: meantLine(target),
    label: [
      `${name}: ${cardNote(table.language, held.card, table.view.cards[held.card])}`,
      ...(seen === null ? [] : [seen]),
      ...(closed ? [hand.closed] : []),
    ].join('. '),
    face: <Face table={table} held={held} seen={seen !== null} />,
    state: state === 'selected' && !isLifted(cards, held, pointed) ? 'legal' : state,
  };
}

interface NoteProps {
  readonly table: Table;
  readonly held: Held | null;
  readonly onClose: () => void;
}

/** What the card does. On the phone it takes room from the board, so there it can be put away. */
function Note({ table, held, onClose }: NoteProps) {
  const words = wordsOf(table);
  if (held === null) return table.phone ? null : <p>{words.hand.hint}</p>;
  const seen = seenBy(table, held);
  return (
    <>
      {table.phone ? (
        <button type="button" class="close-button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      ) : null}
      <p>{cardEffect(table.language, held.card, table.view.cards[held.card])}</p>
      {seen === null ? null : (
        <p>
          <Icon name="eye" /> {seen}
        </p>
      )}
      <RuleLinks table={table} caption={wordsOf(table).rules} ids={cardRules(held.card).slice(0, 2)} />
    </>
  );
}

/** The card to write about: the one looked at last, else the one chosen. */
function noted({ selected }: BoardPointing, cards: readonly Held[], looked: string | null): Held | null {
  const chosen = selected?.do === 'play' ? selected.card : null;
  return cards.find(({ id }) => id === looked) ?? cards.find(({ card }) => card === chosen) ?? null;
}

/** How many cards wide the hand is: a second one of a kind covers most of the first. */
function roomOf(cards: readonly Held[]): number {
  return cards.reduce((sum, { nth }) => sum + (nth === 0 ? 1 : 0.42), 0);
}

export function Own(table: Table) {
  const { hand } = wordsOf(table);
  const [pointed, setPointed] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const pointing = usePointing(table, things);
  if (table.you === null) return null;
  const cards = heldCards(table);
  const thing = (id: string) => `hand ${cards.find((held) => held.id === id)!.card}` as const;
  const choose = (id: string) => {
    setPointed(id);
    pointing.press(thing(id), () => setLooked(id));
  };
  const held = noted(pointing, cards, looked);
  return (
    <div class={`condottiere condottiere-own${table.phone ? ' phone' : ''}`} style={{ '--cards': roomOf(cards) }}>
      {cards.length === 0 ? (
        <p class="no-cards">{hand.empty}</p>
      ) : (
        <Hand
          label={hand.title}
          cards={cards.map((held) => handCard({ table, pointing, cards, pointed }, held))}
          onChoose={choose}
          onWhy={(id) => pointing.why(thing(id), () => setLooked(id))}
          onLook={(id) => id !== null && setLooked(id)}
        />
      )}
      <div class="own-aside">
        <div class="own-head">
          {held === null ? <span /> : <h2>{cardName(table.language, held.card)}</h2>}
          <ShowCards table={table} />
        </div>
        <div class="own-note">
          <Note table={table} held={held} onClose={() => setLooked(null)} />
        </div>
      </div>
    </div>
  );
}
