/** The shared part of the board: map and battle side by side, on the phone one above the other or behind tabs. */
import { Tabs, useCues, usePointing } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { BattleSheet } from './BattleSheet.tsx';
import { cuesOf } from './cues.ts';
import { type Look, LookDialog } from './look.tsx';
import { MapSheet } from './MapSheet.tsx';
import { type Table, wordsOf } from './table.ts';
import { things } from './things.ts';

/** So many rows leave no room for a readable map above them on the phone. */
const MANY_ROWS = 5;

type Part = 'map' | 'battle';

const ON_THE_MAP: ReadonlySet<string> = new Set(['chooseSite', 'placePope']);

/** The part that the open question is about, whoever is asked. */
function askedPart({ question }: Table): Part {
  return question !== null && ON_THE_MAP.has(question.at) ? 'map' : 'battle';
}

/** The reader's own choice holds until another question is asked. */
function usePart(table: Table): readonly [Part, (part: Part) => void] {
  const ticket = table.question?.ticket ?? -1;
  const [chosen, choose] = useState<{ readonly ticket: number; readonly part: Part } | null>(null);
  return [chosen?.ticket === ticket ? chosen.part : askedPart(table), (part) => choose({ ticket, part })];
}

export function Stage(table: Table) {
  const words = wordsOf(table);
  const cues = useCues(table.news, cuesOf(table.news, table.view));
  const [look, setLook] = useState<Look | null>(null);
  const [part, setPart] = usePart(table);
  const pointing = usePointing(table, things);
  const given = { table, pointing, cues, onLook: setLook };
  const tabbed = table.phone && table.view.players.length >= MANY_ROWS;
  return (
    <div class={`condottiere condottiere-stage${table.phone ? ' phone' : ''}${tabbed ? ' tabbed' : ''}`}>
      {tabbed ? (
        <Tabs
          label={words.parts}
          tabs={[
            { id: 'map', label: words.map },
            { id: 'battle', label: words.battle },
          ]}
          value={part}
          onChange={(id) => setPart(id === 'map' ? 'map' : 'battle')}
        >
          {part === 'map' ? <MapSheet {...given} /> : <BattleSheet {...given} />}
        </Tabs>
      ) : (
        <>
          <MapSheet {...given} />
          <BattleSheet {...given} />
        </>
      )}
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
