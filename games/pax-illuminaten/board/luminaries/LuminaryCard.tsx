/** A luminary card in a hand or in the chain: degree, factions, strength, portrait, name, and what it can do. */
import type { CardId } from '../../data/luminaries.ts';
import { printed } from '../../text/names.ts';
import { Cameo, DEGREE_MARK, Disc, Glyph } from '../drawings/index.ts';
import { Thing } from '../Thing.tsx';
import { faceOf, namesOf, shortName, type Table } from '../table.ts';
import type { ThingName } from '../things.ts';
import { cardFacts, StrengthMark } from './CardText.tsx';

export interface LuminaryCardProps {
  readonly table: Table;
  readonly card: CardId;
  /** What answers are about; null where it can only be looked at. */
  readonly thing: ThingName | null;
  readonly class?: string;
  /** Read out after what is printed. */
  readonly more?: readonly string[];
  readonly onLook: () => void;
}

export function LuminaryCard({ table, card, thing, class: extra = '', more = [], onLook }: LuminaryCardProps) {
  const { degree, factions, organisation, ability } = faceOf(table.view, card);
  const text = printed(table.view, namesOf(table).abilities[ability]);
  return (
    <Thing
      table={table}
      thing={thing}
      class={`thing luminary ${extra}`}
      facts={[...cardFacts(table, card), text, ...more]}
      onLook={onLook}
    >
      <span class="luminary-head">
        <b class="degree-mark">{DEGREE_MARK[degree]}</b>
        {factions.map((id) => (
          <Disc key={id} of={id} />
        ))}
        {organisation === null ? null : <Glyph of={organisation} />}
        <StrengthMark table={table} card={card} />
      </span>
      <span data-card={card} class="luminary-portrait">
        <Cameo of={card} faction={factions[0]!} />
      </span>
      <b class="luminary-name">{shortName(table, card)}</b>
      <span class="luminary-text">{text}</span>
    </Thing>
  );
}
