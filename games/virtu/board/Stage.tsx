/** The shared part of the board: the map, and beside it Palaces, prestige, market and the battle going on. */
import type { Seat } from '@signoria/kernel';
import { Shield, Tabs, tinctureOf, useTelling } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import { BattleSheet, Endings } from './BattleSheet.tsx';
import { draftedPlaces, withDraft } from './draft.ts';
import { Glyph, PortraitDefs } from './drawings/index.ts';
import { FamilyHint } from './FamilyHint.tsx';
import { type Look, LookDialog, lookAt, type OnLook } from './look.tsx';
import { MapSheet } from './MapSheet.tsx';
import { MarketSheet } from './MarketSheet.tsx';
import { PalaceSheet } from './PalaceSheet.tsx';
import { PowerChoice } from './PowerChoice.tsx';
import { PrestigeSheet } from './PrestigeSheet.tsx';
import { askedPage, type Page, pagesOf } from './pages.ts';
import { type Picking, usePicking } from './picking.ts';
import { Tray } from './Tray.tsx';
import { calledOf, playerOf, type Table, wordsOf } from './table.ts';
import { type Telling, tellingOf } from './telling.ts';

interface Parts {
  readonly table: Table;
  readonly picking: Picking;
  readonly telling: Telling;
  readonly onLook: OnLook;
}

/** The reader's own choice holds until another question is asked. */
function usePage(table: Table, picking: Picking): readonly [Page, (page: Page) => void] {
  const key = `${table.question?.at ?? ''} ${table.view.battle === null}`;
  const [chosen, choose] = useState<{ readonly key: string; readonly page: Page } | null>(null);
  return [chosen?.key === key ? chosen.page : askedPage(table, picking), (page) => choose({ key, page })];
}

function TabLabel({ table, page, gem }: { readonly table: Table; readonly page: Page; readonly gem: boolean }) {
  const words = wordsOf(table);
  const seat = page.startsWith('palace ') ? Number(page.slice(7)) : null;
  return (
    <span class={`page-tab${seat === null ? '' : ' of-seat'}`}>
      {seat === null ? null : <Shield tincture={tinctureOf(table, seat)} width={16} />}
      {page === 'battle' ? <Glyph name="war" /> : null}
      <span class="page-name">
        {seat === null ? words.pages[page as Exclude<Page, `palace ${Seat}`>] : calledOf(table, seat)}
      </span>
      {gem ? (
        <i class="gem">
          <span class="only-heard">{words.mayChoose}</span>
        </i>
      ) : null}
    </span>
  );
}

function PageBody({ page, ...parts }: Parts & { readonly page: Page }) {
  const { table, picking } = parts;
  const { battle } = table.view;
  if (page === 'map') return <MapSheet {...parts} />;
  if (page === 'prestige') return <PrestigeSheet table={table} />;
  if (page === 'market') return <MarketSheet {...parts} />;
  if (page === 'battle') return battle === null ? null : <BattleSheet table={table} battle={battle} />;
  const player = playerOf(table, Number(page.slice(7)));
  const shown = player.seat === table.you ? withDraft(player, draftedPlaces(table, picking)) : player;
  return <PalaceSheet key={page} {...parts} player={shown} />;
}

/** The thing under the pointer or the keyboard, if it is one. */
function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null;
}

/** A right click, a long press or "?" looks closer at anything, also where a press would choose it. */
function useAsking(table: Table, onLook: OnLook) {
  const ask = (event: Event) => {
    const at = thingAt(event.target);
    const look = at === null ? null : lookAt(table, at);
    if (look === null) return;
    event.preventDefault();
    onLook(look);
  };
  return {
    onContextMenu: ask,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === '?' && !event.defaultPrevented) ask(event);
    },
  };
}

export function Stage(table: Table) {
  const words = wordsOf(table);
  const picking = usePicking(table);
  const telling = useTelling(table.news, tellingOf(table.news, table.view));
  const [look, setLook] = useState<Look | null>(null);
  const [page, setPage] = usePage(table, picking);
  const parts: Parts = { table, picking, telling, onLook: setLook };
  const asking = useAsking(table, setLook);
  const pages = pagesOf(table, picking);
  const choosing = table.options.some(({ choice }) => choice.do === 'power') && !table.past;
  const body = choosing ? <PowerChoice table={table} picking={picking} /> : <PageBody {...parts} page={page} />;
  return (
    <div class={`virtu virtu-stage${table.phone ? ' phone' : ''}`} {...asking}>
      <PortraitDefs />
      {table.phone ? null : <MapSheet {...parts} />}
      <div class="sheet pages">
        <Tabs
          label={words.parts}
          tabs={pages.map(({ page: id, gem }) => ({ id, label: <TabLabel table={table} page={id} gem={gem} /> }))}
          value={page}
          onChange={(id) => setPage(id as Page)}
        >
          <Endings table={table} telling={telling} />
          <FamilyHint table={table} picking={picking} />
          {body}
        </Tabs>
      </div>
      <Tray table={table} picking={picking} />
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
