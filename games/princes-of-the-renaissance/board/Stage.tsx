/** The shared part of the board: cities and market, and beside them what goes on, princes, points and trade. */
import { Tabs, useCues, usePointing } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { Cities } from './Cities.tsx';
import { cuesOf } from './cues.ts';
import { CityDefs } from './drawings/index.ts';
import { Events } from './Events.tsx';
import { type Look, LookDialog, useAsking } from './look.tsx';
import { type Moment, momentOf, Now } from './Now.tsx';
import { Princes } from './Princes.tsx';
import { askedPage, hasChoice, type PageId, pagesOf } from './pages.ts';
import type { Parts } from './parts.ts';
import { prospectsOf } from './prospects.ts';
import { Scores } from './Scores.tsx';
import { Troops } from './Troops.tsx';
import { type Page, type Table, wordsOf } from './table.ts';
import { onStage } from './things.ts';
import { Trade } from './trade/Trade.tsx';

/** The reader's own choice holds until something else goes on. */
function usePage(table: Table, moment: Moment | null, warEnded: boolean): readonly [PageId, (page: PageId) => void] {
  const key = `${moment?.id ?? ''} ${table.view.auction?.id ?? ''} ${warEnded}`;
  const [chosen, choose] = useState<{ readonly key: string; readonly page: PageId } | null>(null);
  const page = chosen?.key === key ? chosen.page : askedPage(table, moment, warEnded);
  const there = pagesOf(table, moment).includes(page);
  return [there ? page : 'princes', (next) => choose({ key, page: next })];
}

function PageBody({ page, moment, ...parts }: Parts & { readonly page: PageId; readonly moment: Moment | null }) {
  const { table, cues, onLook, prospects } = parts;
  switch (page) {
    case 'now':
      return moment === null ? null : <Now key={`${moment.id} ${table.view.auction?.id}`} moment={moment} />;
    case 'cities':
      return <Cities {...parts} />;
    case 'market':
      return (
        <div class="market-page">
          <Events {...{ table, cues, onLook }} />
          <Troops {...{ table, cues, onLook }} />
        </div>
      );
    case 'princes':
      return <Princes {...{ table, cues, onLook }} />;
    case 'scores':
      return <Scores table={table} prospects={prospects} />;
    case 'trade':
      return <Trade table={table} />;
  }
}

function TabLabel({
  table,
  page,
  moment,
}: {
  readonly table: Table;
  readonly page: PageId;
  readonly moment: Moment | null;
}) {
  const words = wordsOf(table);
  const name = page === 'now' ? (moment === null ? '' : words.moments[moment.id]) : words.pages[page];
  return (
    <span class="page-tab">
      {name}
      {hasChoice(table, page) ? (
        <i class="gem">
          <span class="only-heard">{words.mayChoose}</span>
        </i>
      ) : null}
    </span>
  );
}

export function Stage(page: Page) {
  const table: Table = { ...page, pointing: usePointing(page, onStage) };
  const words = wordsOf(table);
  const cues = useCues(table.news, cuesOf(table.news));
  const [look, setLook] = useState<Look | null>(null);
  const asking = useAsking(setLook);
  const parts: Parts = { table, cues, onLook: setLook, prospects: prospectsOf(table) };
  const moment = momentOf(parts);
  const [shown, setPage] = usePage(table, moment, cues.warEnded);
  const pages = pagesOf(table, moment);
  const offers = table.view.offers.filter(({ to }) => to === table.you).length;
  return (
    <div class={`por por-stage${table.phone ? ' phone' : ''}`} {...asking}>
      <CityDefs />
      {table.phone ? null : (
        <div class="open-part">
          <Cities {...parts} />
          <div class="market">
            <Events {...{ table, cues, onLook: setLook }} />
            <Troops {...{ table, cues, onLook: setLook }} />
          </div>
        </div>
      )}
      <div class="pages">
        <Tabs
          label={words.parts}
          tabs={pages.map((id) => ({
            id,
            label: <TabLabel table={table} page={id} moment={moment} />,
            ...(id === 'trade' && offers > 0 ? { count: offers } : {}),
          }))}
          value={shown}
          onChange={(id) => setPage(pages.find((other) => other === id) ?? 'princes')}
        >
          <PageBody {...parts} page={shown} moment={moment} />
        </Tabs>
      </div>
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
