/** The stacks of troops and the treachery deck: what can be bought. */
import { cued, Sheet } from '@signoria/kit';
import type { TroopStack } from '../rules/view/types.ts';
import { troopName } from '../text/names.ts';
import { Glyph } from './drawings/index.ts';
import { Income, Money } from './Money.tsx';
import { shortTroop } from './names.ts';
import type { Parts } from './parts.ts';
import { Thing } from './Thing.tsx';
import { wordsOf } from './table.ts';

type Props = Omit<Parts, 'prospects'>;

function Stack({ table, cues, onLook, stack }: Props & { readonly stack: TroopStack }) {
  const { troops } = wordsOf(table);
  const { id, left, cost, attack, defence, influence } = stack;
  const change = cued(cues, `troop ${id}`);
  return (
    <Thing
      table={table}
      id={id}
      thing={`troop ${id}`}
      name={troopName(table.language, id)}
      facts={[
        troops.figures(attack, defence),
        ...(influence > 0 ? [troops.influence(influence)] : []),
        troops.cost(cost),
        troops.left(left),
      ]}
      class="troop-stack"
      cue={change}
      onLook={() => onLook(id)}
    >
      <span class="troop-left">×{left}</span>
      <Glyph of={id} />
      <span class="troop-name">{shortTroop(table.language, id)}</span>
      <span class="troop-figures">
        <Glyph of="attacker" />
        {attack} <Glyph of="defender" />
        {defence}
      </span>
      <Money of="gold" amount={cost} />
    </Thing>
  );
}

function Deck({ table, cues, onLook }: Props) {
  const { deck } = wordsOf(table);
  const { cards, discards, why } = table.view.deck;
  const cost = why.cost.total;
  const change = cued(cues, 'deck');
  return (
    <Thing
      table={table}
      id="deck"
      thing="deck"
      name={deck.title}
      facts={[deck.cost(cost), deck.cards(cards), deck.discards(discards.length)]}
      class="troop-stack treachery-deck"
      cue={change}
      onLook={() => onLook('deck')}
    >
      <span class="troop-left">×{cards}</span>
      <Glyph of="card" />
      <span class="troop-name">{deck.short}</span>
      <span class="troop-figures" />
      <Income gold={cost} influence={cost} />
    </Thing>
  );
}

export function Troops(props: Props) {
  const { troops } = wordsOf(props.table);
  return (
    <Sheet title={troops.title} caption={troops.caption} class="troops">
      <ul class="troop-row">
        {props.table.view.troops.map((stack) => (
          <li key={stack.id}>
            <Stack {...props} stack={stack} />
          </li>
        ))}
        <li>
          <Deck {...props} />
        </li>
      </ul>
    </Sheet>
  );
}
