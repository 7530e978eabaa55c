/** The opening: six families with what they do, who has them, and the gold that lies on the table for them. */
import { cued, nameOf, Shield, tinctureOf } from '@signoria/kit';
import { FAMILIES, type FamilyId } from '../../data/families.ts';
import { familyEffect, familyName } from '../../text/names.ts';
import type { BoardCues } from '../cues.ts';
import { Arms, Counter } from '../drawings/index.ts';
import { incomeOf, incomeText } from '../facts.ts';
import type { OnLook } from '../look.tsx';
import { Income } from '../Money.tsx';
import { Thing } from '../Thing.tsx';
import { calledOf, inOrder, type Table, wordsOf } from '../table.ts';

interface FamiliesProps {
  readonly table: Table;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
}

function Family({ table, onLook, id }: FamiliesProps & { readonly id: FamilyId }) {
  const { families } = wordsOf(table);
  const holder = table.view.players.find(({ family }) => family === id);
  const effect = familyEffect(table.language, id, table.view.options.side);
  const taken = holder === undefined ? null : families.taken(nameOf(table, holder.seat));
  return (
    <Thing
      table={table}
      id={id}
      thing={`family ${id}`}
      name={familyName(table.language, id)}
      facts={[effect, incomeText(table, id), ...(taken === null ? [] : [taken])]}
      class={`family${holder === undefined ? '' : ' taken'}`}
      onLook={() => onLook(id)}
    >
      <Arms of={id} />
      <b>
        {holder === undefined ? null : <Shield tincture={tinctureOf(table, holder.seat)} width={14} />}
        {familyName(table.language, id)}
        {taken === null ? null : <small>{taken}</small>}
      </b>
      <span>{effect}</span>
      <Income {...incomeOf(table.view, id)} />
    </Thing>
  );
}

/** Gold in the bids; before the reveal nobody sees any. */
function Laid({ table, cues }: Pick<FamiliesProps, 'table' | 'cues'>) {
  const { families } = wordsOf(table);
  const { opening, options } = table.view;
  if (opening === null || options.opening === 'beginner') return null;
  const change = cued(cues, 'bid');
  return (
    <div class={`laid ${change.class}`} {...(change.style ? { style: change.style } : {})} aria-live="polite">
      <span class="caption">{families.laid}</span>
      <ul>
        {inOrder(table.view).map(({ seat }) => {
          const gold = opening.laid[seat] ?? null;
          return (
            <li key={seat} class={opening.passed.includes(seat) ? 'passed' : ''}>
              <Shield tincture={tinctureOf(table, seat)} width={18} />
              <span>{calledOf(table, seat)}</span>
              {gold === null ? (
                <small>{families.unseen}</small>
              ) : (
                <b class="num">
                  <Counter of="gold" />
                  {gold}
                </b>
              )}
              {opening.passed.includes(seat) ? <small>{families.passed}</small> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Families(props: FamiliesProps) {
  return (
    <div class="now-families">
      <Laid table={props.table} cues={props.cues} />
      <ul class="family-list">
        {FAMILIES.map((id) => (
          <li key={id}>
            <Family {...props} id={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
