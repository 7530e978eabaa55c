/** The conspiracy of this turn: its cards, what each was used for, and whether another can follow. */

import { WhyNumber } from '@signoria/kit';
import type { CardId } from '../../data/luminaries.ts';
import { Disc } from '../drawings/index.ts';
import type { PartProps } from '../look.tsx';
import { LuminaryCard } from '../luminaries/LuminaryCard.tsx';
import { faceOf, named, type Table, wordsOf } from '../table.ts';

/** The factions two neighbours of the chain share, or a bare link. */
function Link({ table, left, right }: { readonly table: Table; readonly left: CardId; readonly right: CardId }) {
  const shared = faceOf(table.view, left).factions.filter((id) => faceOf(table.view, right).factions.includes(id));
  return (
    <span class="chain-link" aria-hidden="true">
      {shared.map((id) => (
        <Disc key={id} of={id} small />
      ))}
    </span>
  );
}

export function Chain({ table, onLook }: PartProps) {
  const { chain: words, why: labels } = wordsOf(table);
  const { chain, who, quickLeft, why } = table.view.turn;
  const open = table.view.hand.filter(({ links }) => links).length;
  const mine = who === table.you;
  return (
    <section class="chain" aria-label={words.title}>
      <h2>
        {words.title}{' '}
        <span class="caption">
          {mine ? (
            <WhyNumber why={why.quick} table={table} label={labels.quick}>
              {words.quick(quickLeft)}
            </WhyNumber>
          ) : (
            words.of(named(table, who))
          )}
        </span>
      </h2>
      <ol class="card-row">
        {chain.map(({ card, use }, i) => (
          <li key={card} data-place={`chain ${card}`}>
            {i === 0 ? null : <Link table={table} left={chain[i - 1]!.card} right={card} />}
            <LuminaryCard
              table={table}
              card={card}
              class="played"
              thing={null}
              more={[words.use[use]]}
              onLook={() => onLook({ at: 'card', card, thing: null })}
            />
            <span class="use">{words.use[use]}</span>
          </li>
        ))}
        {mine ? (
          <li class={open > 0 ? 'next-link open' : 'next-link'}>
            <span aria-hidden="true">{open > 0 ? '+' : '·'}</span>
            <small>{chain.length === 0 ? words.begin(open) : words.goOn(open)}</small>
          </li>
        ) : null}
      </ol>
    </section>
  );
}
