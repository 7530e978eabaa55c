/** Up to five cards from a deck: one is kept, the others go back underneath. Each says what it would bring now. */
import { Hand, type HandCard } from '@signoria/kit';
import type { CardId } from '../../rules/model/choices.ts';
import type { OwnView } from '../../rules/view/view.ts';
import { isProfession } from '../ids.ts';
import { CardPicture, type OnLook } from '../look.tsx';
import { named } from '../names.ts';
import { type BoardPointing, type Table, wordsOf } from '../table.ts';

interface DrawnProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly drawn: NonNullable<OwnView['drawn']>;
  readonly onLook: OnLook;
}

export function DrawnCards({ table, pointing, drawn, onLook }: DrawnProps) {
  const { drawn: words } = wordsOf(table);
  const cards = drawn.cards.map((card, i): HandCard => {
    const { state, label } = pointing.at(`card ${card}`);
    const worth = words.worth[drawn.deck](drawn.worth[i]!);
    return {
      id: card,
      label: `${label ?? named(table.language, card)}. ${worth}`,
      state,
      face: (
        <span class="drawn-card">
          <CardPicture table={table} id={card} />
          {isProfession(card) ? null : <span class="drawn-name">{named(table.language, card)}</span>}
          <span class="drawn-worth">{worth}</span>
        </span>
      ),
    };
  });
  const look = (id: CardId) => () => onLook({ at: 'thing', id, why: drawn.sums[drawn.cards.indexOf(id)] });
  return (
    <div class="now-drawn">
      <Hand
        label={words.title}
        cards={cards}
        onChoose={(id) => pointing.press(`card ${id as CardId}`, look(id as CardId))} // one of `cards`
        onWhy={(id) => look(id as CardId)()}
      />
    </div>
  );
}
