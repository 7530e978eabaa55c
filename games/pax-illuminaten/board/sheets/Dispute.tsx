/** A dispute: both sides with their strength as a sum, the cards laid in every round, and what is fought for. */
import { cued, Shield, Tag, WhyNumber } from '@signoria/kit';
import type { CardId } from '../../data/luminaries.ts';
import type { DisputeView } from '../../rules/view/types.ts';
import { Cameo } from '../drawings/index.ts';
import type { PartProps, SheetProps } from '../look.tsx';
import { StrengthMark } from '../luminaries/CardText.tsx';
import { Thing } from '../Thing.tsx';
import { faceOf, named, namesOf, placeMark, shortName, tinctureOf, wordsOf } from '../table.ts';

interface DisputeProps extends SheetProps {
  readonly dispute: DisputeView;
}

function Laid({ table, card, onLook }: PartProps & { readonly card: CardId | null }) {
  const { dispute: words } = wordsOf(table);
  if (card === null) return <em class="laid none">{words.noCard}</em>;
  return (
    <Thing
      table={table}
      thing={null}
      class="thing laid"
      facts={[namesOf(table).luminaries[card].name]}
      onLook={() => onLook({ at: 'card', card, thing: null })}
    >
      <Cameo of={card} faction={faceOf(table.view, card).factions[0]!} small />
      <span>{shortName(table, card)}</span>
      <StrengthMark table={table} card={card} />
    </Thing>
  );
}

function Side({ table, dispute, onLook, side }: DisputeProps & { readonly side: 0 | 1 }) {
  const { dispute: words } = wordsOf(table);
  const who = side === 0 ? dispute.attacker : dispute.defender;
  const sum = dispute.strengths[side];
  return (
    <div class="dispute-side">
      <p>
        <Shield tincture={tinctureOf(table, who)} width={17} /> <b>{named(table, who)}</b>{' '}
        <span class="caption">{side === 0 ? words.attacks : words.defends}</span>
        {dispute.superior === who ? <Tag>{words.superior}</Tag> : null}
      </p>
      <p class="sum num">
        {sum.parts.length > 1 ? <small>{sum.parts.map(({ n }) => n).join(' + ')} = </small> : null}
        <WhyNumber why={sum} table={table} label={wordsOf(table).card.strengthName} />
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
  const { table, dispute, cues } = props;
  const { dispute: words, place } = wordsOf(table);
  const card = table.view.places.find(({ id }) => id === dispute.place)?.card ?? null;
  const where = card === null ? place.at(placeMark(dispute.place)) : namesOf(table).luminaries[card].name;
  const fresh = cued(cues, 'dispute');
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
