/** The shared part of the board: court and events, the cards, schemes and factions; on the phone behind tabs. */
import { Tabs, useTelling } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import { Board, type Shown } from './Board.tsx';
import { Chain } from './Chain.tsx';
import { Court } from './Court.tsx';
import { Dispute } from './Dispute.tsx';
import { Events } from './Events.tsx';
import { Factions } from './Factions.tsx';
import { type Look, LookDialog } from './look.tsx';
import { usePicking } from './picking.ts';
import { RivalSheet } from './Rival.tsx';
import { Schemes } from './Schemes.tsx';
import { allDeeds, spotsOf } from './spots.ts';
import { type Table, wordsOf } from './table.ts';
import { tellingOf } from './telling.ts';

const PARTS = ['board', 'schemes', 'court', 'rival'] as const;
type Part = (typeof PARTS)[number];

/** The part that the open question is about, as far as it is about one alone. */
function askedPart(table: Table): Part {
  const spots = allDeeds(table)
    .filter(({ open }) => open)
    .flatMap(({ choice }) => spotsOf(choice));
  if (spots.length === 0) return 'board';
  if (spots.every((spot) => /^(court|deck)/.test(spot))) return 'court';
  return spots.every((spot) => /^(scheme|faction|edict)/.test(spot)) ? 'schemes' : 'board';
}

/** The reader's own choice holds until another question is asked. */
function usePart(table: Table): readonly [Part, (part: Part) => void] {
  const at = table.question?.at ?? '';
  const [chosen, choose] = useState<{ readonly at: string; readonly part: Part } | null>(null);
  return [chosen?.at === at ? chosen.part : askedPart(table), (part) => choose({ at, part })];
}

export function Stage(table: Table) {
  const words = wordsOf(table);
  const telling = useTelling(table.news, tellingOf(table.news));
  const picking = usePicking(table);
  const [look, setLook] = useState<Look | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [part, setPart] = usePart(table);
  const { rival, dispute } = table.view;
  const given = { table, telling, onLook: setLook };
  const show = (next: Shown | null) => {
    setShown(next);
    if (table.phone && next !== null) setPart('board');
  };
  const middle = (
    <div class="middle">
      {dispute === null ? null : <Dispute {...given} dispute={dispute} />}
      <Board {...given} picking={picking} shown={shown} onShow={show} />
      {table.you === null && table.view.turn.chain.length > 0 ? <Chain {...given} /> : null}
    </div>
  );
  const schemes = <Schemes {...given} shown={shown} onShow={show} />;
  const factions = <Factions {...given} />;
  const court = <Court {...given} />;
  const events = <Events {...given} />;
  const opponent = rival === null ? null : <RivalSheet {...given} rival={rival} />;
  return (
    <div class={`pax pax-stage${table.phone ? ' phone' : ''}`}>
      {table.phone ? (
        <Tabs
          label={words.parts.label}
          tabs={PARTS.filter((id) => id !== 'rival' || rival !== null).map((id) => ({ id, label: words.parts[id] }))}
          value={part}
          onChange={(id) => setPart(PARTS.find((other) => other === id) ?? 'board')}
        >
          {part === 'board' ? middle : null}
          {part === 'schemes' ? (
            <>
              {schemes}
              {factions}
            </>
          ) : null}
          {part === 'court' ? (
            <>
              {court}
              {events}
            </>
          ) : null}
          {part === 'rival' ? opponent : null}
        </Tabs>
      ) : (
        <>
          <div class="beside left">
            {court}
            {events}
          </div>
          {middle}
          <div class="beside right">
            {schemes}
            {opponent}
            {factions}
          </div>
        </>
      )}
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
