/** Edicts with their tokens and special events in play, the event deck, and how many edicts are gone. */
import { Pips, Sheet, Shield } from '@signoria/kit';
import { numberOf } from '../../data/box.ts';
import { printed } from '../../text/names.ts';
import { Disc, Glyph } from '../drawings/index.ts';
import { eventName, type SheetProps } from '../look.tsx';
import { Thing } from '../Thing.tsx';
import { named, namesOf, tinctureOf, wordsOf } from '../table.ts';

function Edicts({ table, cues, onLook }: SheetProps) {
  const { events: words } = wordsOf(table);
  const names = namesOf(table);
  return (
    <>
      {table.view.edicts.map(({ faction, who, tokens }) => (
        <li key={faction}>
          <Thing
            table={table}
            cues={cues}
            thing={`edict ${faction}`}
            class="thing event-row"
            facts={[names.edicts[faction], words.before(named(table, who)), words.tokens(tokens)]}
            onLook={() => onLook({ at: 'event', id: `edict-${faction}` })}
          >
            <Disc of={faction} small />
            <span>{names.edicts[faction]}</span>
            <Shield tincture={tinctureOf(table, who)} width={12} />
            <b class="num">{tokens}</b>
          </Thing>
        </li>
      ))}
    </>
  );
}

function Specials({ table, cues, onLook }: SheetProps) {
  const { events: words } = wordsOf(table);
  const names = namesOf(table);
  return (
    <>
      {table.view.specials.map(({ event, who }) => (
        <li key={event}>
          <Thing
            table={table}
            cues={cues}
            thing={null}
            changing={`event ${event}`}
            class="thing event-row"
            facts={[
              names.specials[event].name,
              words.before(named(table, who)),
              printed(table.view, names.specials[event].text),
            ]}
            onLook={() => onLook({ at: 'event', id: event })}
          >
            <Glyph of="event" />
            <span>{names.specials[event].name}</span>
            <Shield tincture={tinctureOf(table, who)} width={12} />
          </Thing>
        </li>
      ))}
    </>
  );
}

export function Events(props: SheetProps) {
  const { table } = props;
  const { view } = table;
  const { events: words } = wordsOf(table);
  const top = view.eventDiscards.top;
  const last = numberOf(view, 'limit.edictsToEnd');
  return (
    <Sheet title={words.title} caption={words.deck(view.eventDeck)} class="events">
      <div class="edict-clock">
        <Pips
          value={Math.min(last, view.edictsDiscarded)}
          of={last}
          label={words.discarded(view.edictsDiscarded, last)}
        />
        <span aria-hidden="true">{words.discardedShort(view.edictsDiscarded, last)}</span>
      </div>
      <ul>
        <Edicts {...props} />
        <Specials {...props} />
      </ul>
      {view.edicts.length + view.specials.length === 0 ? <p class="remark">{words.none}</p> : null}
      {view.nextEvent === null ? null : <p class="remark">{words.next(eventName(table, view.nextEvent))}</p>}
      {view.nextEvent === null && view.nextEventKnownTo !== null ? (
        <p class="remark">{words.knownTo(named(table, view.nextEventKnownTo))}</p>
      ) : null}
      {top === null ? null : <p class="remark">{words.lastDiscard(eventName(table, top))}</p>}
    </Sheet>
  );
}
