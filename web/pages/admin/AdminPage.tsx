/** Looking after the house, a tab for each side of it. For administrators only; the server sees to that. */
import '../../css/club/admin.css';
import { EmptyState, Mark, Progress, Tabs } from '@signoria/kit';
import { useEffect } from 'preact/hooks';
import { go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { me, online } from '../../state/me.ts';
import { words } from '../../state/words.ts';
import { adminApi } from './api.ts';
import { Faults } from './Faults.tsx';
import { Journal } from './Journal.tsx';
import { Overview } from './Overview.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { Settings } from './Settings.tsx';
import { TablesTab } from './TablesTab.tsx';
import { adminWords, TABS, type Tab } from './text.ts';

const PAGES: { readonly [T in Tab]: () => preact.JSX.Element | null } = {
  overview: Overview,
  reports: Reports,
  faults: Faults,
  people: People,
  tables: TablesTab,
  settings: Settings,
  journal: Journal,
};

function NotYours() {
  const { title, text, action } = adminWords.value.notYours;
  return (
    <EmptyState
      level={2}
      picture={<Mark />}
      title={title}
      text={text}
      action={
        <a class="btn ink" href={paths.account}>
          {action}
        </a>
      }
    />
  );
}

/** A row of tabs is wider than a phone: the open one is kept in sight. */
function useTabInSight(tab: Tab): void {
  useEffect(() => {
    const open = document.querySelector('.admin [role="tab"][aria-selected="true"]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
}

/** How many wait to be looked at stands on the tabs. */
function HousePages({ tab }: { readonly tab: Tab }) {
  const said = adminWords.value;
  const figures = useAsync(adminApi.figures, [tab]);
  const waiting = figures.state === 'ready' ? { reports: figures.value.reports.n, faults: figures.value.faults.n } : {};
  const counts: { readonly [T in Tab]?: number } = waiting;
  const Shown = PAGES[tab];
  useTabInSight(tab);
  return (
    <div class="sheet admin">
      <Tabs
        label={said.title}
        value={tab}
        onChange={(id) => id !== tab && go(paths.admin(id), 'replace')}
        tabs={TABS.map((id) => ({ id, label: said.tabs[id], ...(counts[id] ? { count: counts[id] } : {}) }))}
      >
        <Shown />
      </Tabs>
    </div>
  );
}

export default function AdminPage({ tab }: { readonly tab: string }) {
  const open = TABS.find((id) => id === tab) ?? 'overview';
  const known = me.value !== null || online.value === false;
  return (
    <Page class="admin-page">
      {known ? null : <Progress label={words.value.shell.loading} />}
      <h1>{adminWords.value.title}</h1>
      {known && me.value?.admin === true ? <HousePages tab={open} /> : null}
      {known && me.value?.admin !== true ? <NotYours /> : null}
    </Page>
  );
}
