/** The shared part of the board: court and events, the cards, schemes and factions; on the phone behind tabs, on a tablet the court below the cards. */
import { Tabs, useCues, usePointing } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { cuesOf } from './cues.ts';
import { type Look, LookDialog } from './look.tsx';
import { Board, type Shown } from './luminaries/Board.tsx';
import { isMeant, useMeant } from './luminaries/meant.ts';
import { Chain } from './own/Chain.tsx';
import { Court } from './sheets/Court.tsx';
import { Dispute } from './sheets/Dispute.tsx';
import { Events } from './sheets/Events.tsx';
import { Factions } from './sheets/Factions.tsx';
import { RivalSheet } from './sheets/Rival.tsx';
import { Schemes } from './sheets/Schemes.tsx';
import { type Page, type Table, wordsOf } from './table.ts';
import { onStage } from './things.ts';

const PARTS = ['board', 'schemes', 'court', 'rival'] as const;
type Part = (typeof PARTS)[number];

/** The part that the open question is about, as far as it is about one alone. */
function askedPart({ pointing }: Table): Part {
  const only = (kind: RegExp) =>
    pointing.some((thing) => kind.test(thing)) && !pointing.some((thing) => !kind.test(thing));
  if (only(/^(court|deck)/)) return 'court';
  return only(/^(scheme|faction|edict)/) ? 'schemes' : 'board';
}

/** The reader's own choice holds until another question is asked. */
function usePart(table: Table): readonly [Part, (part: Part) => void] {
  const at = table.question?.at ?? '';
  const [chosen, choose] = useState<{ readonly at: string; readonly part: Part } | null>(null);
  return [chosen?.at === at ? chosen.part : askedPart(table), (part) => choose({ at, part })];
}

/** Opened by hand, or by a question about it alone: only then has its column room for what each can do. */
function useCourt(table: Table) {
  const at = table.question?.at ?? '';
  const [chosen, choose] = useState<{ readonly at: string; readonly open: boolean } | null>(null);
  const open = chosen?.at === at ? chosen.open : askedPart(table) === 'court';
  return { open, onOpen: () => choose({ at, open: !open }) };
}

/** What stands in each part of the stage. */
interface Sheets {
  readonly board: ComponentChildren;
  readonly schemes: ComponentChildren;
  readonly factions: ComponentChildren;
  readonly court: ComponentChildren;
  readonly events: ComponentChildren;
  readonly rival: ComponentChildren;
}

function Beside({ board, schemes, factions, court, events, rival }: Sheets) {
  return (
    <>
      <div class="beside left">
        {court}
        {events}
      </div>
      {board}
      <div class="beside right">
        {schemes}
        {rival}
        {factions}
      </div>
    </>
  );
}

interface PhoneProps {
  readonly table: Table;
  readonly sheets: Sheets;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
}

function InTabs({ table, sheets, part, onPart }: PhoneProps) {
  const { parts: words } = wordsOf(table);
  const shown = {
    board: [sheets.board, <div class="court-below">{sheets.court}</div>],
    schemes: [sheets.schemes, sheets.factions],
    court: [sheets.court, sheets.events],
    rival: [sheets.rival],
  } as const;
  return (
    <Tabs
      label={words.label}
      tabs={PARTS.filter((id) => id !== 'rival' || sheets.rival !== null).map((id) => ({ id, label: words[id] }))}
      value={part}
      onChange={(id) => onPart(PARTS.find((other) => other === id) ?? 'board')}
    >
      {shown[part]}
    </Tabs>
  );
}

export function Stage(page: Page) {
  const meant = useMeant(page);
  const pointing = usePointing(page, onStage, { several: 'look', meant: isMeant(meant.verb) });
  const table: Table = { ...page, pointing };
  const cues = useCues(table.news, cuesOf(table.news));
  const [look, setLook] = useState<Look | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [part, setPart] = usePart(table);
  const court = useCourt(table);
  const { rival, dispute } = table.view;
  const given = { table, cues, onLook: setLook };
  const show = (next: Shown | null) => {
    setShown(next);
    if (table.phone && next !== null) setPart('board');
  };
  const sheets: Sheets = {
    board: (
      <div class="middle">
        {dispute === null ? null : <Dispute {...given} dispute={dispute} />}
        <Board {...given} meant={meant} shown={shown} onShow={show} />
        {table.you === null && table.view.turn.chain.length > 0 ? <Chain {...given} /> : null}
      </div>
    ),
    schemes: <Schemes {...given} shown={shown} onShow={show} />,
    factions: <Factions {...given} />,
    court: <Court {...given} {...court} />,
    events: <Events {...given} />,
    rival: rival === null ? null : <RivalSheet {...given} rival={rival} />,
  };
  return (
    <div class={`pax pax-stage${table.phone ? ' phone' : ''}${court.open ? ' court-open' : ''}`}>
      {table.phone ? <InTabs table={table} sheets={sheets} part={part} onPart={setPart} /> : <Beside {...sheets} />}
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
