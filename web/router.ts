/** Addresses of the pages, on the browser's own history. A page is a name and its parts; what it shows is elsewhere. */
import { signal } from '@preact/signals';
import { at, within } from './address.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'lobby' | 'new' | 'settings' | 'credits' | 'lost' | 'rules' | 'import' }
  | { readonly page: 'account' | 'setup' | 'pace' }
  | { readonly page: 'admin'; readonly tab: string }
  | { readonly page: 'person'; readonly user: string }
  | { readonly page: 'notices' }
  | { readonly page: 'ratings' | 'figures' | 'events' | 'newEvent' | 'deals' | 'challenge' }
  /** Empty for all of them, `new`, or which. */
  | { readonly page: 'leagues'; readonly which: string }
  /** The number of a deal, to compare it; empty for the whole. */
  | { readonly page: 'event'; readonly event: string; readonly deal: string }
  | { readonly page: 'room'; readonly table: string }
  | { readonly page: 'deal'; readonly deal: string }
  | { readonly page: 'notice'; readonly purpose: 'answer' | 'confirm' | 'stop' }
  | { readonly page: 'game' | 'aid' | 'workshop' | 'puzzles'; readonly game: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'table'; readonly table: string; readonly local: boolean }
  | { readonly page: 'replay' | 'review'; readonly table: string; readonly local: boolean };

