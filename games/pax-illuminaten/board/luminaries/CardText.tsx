/** A luminary in full: who it was, what is printed on the card, and where it lies now. */

import { Shield } from '@signoria/kit';
import { ABILITY } from '../../data/abilities.ts';
import type { CardId } from '../../data/luminaries.ts';
import type { PlaceView } from '../../rules/view/types.ts';
import { printed } from '../../text/names.ts';
import { Cameo, DEGREE_MARK, Disc, Glyph } from '../drawings/index.ts';
import { cellsOf, faceOf, named, namesOf, type Table, tinctureOf, wordsOf } from '../table.ts';

/** A number, or one of the two signs. */
export function StrengthMark({ table, card }: { readonly table: Table; readonly card: CardId }) {
  const { strength } = faceOf(table.view, card);
  return <span class="strength num">{typeof strength === 'number' ? strength : <Glyph of={strength} />}</span>;
}

function strengthName(table: Table, card: CardId): string {
  const { strength } = faceOf(table.view, card);
  return typeof strength === 'number' ? `${strength}` : namesOf(table).strengths[strength];
}

/** `second degree, Scholars and Clergy, Rosicrucians, strength 4`: read out where a card is drawn. */
export function cardFacts(table: Table, card: CardId): readonly string[] {
  const names = namesOf(table);
  const { degree, factions, organisation } = faceOf(table.view, card);
  return [
    names.luminaries[card].name,
    names.degrees[degree],
    factions.map((id) => names.factions[id].name).join(', '),
    ...(organisation === null ? [] : [names.organisations[organisation]]),
    wordsOf(table).card.strength(strengthName(table, card)),
  ];
}

function Cells({
  table,
  card,
  place,
}: {
  readonly table: Table;
  readonly card: CardId;
  readonly place: PlaceView | null;
}) {
  const { card: words } = wordsOf(table);
  const names = namesOf(table);
  return (
    <ol class="cell-list" aria-label={words.cells}>
      {cellsOf(table.view, card).map((cost, i) => {
        const owner = place?.cells[i]?.owner ?? null;
        return (
          <li key={i}>
            {cost.map((faction, k) => (
              <Disc key={k} of={faction} small />
            ))}
            <span class="only-heard">{cost.map((faction) => names.factions[faction].name).join(', ')}</span>
            {owner === null ? null : (
              <span class="cell-owner">
                <Shield tincture={tinctureOf(table, owner)} width={13} /> {named(table, owner)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export interface CardTextProps {
  readonly table: Table;
  readonly card: CardId;
  /** Where it lies on the board. */
  readonly place?: PlaceView | null;
}

export function CardText({ table, card, place = null }: CardTextProps) {
  const names = namesOf(table);
  const { card: words } = wordsOf(table);
  const { degree, factions, organisation, ability, years } = faceOf(table.view, card);
  const { role } = names.luminaries[card];
  return (
    <div class="card-text">
      <div class="card-portrait" data-card={card}>
        <Cameo of={card} faction={factions[0]!} />
        <b class="degree-mark">{DEGREE_MARK[degree]}</b>
      </div>
      <div class="card-facts">
        <p class="role">
          {role}, {years}
        </p>
        <dl>
          <dt>{words.degree}</dt>
          <dd>{names.degrees[degree]}</dd>
          <dt>{words.factions}</dt>
          <dd>
            {factions.map((id) => (
              <span key={id} class="faction-name">
                <Disc of={id} small /> {names.factions[id].name}
              </span>
            ))}
          </dd>
          {organisation === null ? null : (
            <>
              <dt>{words.organisation}</dt>
              <dd>
                <Glyph of={organisation} /> {names.organisations[organisation]}
              </dd>
            </>
          )}
          <dt>{words.strengthName}</dt>
          <dd>{strengthName(table, card)}</dd>
          <dt>{words.cells}</dt>
          <dd>
            <Cells table={table} card={card} place={place} />
          </dd>
        </dl>
      </div>
      <p class="ability">
        <b>{names.kinds[ABILITY[ability].kind]}.</b> {printed(table.view, names.abilities[ability])}
      </p>
    </div>
  );
}
