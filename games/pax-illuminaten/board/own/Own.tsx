/** One's own things: support, what the turn still allows, the moment or the conspiracy, and the hand. */
import { Pips, usePointing, WhyNumber } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { numberOf } from '../../data/box.ts';
import { FACTIONS } from '../../data/factions.ts';
import { printed } from '../../text/names.ts';
import { Disc, Glyph } from '../drawings/index.ts';
import { Fold } from '../Fold.tsx';
import { type Look, LookDialog, type PartProps } from '../look.tsx';
import { LuminaryCard } from '../luminaries/LuminaryCard.tsx';
import { namesOf, type Page, playerOf, type Table, wordsOf } from '../table.ts';
import { amongOwn } from '../things.ts';
import { Chain } from './Chain.tsx';
import { Moment, momentDeeds } from './Moment.tsx';

function Stock({ table }: PartProps) {
  const { own: words, party } = wordsOf(table);
  const { factions } = namesOf(table);
  const { stock, influence, why } = playerOf(table, table.you!);
  return (
    <section class="stock" aria-label={words.stock}>
      <h2>
        {words.stock}{' '}
        <span class="caption">
          <Glyph of="influence" />{' '}
          <WhyNumber why={why.influence} table={table} label={party.influenceName}>
            {words.influence(influence)}
          </WhyNumber>
        </span>
      </h2>
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
  const { own: words, why } = wordsOf(table);
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
      <span aria-hidden="true">
        <Pips value={turn.mainLeft} of={most} label={words.main(turn.mainLeft)} />
      </span>
      <WhyNumber why={turn.why.main} table={table} label={why.main}>
        {words.main(turn.mainLeft)}
      </WhyNumber>
      {rest.length === 0 ? null : <span class="also">{words.also(rest)}</span>}
      {turn.enhancements.length === 0 ? null : (
        <span
          class="also"
          title={turn.enhancements.map((id) => printed(table.view, namesOf(table).abilities[id])).join(' ')}
        >
          {words.enhanced(turn.enhancements.length)}
        </span>
      )}
    </p>
  );
}

interface HandProps extends PartProps {
  readonly lifted: boolean;
  readonly onLift: () => void;
}

function Hand({ table, onLook, lifted, onLift }: HandProps) {
  const { own: words, why: labels } = wordsOf(table);
  const { hand, events } = table.view;
  const { handLimit, why } = playerOf(table, table.you!);
  const { specials } = namesOf(table);
  return (
    <section class="own-hand" aria-label={words.hand}>
      <h2>
        {words.hand}{' '}
        <span class="caption">
          <WhyNumber why={why.hand} table={table} label={labels.hand}>
            {words.cards(hand.length, handLimit)}
          </WhyNumber>
        </span>
        <Fold label={lifted ? words.fold : words.read} open={lifted} onPress={onLift} />
      </h2>
      <ul class="card-row">
        {hand.map(({ card }) => (
          <li key={card}>
            <LuminaryCard
              table={table}
              card={card}
              thing={`hand ${card}`}
              onLook={() => onLook({ at: 'card', card, thing: `hand ${card}` })}
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

export function Own(page: Page) {
  const table: Table = { ...page, pointing: usePointing(page, amongOwn, { several: 'look' }) };
  const [look, setLook] = useState<Look | null>(null);
  const [lifted, setLifted] = useState(false);
  if (table.you === null) return null;
  const given = { table, onLook: setLook };
  const asked = momentDeeds(table).length > 0;
  const { turn } = table.view;
  const conspiring = turn.chain.length > 0 || (turn.who === table.you && turn.phase === 'action');
  return (
    <div class={`pax pax-own${table.phone ? ' phone' : ''}${lifted ? ' lifted' : ''}`}>
      {table.phone ? <Stock {...given} /> : null}
      <div class="own-row">
        {asked ? <Moment {...given} /> : null}
        {table.phone ? null : <Stock {...given} />}
        {!asked && conspiring ? <Chain {...given} /> : null}
        <Hand {...given} lifted={lifted} onLift={() => setLifted(!lifted)} />
      </div>
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
