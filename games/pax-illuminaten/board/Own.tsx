/** One's own things: support, what the turn still allows, the moment or the conspiracy, and the hand. */
import { Pips } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import { FACTIONS } from '../data/factions.ts';
import { Chain } from './Chain.tsx';
import { Disc, Glyph } from './drawings/index.ts';
import { LuminaryCard } from './LuminaryCard.tsx';
import { type Look, LookDialog, type OnLook } from './look.tsx';
import { Moment, momentDeeds } from './Moment.tsx';
import { deedsAt } from './spots.ts';
import { namesOf, numberOf, playerOf, type Table, wordsOf } from './table.ts';

interface PartProps {
  readonly table: Table;
  readonly onLook: OnLook;
}

function Stock({ table }: PartProps) {
  const { own: words } = wordsOf(table);
  const { factions } = namesOf(table);
  const { stock, influence } = playerOf(table, table.you!);
  return (
    <section class="stock" aria-label={words.stock}>
      <h3>
        {words.stock}{' '}
        <span class="caption">
          <Glyph of="influence" /> {words.influence(influence)}
        </span>
      </h3>
      <ul>
        {FACTIONS.map((id) => (
          <li key={id} class={stock[id] === 0 ? 'none' : ''}>
            <Disc of={id} />
            <span class="only-heard">{factions[id].name}</span>
            <b class="num">{stock[id]}</b>
          </li>
        ))}
      </ul>
      <Left table={table} />
    </section>
  );
}

/** What the reader's turn still allows. */
function Left({ table }: { readonly table: Table }) {
  const { own: words } = wordsOf(table);
  const { turn } = table.view;
  if (turn.who !== table.you || turn.phase !== 'action') return null;
  const most = Math.max(numberOf(table.view, 'limit.mainActions'), turn.mainLeft);
  const rest = [
    ...(turn.quickLeft > 0 ? [words.quick] : []),
    ...(turn.claimed ? [] : [words.claim]),
    ...(turn.realised ? [] : [words.realise]),
  ];
  return (
    <p class="left">
      <Pips value={turn.mainLeft} of={most} label={words.main(turn.mainLeft)} />
      <span aria-hidden="true">{words.main(turn.mainLeft)}</span>
      {rest.length === 0 ? null : <span class="also">{words.also(rest)}</span>}
      {turn.enhancements.length === 0 ? null : (
        <span class="also" title={turn.enhancements.map((id) => namesOf(table).abilities[id]).join(' ')}>
          {words.enhanced(turn.enhancements.length)}
        </span>
      )}
    </p>
  );
}

function Hand({ table, onLook }: PartProps) {
  const { own: words } = wordsOf(table);
  const { hand, events } = table.view;
  const { handLimit } = playerOf(table, table.you!);
  const { specials } = namesOf(table);
  return (
    <section class="own-hand" aria-label={words.hand}>
      <h3>
        {words.hand} <span class="caption">{words.cards(hand.length, handLimit)}</span>
      </h3>
      <ul class="card-row">
        {hand.map(({ card }) => (
          <li key={card}>
            <LuminaryCard
              table={table}
              card={card}
              deeds={deedsAt(table, `hand ${card}`)}
              onLook={() => onLook({ at: 'card', card, spot: `hand ${card}` })}
            />
          </li>
        ))}
        {events.map((id) => (
          <li key={id}>
            <button type="button" class="own-event" onClick={() => onLook({ at: 'event', id })}>
              <Glyph of="event" />
              <b>{specials[id].name}</b>
              <small>{words.specialEvent}</small>
            </button>
          </li>
        ))}
        {hand.length + events.length === 0 ? <li class="remark">{words.noCards}</li> : null}
      </ul>
    </section>
  );
}

export function Own(table: Table) {
  const [look, setLook] = useState<Look | null>(null);
  if (table.you === null) return null;
  const given = { table, onLook: setLook };
  const asked = momentDeeds(table).length > 0;
  const { turn } = table.view;
  const conspiring = turn.chain.length > 0 || (turn.who === table.you && turn.phase === 'action');
  return (
    <div class={`pax pax-own${table.phone ? ' phone' : ''}`}>
      {table.phone ? <Stock {...given} /> : null}
      <div class="own-row">
        {asked ? <Moment {...given} /> : null}
        {table.phone ? null : <Stock {...given} />}
        {!asked && conspiring ? <Chain {...given} /> : null}
        <Hand {...given} />
      </div>
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
