/** The shared part of the board: the map, and beside it Palaces, prestige, market and the battle going on. */
import { Shield, Tabs, tinctureOf, useCues, usePointing } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { type BoardCues, cuesOf } from './cues.ts';
import { Glyph, PortraitDefs } from './drawings/index.ts';
import { LookDialog } from './look.tsx';
import { type Look, lookAt, type OnLook } from './looking.ts';
import { askedPage, type Page, pagesOf } from './pages.ts';
import { draftedPlaces, withDraft } from './palace/draft.ts';
import { FamilyHint } from './palace/FamilyHint.tsx';
import { PalaceSheet } from './palace/PalaceSheet.tsx';
import { BattleSheet, Endings } from './sheets/BattleSheet.tsx';
import { MapSheet } from './sheets/MapSheet.tsx';
import { MarketSheet } from './sheets/MarketSheet.tsx';
import { PowerChoice } from './sheets/PowerChoice.tsx';
import { PrestigeSheet } from './sheets/PrestigeSheet.tsx';
import { Tray } from './Tray.tsx';
import { calledOf, type Pointing, playerOf, type Table, wordsOf } from './table.ts';
import type { Pressing } from './target.tsx';
import { things } from './things.ts';

interface Parts extends Pressing {
  readonly cues: BoardCues;
}

/** The reader's own choice holds until another question is asked. */
function usePage(table: Table, pointing: Pointing): readonly [Page, (page: Page) => void] {
  const key = `${table.question?.at ?? ''} ${table.view.battle === null}`;
  const [chosen, choose] = useState<{ readonly key: string; readonly page: Page } | null>(null);
  return [chosen?.key === key ? chosen.page : askedPage(table, pointing), (page) => choose({ key, page })];
}

function TabLabel({ table, page, gem }: { readonly table: Table; readonly page: Page; readonly gem: boolean }) {
  const words = wordsOf(table);
  const seat = page.startsWith('palace ') ? Number(page.slice(7)) : null;
  return (
    <span class={`page-tab${seat === null ? '' : ' of-seat'}`}>
      {seat === null ? null : <Shield tincture={tinctureOf(table, seat)} width={16} />}
      {page === 'battle' ? <Glyph name="war" /> : null}
      <span class="page-name">
        {seat === null ? words.pages[page as Exclude<Page, `palace ${number}`>] : calledOf(table, seat)}
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
  const { table, pointing } = parts;
  const { battle } = table.view;
  if (page === 'map') return <MapSheet {...parts} />;
  if (page === 'prestige') return <PrestigeSheet table={table} />;
  if (page === 'market') return <MarketSheet {...parts} />;
  if (page === 'battle') return battle === null ? null : <BattleSheet table={table} battle={battle} />;
  const player = playerOf(table, Number(page.slice(7)));
  const shown = player.seat === table.you ? withDraft(player, draftedPlaces(table, pointing)) : player;
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
  const pointing = usePointing(table, things);
  const cues = useCues(table.news, cuesOf(table.news, table.view));
  const [look, setLook] = useState<Look | null>(null);
  const [page, setPage] = usePage(table, pointing);
  const parts: Parts = { table, pointing, cues, onLook: setLook };
  const asking = useAsking(table, setLook);
  const pages = pagesOf(table, pointing);
  const choosing = table.options.some(({ choice }) => choice.do === 'power') && !table.past;
  const body = choosing ? <PowerChoice {...parts} /> : <PageBody {...parts} page={page} />;
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
          <Endings table={table} cues={cues} />
          <FamilyHint table={table} pointing={pointing} />
          {body}
        </Tabs>
      </div>
      <Tray table={table} pointing={pointing} />
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
