/** One's own things: the hand. */
import { Hand, type HandCard, usePointing } from '@signoria/kit';
import type { Value } from '../data/cards.ts';
import { type Table, wordsOf } from './table.ts';
import { things } from './things.ts';

const thing = (value: Value) => `hand ${value}` as const;

export function Own(table: Table) {
  const words = wordsOf(table);
  const pointing = usePointing(table, things);
  if (table.you === null) return null;
  const values = [...new Set(table.view.hand)];
  const cards = table.view.hand.map((value, i): HandCard => {
    const { state, label } = pointing.at(thing(value));
    const face = (
      <span class="palio-card num" aria-hidden="true">
        {value}
      </span>
    );
    return { id: `${value} ${i}`, label: label ?? words.card(value), face, state };
  });
  const cardOf = (id: string): Value => values.find((value) => id.startsWith(`${value} `))!;
  return (
    <div class="palio palio-own">
      {cards.length === 0 ? <p>{words.empty}</p> : null}
      <Hand
        label={words.hand}
        cards={cards}
        onChoose={(id) => pointing.press(thing(cardOf(id)), () => table.rule('PAL-3.2'))}
        onWhy={(id) => pointing.why(thing(cardOf(id)), () => table.rule('PAL-3.2'))}
      />
    </div>
  );
}
