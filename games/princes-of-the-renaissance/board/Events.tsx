/** Events of the decade with the Pope, sold ones with their owner or city, and what is still to come. */
import { cued, nameOf, Sheet, Shield, tinctureOf } from '@signoria/kit';
import { POPE_VP } from '../data/events.ts';
import type { EventView } from '../rules/view/types.ts';
import { cityName, eventName, popeName } from '../text/names.ts';
import { Counter, Glyph, Head } from './drawings/index.ts';
import { eventNote } from './facts.ts';
import { EVENT_GLYPH, shortLot } from './names.ts';
import type { Parts } from './parts.ts';
import { Thing } from './Thing.tsx';
import { calledOf, signed, wordsOf } from './table.ts';

type Props = Omit<Parts, 'prospects'>;

/** What it brings, in a number: points where it is kept, steps of status where it is put on a city. */
export function broughtBy({ kind, vp, status }: EventView): string {
  if (kind === 'artist' || kind === 'invasion') return signed(status);
  return kind === 'wine' && vp === 0 ? '' : `${vp}`;
}

function Event({ table, cues, onLook, event }: Props & { readonly event: EventView }) {
  const { cities, events } = wordsOf(table);
  const { id, kind, currency, owner, city } = event;
  const change = cued(cues, `lot ${id}`);
  const gone = owner !== null || city !== null;
  const placing = table.view.placing === id;
  const facts = [
    eventNote(events, event),
    events.paidIn[currency],
    ...(owner === null ? [] : [cities.owned(nameOf(table, owner))]),
    ...(city === null ? [] : [events.on(city)]),
    ...(placing ? [events.placing] : []),
  ];
  const lot = table.view.auction?.lot === id || placing ? ' on-sale' : '';
  return (
    <Thing
      table={table}
      id={id}
      thing={`lot ${id}`}
      name={eventName(table.language, id)}
      facts={facts}
      class={`event${gone ? ' gone' : ''}${lot}`}
      cue={change}
      onLook={() => onLook(id)}
    >
      <Head of={id} />
      <span class="event-value">
        <Glyph of={EVENT_GLYPH[kind]} />
        <b class="num">{broughtBy(event)}</b>
        <Counter of={currency} />
      </span>
      <span class="event-name">{shortLot(table.language, id)}</span>
      {owner === null ? null : (
        <small>
          <Shield tincture={tinctureOf(table, owner)} width={10} />
          {calledOf(table, owner)}
        </small>
      )}
      {city === null ? null : <small>{cityName(table.language, city)}</small>}
      {placing ? <small>{events.placing}</small> : null}
    </Thing>
  );
}

function Pope({ table, cues, onLook }: Props) {
  const { cities, events } = wordsOf(table);
  const { owner, leagueUsed } = table.view.pope;
  const change = cued(cues, 'lot pope');
  const lot = table.view.auction?.kind === 'pope' ? ' on-sale' : '';
  return (
    <Thing
      table={table}
      id="pope"
      thing="lot pope"
      name={popeName(table.language)}
      facts={[
        events.paidIn.influence,
        ...(owner === null ? [] : [cities.owned(nameOf(table, owner))]),
        ...(leagueUsed ? [events.leagueUsed] : []),
      ]}
      class={`event pope${owner === null ? '' : ' gone'}${lot}`}
      cue={change}
      onLook={() => onLook('pope')}
    >
      <Head of="pope" />
      <span class="event-value">
        <Glyph of="pope" />
        <b class="num">{POPE_VP}</b>
        <Counter of="influence" />
      </span>
      <span class="event-name">{shortLot(table.language, 'pope')}</span>
      {owner === null ? null : (
        <small>
          <Shield tincture={tinctureOf(table, owner)} width={10} />
          {calledOf(table, owner)}
        </small>
      )}
    </Thing>
  );
}

function Later({ table, onLook, event }: Pick<Props, 'table' | 'onLook'> & { readonly event: EventView }) {
  const { events } = wordsOf(table);
  const { id, kind, currency, decade } = event;
  return (
    <Thing
      table={table}
      id={id}
      thing={`lot ${id}`}
      name={eventName(table.language, id)}
      facts={[events.later(decade), eventNote(events, event), events.paidIn[currency]]}
      class="later-event"
      onLook={() => onLook(id)}
    >
      <Glyph of={EVENT_GLYPH[kind]} />
      <b class="num">{broughtBy(event)}</b>
      <Counter of={currency} />
    </Thing>
  );
}

const LATER = [2, 3] as const;

export function Events(props: Props) {
  const { table, onLook } = props;
  const { events: words } = wordsOf(table);
  const { events, decade } = table.view;
  const here = events.filter((event) => event.decade === decade);
  const left = here.filter(({ where, id }) => where === 'offer' && id !== table.view.placing).length;
  const later = LATER.filter((n) => n > decade);
  return (
    <Sheet title={words.title(decade)} caption={words.left(left)} class="events">
      <ul class="event-row">
        {here.map((event) => (
          <li key={event.id}>
            <Event {...props} event={event} />
          </li>
        ))}
        <li>
          <Pope {...props} />
        </li>
      </ul>
      {later.length === 0 ? null : (
        <div class="later-row">
          {later.map((n) => (
            <ul key={n} aria-label={words.later(n)}>
              <li class="caption" aria-hidden="true">
                {words.laterShort(n)}
              </li>
              {events
                .filter((event) => event.decade === n)
                .map((event) => (
                  <li key={event.id}>
                    <Later table={table} onLook={onLook} event={event} />
                  </li>
                ))}
            </ul>
          ))}
        </div>
      )}
    </Sheet>
  );
}
