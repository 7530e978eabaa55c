/** The shared part of the board: cities and market, and beside them what goes on, princes, points and trade. */
import { Tabs, useTelling } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import { Cities } from './Cities.tsx';
import { CityDefs } from './drawings/index.ts';
import { Events } from './Events.tsx';
import { type Look, LookDialog, useAsking } from './look.tsx';
import { type Moment, momentOf, Now } from './Now.tsx';
import { Princes } from './Princes.tsx';
import { askedPage, hasChoice, pagesOf } from './pages.ts';
import type { Parts } from './parts.ts';
import { prospectsOf } from './prospects.ts';
import { Scores } from './Scores.tsx';
import { Trade } from './Trade.tsx';
import { Troops } from './Troops.tsx';
import { type Table, wordsOf } from './table.ts';
import { tellingOf } from './telling.ts';
import type { PageId } from './text.shape.ts';

/** The reader's own choice holds until something else goes on. */
function usePage(table: Table, moment: Moment | null, warEnded: boolean): readonly [PageId, (page: PageId) => void] {
  const key = `${moment?.id ?? ''} ${table.view.auction?.id ?? ''} ${warEnded}`;
  const [chosen, choose] = useState<{ readonly key: string; readonly page: PageId } | null>(null);
  const page = chosen?.key === key ? chosen.page : askedPage(table, moment, warEnded);
  const there = pagesOf(table, moment).includes(page);
  return [there ? page : 'princes', (next) => choose({ key, page: next })];
}

function PageBody({ page, moment, ...parts }: Parts & { readonly page: PageId; readonly moment: Moment | null }) {
  const { table, telling, onLook, prospects } = parts;
  switch (page) {
    case 'now':
      return moment === null ? null : <Now key={`${moment.id} ${table.view.auction?.id}`} moment={moment} />;
    case 'cities':
      return <Cities {...parts} />;
    case 'market':
      return (
        <div class="market-page">
          <Events {...{ table, telling, onLook }} />
          <Troops {...{ table, telling, onLook }} />
        </div>
      );
    case 'princes':
      return <Princes {...{ table, telling, onLook }} />;
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

export function Stage(table: Table) {
  const words = wordsOf(table);
  const telling = useTelling(table.news, tellingOf(table.news));
  const [look, setLook] = useState<Look | null>(null);
  const asking = useAsking(setLook);
  const parts: Parts = { table, telling, onLook: setLook, prospects: prospectsOf(table) };
  const moment = momentOf(parts);
  const [page, setPage] = usePage(table, moment, telling.warEnded);
  const pages = pagesOf(table, moment);
  const offers = table.view.offers.filter(({ to }) => to === table.you).length;
  return (
    <div class={`por por-stage${table.phone ? ' phone' : ''}`} {...asking}>
      <CityDefs />
      {table.phone ? null : (
        <div class="open-part">
          <Cities {...parts} />
          <div class="market">
            <Events {...{ table, telling, onLook: setLook }} />
            <Troops {...{ table, telling, onLook: setLook }} />
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
          value={page}
          onChange={(id) => setPage(pages.find((other) => other === id) ?? 'princes')}
        >
          <PageBody {...parts} page={page} moment={moment} />
        </Tabs>
      </div>
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}
