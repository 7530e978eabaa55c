/** Events of the decade with the Pope, sold ones with their owner or city, and what is still to come. */
import { aimAt, nameOf, Sheet, Shield, tinctureOf, told } from '@signoria/web/kit';
import type { EventView } from '../rules/view.ts';
import { cityName, eventName, popeName } from '../text/names.ts';
import { Counter, Glyph } from './drawings/index.ts';
import { EVENT_GLYPH, shortLot } from './names.ts';
import type { Parts } from './parts.ts';
import { Thing } from './Thing.tsx';
import { calledOf, signed, wordsOf } from './table.ts';

type Props = Omit<Parts, 'prospects'>;

/** What it brings, in a number: points, or steps of status. */
function broughtBy({ kind, vp, status }: EventView): string {
  if (kind === 'vp') return `${vp}`;
  return kind === 'wine' ? '' : signed(status);
}

function Event({ table, telling, onLook, event }: Props & { readonly event: EventView }) {
  const { cities, events } = wordsOf(table);
  const { id, kind, vp, status, currency, owner, city } = event;
  const aim = aimAt(table, (c) => c.do === 'nominate' && c.lot === id);
  const change = told(telling, `lot ${id}`);
  const gone = owner !== null || city !== null;
  const placing = table.view.placing === id;
  const facts = [
    events.kinds[kind](vp, status),
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
      aim={aim}
      name={eventName(table.language, id)}
      facts={facts}
      class={`event${gone ? ' gone' : ''}${lot} ${change.class}`}
      {...(change.style ? { style: change.style } : {})}
      onLook={() => onLook(id)}
    >
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

function Pope({ table, telling, onLook }: Props) {
  const { cities, events } = wordsOf(table);
  const { owner, leagueUsed } = table.view.pope;
  const aim = aimAt(table, (c) => c.do === 'nominate' && c.lot === 'pope');
  const change = told(telling, 'lot pope');
  const lot = table.view.auction?.kind === 'pope' ? ' on-sale' : '';
  return (
    <Thing
      table={table}
      id="pope"
      aim={aim}
      name={popeName(table.language)}
      facts={[
        events.paidIn.influence,
        ...(owner === null ? [] : [cities.owned(nameOf(table, owner))]),
        ...(leagueUsed ? [events.leagueUsed] : []),
      ]}
      class={`event pope${owner === null ? '' : ' gone'}${lot} ${change.class}`}
      {...(change.style ? { style: change.style } : {})}
      onLook={() => onLook('pope')}
    >
      <span class="event-value">
        <Glyph of="pope" />
        <b class="num">3</b>
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
  const { id, kind, currency, decade, vp, status } = event;
  const aim = aimAt(table, (c) => c.do === 'nominate' && c.lot === id);
  return (
    <Thing
      table={table}
      id={id}
      aim={aim}
      name={eventName(table.language, id)}
      facts={[events.later(decade), events.kinds[kind](vp, status), events.paidIn[currency]]}
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
