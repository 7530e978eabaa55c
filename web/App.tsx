/** The house: which page is shown, its title, and where the focus goes when it changes. */
import { computed, effect } from '@preact/signals';
import { Patterns, Progress, Toasts } from '@signoria/kit';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toldInPage } from './address.ts';
import { loadClientBundle } from './games/client-bundle.ts';
import { loadBoard } from './games/load.ts';
import { goToNextWaiting } from './pages/table/keyboard.ts';
import { anchor, focusMain, type Route, route } from './router.ts';
import { Broken, Fault } from './shell/Fault.tsx';
import { attention } from './state/attention.ts';
import { introduce, me, socket } from './state/me.ts';
import { ownTitle } from './state/own-title.ts';
import { pagesSpeak } from './state/page-words.ts';
import { language } from './state/settings.ts';
import { closeToast, toasts } from './state/toasts.ts';
import { words } from './state/words.ts';

const otherPages = () => import('./pages/others.tsx');

/**
 * Each page is fetched when it is first shown; so are the ways to most of them: whoever sits at a table has no use for the
 * names of two hundred files.
 */
async function draw(at: Route): Promise<VNode> {
  switch (at.page) {
    case 'table':
      return import('./pages/table/TablePage.tsx').then(({ default: TablePage }) => (
        <TablePage table={at.table} local={at.local} />
      ));
    case 'home':
      // From here people go on: the ways shall be there by then.
      void otherPages().catch(() => {});
      return import('./pages/home/Home.tsx').then(({ default: Home }) => <Home />);
    case 'join':
      return import('./pages/join/Join.tsx').then(({ default: Join }) => <Join code={at.code} />);
    default:
      return (await otherPages()).drawOther(at);
  }
}

/** The page with its words. */
async function drawn(at: Route): Promise<VNode> {
  const page = await draw(at);
  await pagesSpeak(language.peek());
  return page;
}

/** On its way while something else is still being fetched. */
export function prefetch(at: Route): void {
  drawn(at).catch(() => {}); // it will be asked for again, and then say what is wrong
  if (at.page === 'table' && !at.local) prefetchTable();
}

/** The server has named the game with its page: the board comes, and the line opens, before the table is drawn. */
function prefetchTable(): void {
  const game = toldInPage('game');
  if (game === undefined) return;
  void Promise.all([loadClientBundle(game), loadBoard(game)]).catch(() => {});
  void introduce().then(() => {
    if (me.value !== null) socket();
  });
}

const title = computed(() => {
  const at = route.value;
  const page = at.page === 'game' ? (ownTitle.value ?? '') : words.value.shell.title[at.page];
  const mark = attention.value ? '◆ ' : '';
  return page === '' ? 'Signoria' : `${mark}${page} · Signoria`;
});

/** The page and the route it was fetched for: while the next one is on its way, the old one stays. */
function usePage() {
  const [shown, setShown] = useState<{ readonly page: VNode; readonly at: Route } | null>(null);
  const at = route.value;
  useEffect(() => {
    let current = true;
    // A page that cannot be fetched is either gone with an old version or out of reach.
    void drawn(at)
      .catch(() => <Broken />)
      .then((page) => current && setShown({ page, at }));
    return () => {
      current = false;
    };
  }, [at]);
  return shown;
}

function useFreshPage(at: Route | undefined): void {
  useEffect(() => {
    if (at === undefined) return;
    if (anchor.value === '') scrollTo(0, 0);
    focusMain();
  }, [at]);
}

/** The two sides of the tables page, and the tabs of the administration, are one page: what was filled in on one stays when looking at the other. */
function keyOf(at: Route): string {
  if (at.page === 'new' || at.page === 'lobby') return 'tables';
  return at.page === 'admin' ? at.page : JSON.stringify(at);
}

function listenForNext(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.code !== 'KeyN' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (route.value.page !== 'table') void goToNextWaiting(null);
}

export function App() {
  const shown = usePage();
  const { shell } = words.value;
  useFreshPage(shown?.at);
  useEffect(
    () =>
      effect(() => {
        document.title = title.value;
      }),
    [],
  );
  useEffect(() => {
    document.addEventListener('keydown', listenForNext);
    return () => document.removeEventListener('keydown', listenForNext);
  }, []);
  return (
    <>
      <a class="skip" href="#main">
        {shell.skip}
      </a>
      <Patterns />
      <Fault key={shown === null ? '' : keyOf(shown.at)}>
        {shown?.page ?? (
          <main id="main" class="opening" tabIndex={-1}>
            <Progress label={shell.loading} />
          </main>
        )}
      </Fault>
      <Toasts
        label={shell.news}
        close={shell.close}
        onClose={closeToast}
        messages={toasts.value.map(({ id, kind, text }) => ({ id, kind, text: text(words.value) }))}
      />
    </>
  );
}
