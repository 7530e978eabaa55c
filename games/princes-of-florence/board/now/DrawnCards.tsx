/** Up to five cards from a deck: one is kept, the others go back underneath. Each says what it would bring now. */
import { aimAt, Hand, type HandCard, press } from '@signoria/web/kit';
import type { CardId } from '../../rules/choices.ts';
import type { OwnView } from '../../rules/view.ts';
import { isProfession } from '../ids.ts';
import { CardPicture, type OnLook } from '../look.tsx';
import { named } from '../names.ts';
import { type Table, wordsOf } from '../table.ts';

interface DrawnProps {
  readonly table: Table;
  readonly drawn: NonNullable<OwnView['drawn']>;
  readonly onLook: OnLook;
}

export function DrawnCards({ table, drawn, onLook }: DrawnProps) {
  const { drawn: words } = wordsOf(table);
  const aim = (card: CardId) => aimAt(table, (c) => (c.do === 'keep' || c.do === 'under') && c.card === card);
  const cards = drawn.cards.map((card, i): HandCard => {
    const { target, label } = aim(card);
    const worth = words.worth[drawn.deck](drawn.worth[i]!);
    return {
      id: card,
      label: `${label ?? named(table.language, card)}. ${worth}`,
      state: target,
      face: (
        <span class="drawn-card">
          <CardPicture table={table} id={card} />
          {isProfession(card) ? null : <span class="drawn-name">{named(table.language, card)}</span>}
          <span class="drawn-worth">{worth}</span>
        </span>
      ),
    };
  });
  const idle = (id: string) => () => onLook({ at: 'thing', id });
  return (
    <div class="now-drawn">
      <Hand
        label={words.title}
        cards={cards}
        onChoose={(id) => press(table, aim(id as CardId), idle(id))}
        onWhy={(id) => onLook({ at: 'thing', id })}
      />
    </div>
  );
}
