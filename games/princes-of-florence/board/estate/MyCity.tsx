/** One's own city large, and beside it each of one's people: what their Work is worth now, what it lacks, what that would add. */
import type { Seat } from '@signoria/kernel';
import { Button, Dialog, Shield, seatOf, WhyNumber } from '@signoria/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { WorkView } from '../../rules/view/view.ts';
import { cuesOf } from '../cues.ts';
import { Face, Glyph, type GlyphId } from '../drawings/index.ts';
import { lacksOf } from '../gain.ts';
import { named } from '../names.ts';
import { playerOf, type Table, wordsOf } from '../table.ts';
import { Drawn } from './EstateDrawing.tsx';
import { around } from './grounds.ts';

const KEY = 'C';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

const WAY = 'my-city-way';

/** Of several ways to such a sheet the key is that of the first in sight: a replay has one for each seat. */
function isFirst(way: Element | null): boolean {
  return way !== null && [...document.querySelectorAll(`.${WAY}`)].find((one) => one.checkVisibility()) === way;
}

/** By place on the keyboard: a Russian layout has no C. */
function useKey(press: () => void) {
  const way = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      const free = document.querySelector('dialog[open]') === null && isFirst(way.current);
      if (plain && event.code === `Key${KEY}` && free) press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return way;
}

function Work({ table, work }: { readonly table: Table; readonly work: WorkView }) {
  const { city, people } = wordsOf(table);
  const { profession, value, sum } = work;
  const lacks = lacksOf(work);
  const whole = lacks.reduce((all, { adds }) => all + adds, value);
  const short = table.view.minimum - value;
  return (
    <li class={short > 0 ? 'city-work low' : 'city-work'}>
      <Face of={profession} />
      <div>
        <b class="city-name">{named(table.language, profession)}</b>
        <p>
          <WhyNumber why={sum} table={table} label={people.value} class="city-now">
            {city.now(value)}
          </WhyNumber>
          <span class="city-verdict">{short > 0 ? people.short(short) : city.reached}</span>
        </p>
        {lacks.length === 0 ? (
          <p class="city-whole">{city.complete}</p>
        ) : (
          <p class="city-lacks">
            <span>{city.lacks}:</span>
            {lacks.map(({ id, adds }) => (
              <span key={id} class="city-lack">
                <Glyph of={id as GlyphId} />
                {city.adds(named(table.language, id), adds)}
              </span>
            ))}
            <span class="city-whole">{city.whole(whole)}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** Whose city it is, and what has been achieved in it. */
function Achieved({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { city } = wordsOf(table);
  const { name, tincture } = seatOf(table, seat);
  const { prestige, table: done } = playerOf(table, seat);
  return (
    <>
      <p class="city-of">
        <Shield tincture={tincture} width={22} /> <b>{name}</b> <span>{city.prestige(prestige)}</span>
      </p>
      {done.length === 0 ? null : (
        <section class="city-done">
          <p class="caption">{city.done}</p>
          <ul>
            {done.map((profession) => (
              <li key={profession}>
                <Face of={profession} /> {named(table.language, profession)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function City({ table }: { readonly table: Table }) {
  const { estate, people } = wordsOf(table);
  const { own } = table.view;
  const seat = table.you;
  if (seat === null || own === null) return null;
  const scene = { ...around(table.view, seat), ghost: null };
  return (
    <div class="my-city">
      <Drawn table={table} cues={cuesOf([])} scene={scene} label={estate.of(null, false)} />
      <div>
        <Achieved table={table} seat={seat} />
        <p class="caption">{people.minimum(table.view.minimum)}</p>
        {own.works.length === 0 ? <p>{people.nobody}</p> : null}
        <ul>
          {own.works.map((work) => (
            <Work key={work.profession} table={table} work={work} />
          ))}
        </ul>
      </div>
    </div>
  );
}

export function MyCity({ table }: { readonly table: Table }) {
  const { city } = wordsOf(table);
  const [open, setOpen] = useState(false);
  const way = useKey(() => setOpen(true));
  return (
    <span class={`florence ${WAY}`} ref={way}>
      <Button icon="home" shortcut={KEY} onPress={() => setOpen(true)}>
        {city.open}
      </Button>
      <Dialog
        open={open}
        title={city.title}
        close={city.close}
        onClose={() => setOpen(false)}
        actions={
          <Button icon="download" onPress={() => print()}>
            {city.print}
          </Button>
        }
      >
        <City table={table} />
      </Dialog>
    </span>
  );
}

/** The same where the board itself is over. */
export function Keepsake(table: Table) {
  return table.view.own === null ? null : <MyCity table={table} />;
}
