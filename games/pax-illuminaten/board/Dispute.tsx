/** A dispute: both sides with their strength as a sum, the cards laid in every round, and what is fought for. */
import { Shield, Tag, told } from '@signoria/web/kit';
import type { CardId } from '../data/luminaries.ts';
import type { DisputeView } from '../rules/view-types.ts';
import { StrengthMark } from './CardText.tsx';
import { Portrait } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { Thing } from './Thing.tsx';
import { faceOf, named, namesOf, placeMark, shortName, type Table, tinctureOf, wordsOf } from './table.ts';
import type { Telling } from './telling.ts';

interface DisputeProps {
  readonly table: Table;
  readonly dispute: DisputeView;
  readonly telling: Telling;
  readonly onLook: OnLook;
}

/** `3 + 4 + 1`: initial strength, the last card, what was promised. A sign is no number: it stands beside the sum. */
function parts(table: Table, dispute: DisputeView, side: 0 | 1): readonly number[] {
  const round = dispute.rounds.at(-1);
  const card = round === undefined ? null : side === 0 ? round.attacker : round.defender;
  const strength = card === null ? null : faceOf(table.view, card).strength;
  return [
    dispute.initial[side],
    ...(typeof strength === 'number' ? [strength] : []),
    ...(side === 0 && dispute.bonus > 0 ? [dispute.bonus] : []),
  ];
}

function Laid({
  table,
  card,
  onLook,
}: {
  readonly table: Table;
  readonly card: CardId | null;
  readonly onLook: OnLook;
}) {
  const { dispute: words } = wordsOf(table);
  if (card === null) return <em class="laid none">{words.noCard}</em>;
  return (
    <Thing
      table={table}
      class="laid"
      deeds={[]}
      facts={[namesOf(table).luminaries[card].name]}
      onLook={() => onLook({ at: 'card', card, spot: null })}
    >
      <Portrait card={card} />
      <span>{shortName(table, card)}</span>
      <StrengthMark table={table} card={card} />
    </Thing>
  );
}

function Side({ table, dispute, onLook, side }: DisputeProps & { readonly side: 0 | 1 }) {
  const { dispute: words } = wordsOf(table);
  const who = side === 0 ? dispute.attacker : dispute.defender;
  const sum = parts(table, dispute, side);
  const total = sum.reduce((a, b) => a + b, 0);
  return (
    <div class="dispute-side">
      <p>
        <Shield tincture={tinctureOf(table, who)} width={17} /> <b>{named(table, who)}</b>{' '}
        <span class="caption">{side === 0 ? words.attacks : words.defends}</span>
        {dispute.superior === who ? <Tag>{words.superior}</Tag> : null}
      </p>
      <p class="sum num">
        {sum.length > 1 ? <small>{sum.join(' + ')} = </small> : null}
        {total}
      </p>
      <div class="laid-row">
        {dispute.rounds.map((round, i) => (
          <Laid key={i} table={table} card={side === 0 ? round.attacker : round.defender} onLook={onLook} />
        ))}
      </div>
    </div>
  );
}

export function Dispute(props: DisputeProps) {
  const { table, dispute, telling } = props;
  const { dispute: words, place } = wordsOf(table);
  const card = table.view.places.find(({ id }) => id === dispute.place)?.card ?? null;
  const where = card === null ? place.at(placeMark(dispute.place)) : namesOf(table).luminaries[card].name;
  const fresh = told(telling, 'dispute');
  return (
    <section class={`dispute ${fresh.class}`} aria-label={words.title} {...(fresh.style ? { style: fresh.style } : {})}>
      <Side {...props} side={0} />
      <div class="dispute-about">
        <b>{words.title}</b>
        <span>{words.about(dispute.cells.length, where)}</span>
        <button type="button" class="link" onClick={() => table.rule('PAX-7.2')}>
          {words.how}
        </button>
      </div>
      <Side {...props} side={1} />
    </section>
  );
}