export const paths = {
  home: at('/'),
  lobby: at('/tables'),
  new: at('/new'),
  settings: at('/settings'),
  pace: at('/pace'),
  credits: at('/credits'),
  rules: at('/rules'),
  import: at('/replay'),
  setup: at('/setup'),
  admin: (tab = '') => at(tab === '' ? '/admin' : `/admin/${tab}`),
  account: at('/account'),
  notices: at('/notices'),
  ratings: at('/ratings'),
  figures: at('/figures'),
  events: at('/events'),
  newEvent: at('/events/new'),
  event: (event: string) => at(`/events/${event}`),
  eventDeal: (event: string, deal: number) => at(`/events/${event}/${deal}`),
  leagues: at('/leagues'),
  newLeague: at('/leagues/new'),
  league: (league: string) => at(`/leagues/${league}`),
  deals: at('/deals'),
  deal: (deal: string) => at(`/deals/${deal}`),
  challenge: at('/challenge'),
  person: (user: string) => at(`/people/${user}`),
  game: (game: string, rule?: string) => at(`/games/${game}${rule === undefined ? '' : `#${rule}`}`),
  aid: (game: string) => at(`/games/${game}/aid`),
  workshop: (game: string) => at(`/workshop/${game}`),
  puzzles: (game = '', id = '') => at(`/puzzles${game && `/${game}`}${id && `#${id}`}`),
  join: (code: string) => at(`/join/${code}`),
  table: (table: string, local: boolean) => at(local ? `/local/${table}` : `/table/${table}`),
  replay: (table: string, local: boolean) => at(local ? `/replay/local/${table}` : `/replay/${table}`),
  /** Made to stand in pages of others; no page of the house itself. */
  embed: (what: 'replay' | 'table', table: string) => at(`/embed/${what}/${table}`),
  room: (table: string) => at(`/room/${table}`),
  review: (table: string, local: boolean) => at(local ? `/review/local/${table}` : `/review/${table}`),
} as const;

/** Pages that need nothing from their address. */
const PLAIN = [
  ...(['home', 'lobby', 'new', 'settings', 'credits', 'rules', 'import', 'account', 'setup', 'pace'] as const),
  ...(['notices', 'ratings', 'figures', 'events', 'newEvent', 'deals', 'challenge'] as const),
];
const PURPOSES = ['answer', 'confirm', 'stop'] as const;

/** With the patterns all addresses there are: what must hold for every page is asked of all of them. */
export const FIXED: { readonly [path: string]: Route } = Object.fromEntries([
  ...PLAIN.map((page): [string, Route] => [paths[page], { page }]),
  ...PURPOSES.map((purpose): [string, Route] => [`${paths.notices}/${purpose}`, { page: 'notice', purpose }]),
  [paths.admin(), { page: 'admin', tab: '' }],
  [paths.puzzles(), { page: 'puzzles', game: '' }],
]);

export const PATTERNS: readonly (readonly [RegExp, (part: string, second: string) => Route])[] = [
  [/^\/people\/([\w-]+)$/, (user) => ({ page: 'person', user })],
  [/^\/events\/([\w-]+)(?:\/(\d+))?$/, (event, deal) => ({ page: 'event', event, deal })],
  [/^\/leagues(?:\/([\w-]+))?$/, (which) => ({ page: 'leagues', which })],
  [/^\/deals\/([\w-]+)$/, (deal) => ({ page: 'deal', deal })],
  [/^\/admin\/([\w-]+)$/, (tab) => ({ page: 'admin', tab })],
  [/^\/games\/([\w-]+)$/, (game) => ({ page: 'game', game })],
  [/^\/games\/([\w-]+)\/aid$/, (game) => ({ page: 'aid', game })],
  [/^\/puzzles\/([\w-]+)$/, (game) => ({ page: 'puzzles', game })],
  [/^\/workshop\/([\w-]+)$/, (game) => ({ page: 'workshop', game })],
  [/^\/join\/([A-Za-z0-9]{6})$/, (code) => ({ page: 'join', code: code.toUpperCase() })],
  [/^\/table\/([\w-]+)$/, (table) => ({ page: 'table', table, local: false })],
  [/^\/local\/([\w-]+)$/, (table) => ({ page: 'table', table, local: true })],
  [/^\/replay\/local\/([\w-]+)$/, (table) => ({ page: 'replay', table, local: true })],
  [/^\/replay\/([\w-]+)$/, (table) => ({ page: 'replay', table, local: false })],
  [/^\/room\/([\w-]+)$/, (table) => ({ page: 'room', table })],
  [/^\/review\/local\/([\w-]+)$/, (table) => ({ page: 'review', table, local: true })],
  [/^\/review\/([\w-]+)$/, (table) => ({ page: 'review', table, local: false })],
];

export function routeOf(path: string): Route {
  const plain = path.length > paths.home.length ? path.replace(/\/$/, '') : path;
  if (Object.hasOwn(FIXED, plain)) return FIXED[plain]!;
  const inside = within(plain) ?? '';
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(inside);
    if (found !== null) return make(found[1] ?? '', found[2] ?? '');
  }
  return { page: 'lost' };
}

/** Where no browser is, nobody is anywhere. */
const here = globalThis.location ?? { pathname: paths.home, hash: '', search: '' };
export const route = signal<Route>(routeOf(here.pathname));
/** What stands after `#`, without it: a rule, or a move. */
export const anchor = signal(anchorOf());
/** `?game=condottiere`. */
export const query = signal(queryOf());

function anchorOf(): string {
  return decodeURIComponent(here.hash.slice(1));
}

function queryOf(): URLSearchParams {
  return new URLSearchParams(here.search);
}

function follow(): void {
  const next = routeOf(here.pathname);
  if (JSON.stringify(next) !== JSON.stringify(route.value)) route.value = next;
  anchor.value = anchorOf();
  query.value = queryOf();
}

/** Whether anybody has gone anywhere yet: the first page does not take the focus. */
let moved = false;

/** Readers of the screen hear a new page from its beginning, and the keyboard starts there. */
export function focusMain(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (moved && lost) document.getElementById('main')?.focus({ preventScroll: true });
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  moved = true;
  follow();
}

/** Links inside the house are followed here; everything else (other buttons, other sites, files) is the browser's. */
function ownLink(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.hash === '#main') return null; // the browser moves the focus there
  const ours = url.origin === location.origin && routeOf(url.pathname).page !== 'lost';
  return ours ? url : null;
}

export function startRouter(): void {
  addEventListener('popstate', follow);
  document.addEventListener('click', (event) => {
    const url = ownLink(event);
    if (url === null) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
