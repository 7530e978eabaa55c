/** The shared part of the board: market, estate, people and princes; on the phone market above, the rest behind tabs. */
import type { Seat } from '@signoria/kernel';
import { Tabs, useCues, usePointing } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { cuesOf } from './cues.ts';
import { Diego } from './Diego.tsx';
import { TileDefs } from './drawings/index.ts';
import { EstateSheet } from './estate/EstateSheet.tsx';
import { type Placing, usePlacing } from './estate/use-placing.ts';
import { gainOf } from './gain.ts';
import { type Look, LookDialog } from './look.tsx';
import { Mats } from './Mats.tsx';
import { Market } from './market/Market.tsx';
import { momentOf, Now } from './Now.tsx';
import { People } from './People.tsx';
import { hostOf, type Table, wordsOf } from './table.ts';
import { things } from './things.ts';

type Part = 'people' | 'estate' | 'princes';
const PARTS: readonly Part[] = ['people', 'estate', 'princes'];

/** The part that the open question is about. */
function askedPart(table: Table, placing: Placing | null): Part {
  return placing !== null || table.view.offer !== null || table.you === null ? 'estate' : 'people';
}

/** The reader's own choice holds until another question is asked. */
function usePart(table: Table, placing: Placing | null): readonly [Part, (part: Part) => void] {
  const ticket = table.question?.ticket ?? -1;
  const [chosen, choose] = useState<{ readonly ticket: number; readonly part: Part } | null>(null);
  return [chosen?.ticket === ticket ? chosen.part : askedPart(table, placing), (part) => choose({ ticket, part })];
}

export function Stage(table: Table) {
  const words = wordsOf(table);
  const cues = useCues(table.news, cuesOf(table.news));
  const [look, setLook] = useState<Look | null>(null);
  const [looked, setLooked] = useState<Seat | null>(null);
  const host = hostOf(table);
  const seat = looked ?? host;
  // One's own estate is whoever's who sits here now: at one device people change places.
  const setSeat = (other: Seat) => setLooked(other === host ? null : other);
  const placing = usePlacing(table);
  const [part, setPart] = usePart(table, placing);
  const pointing = usePointing(table, things, { several: 'look' });
  const given = { table, pointing, cues, onLook: setLook };
  const moment = momentOf(given);
  const estate = <EstateSheet table={table} cues={cues} placing={placing} seat={seat} onSeat={setSeat} />;
  const show = (other: Seat) => {
    setSeat(other);
    setPart('estate');
  };
  const people = (
    <>
      {moment === null ? null : <Now moment={moment} />}
      {moment?.alone ? null : <People {...given} gain={gainOf(table, pointing, placing)} />}
    </>
  );
  const princes = table.view.solo === null ? <Mats {...given} seat={seat} onSeat={show} /> : <Diego {...given} />;
  return (
    <div class={`florence florence-stage${table.phone ? ' phone' : ''}${table.you === null ? ' watching' : ''}`}>
      <TileDefs />
      {table.phone && placing !== null ? null : <Market {...given} />}
      {table.phone ? (
        <Tabs
          label={words.parts.label}
          tabs={PARTS.map((id) => ({ id, label: words.parts[id === 'princes' && table.view.solo ? 'diego' : id] }))}
          value={part}
          onChange={(id) => setPart(PARTS.find((other) => other === id) ?? 'people')}
        >
          {part === 'people' ? people : null}
          {part === 'princes' ? null : estate}
          {part === 'princes' ? princes : null}
        </Tabs>
      ) : (
        <>
          {estate}
          <div class="beside">
            {people}
            {princes}
          </div>
        </>
      )}
      <LookDialog {...given} look={look} />
    </div>
  );
}
