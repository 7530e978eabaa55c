/** Addresses of the pages, on the browser's own history. A page is a name and its parts; what it shows is elsewhere. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' | 'lobby' | 'new' | 'settings' | 'credits' | 'lost' | 'rules' | 'import' }
  | { readonly page: 'account' | 'setup' | 'pace' }
  | { readonly page: 'admin'; readonly tab: string }
  | { readonly page: 'person'; readonly user: string }
  | { readonly page: 'notices' }
  | { readonly page: 'ratings' | 'events' | 'newEvent' | 'deals' | 'challenge' }
  | { readonly page: 'event'; readonly event: string }
  | { readonly page: 'deal'; readonly deal: string }
  | { readonly page: 'notice'; readonly purpose: 'answer' | 'confirm' | 'stop' }
  | { readonly page: 'game' | 'workshop' | 'puzzles'; readonly game: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'table' | 'replay' | 'review'; readonly table: string; readonly local: boolean };

export const paths = {
  home: '/',
  lobby: '/tables',
  new: '/new',
  settings: '/settings',
  pace: '/pace',
  credits: '/credits',
  rules: '/rules',
  import: '/replay',
  setup: '/setup',
  admin: (tab = '') => (tab === '' ? '/admin' : `/admin/${tab}`),
  account: '/account',
  notices: '/notices',
  ratings: '/ratings',
  events: '/events',
  newEvent: '/events/new',
  event: (event: string) => `/events/${event}`,
  deals: '/deals',
  deal: (deal: string) => `/deals/${deal}`,
  challenge: '/challenge',
  person: (user: string) => `/people/${user}`,
  game: (game: string, rule?: string) => `/games/${game}${rule === undefined ? '' : `#${rule}`}`,
  puzzles: (game = '', id = '') => `/puzzles${game && `/${game}`}${id && `#${id}`}`,
  workshop: (game: string) => `/workshop/${game}`,
  join: (code: string) => `/join/${code}`,
  table: (table: string, local: boolean) => (local ? `/local/${table}` : `/table/${table}`),
  replay: (table: string, local: boolean) => (local ? `/replay/local/${table}` : `/replay/${table}`),
  review: (table: string, local: boolean) => (local ? `/review/local/${table}` : `/review/${table}`),
} as const;

const FIXED: { readonly [path: string]: Route } = {
  [paths.home]: { page: 'home' },
  [paths.lobby]: { page: 'lobby' },
  [paths.new]: { page: 'new' },
  [paths.settings]: { page: 'settings' },
  [paths.pace]: { page: 'pace' },
  [paths.credits]: { page: 'credits' },
  [paths.rules]: { page: 'rules' },
  [paths.import]: { page: 'import' },
  [paths.setup]: { page: 'setup' },
  [paths.admin()]: { page: 'admin', tab: '' },
  [paths.account]: { page: 'account' },
  [paths.notices]: { page: 'notices' },
  [paths.ratings]: { page: 'ratings' },
  [paths.events]: { page: 'events' },
  [paths.newEvent]: { page: 'newEvent' },
  [paths.deals]: { page: 'deals' },
  [paths.challenge]: { page: 'challenge' },
  [paths.puzzles()]: { page: 'puzzles', game: '' },
  '/notices/answer': { page: 'notice', purpose: 'answer' },
  '/notices/confirm': { page: 'notice', purpose: 'confirm' },
  '/notices/stop': { page: 'notice', purpose: 'stop' },
};

const PATTERNS: readonly (readonly [RegExp, (part: string) => Route])[] = [
  [/^\/people\/([\w-]+)$/, (user) => ({ page: 'person', user })],
  [/^\/events\/([\w-]+)$/, (event) => ({ page: 'event', event })],
  [/^\/deals\/([\w-]+)$/, (deal) => ({ page: 'deal', deal })],
  [/^\/admin\/([\w-]+)$/, (tab) => ({ page: 'admin', tab })],
  [/^\/games\/([\w-]+)$/, (game) => ({ page: 'game', game })],
  [/^\/puzzles\/([\w-]+)$/, (game) => ({ page: 'puzzles', game })],
  [/^\/workshop\/([\w-]+)$/, (game) => ({ page: 'workshop', game })],
  [/^\/join\/([A-Za-z0-9]{6})$/, (code) => ({ page: 'join', code: code.toUpperCase() })],
  [/^\/table\/([\w-]+)$/, (table) => ({ page: 'table', table, local: false })],
  [/^\/local\/([\w-]+)$/, (table) => ({ page: 'table', table, local: true })],
  [/^\/replay\/local\/([\w-]+)$/, (table) => ({ page: 'replay', table, local: true })],
  [/^\/replay\/([\w-]+)$/, (table) => ({ page: 'replay', table, local: false })],
  [/^\/review\/local\/([\w-]+)$/, (table) => ({ page: 'review', table, local: true })],
  [/^\/review\/([\w-]+)$/, (table) => ({ page: 'review', table, local: false })],
];

export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (Object.hasOwn(FIXED, plain)) return FIXED[plain]!;
  for (const [pattern, make] of PATTERNS) {
    const part = pattern.exec(plain)?.[1];
    if (part !== undefined) return make(part);
  }
  return { page: 'lost' };
}

const here = typeof location === 'undefined' ? '/' : location.pathname;
export const route = signal<Route>(routeOf(here));
/** What stands after `#`, without it: a rule, or a move. */
export const anchor = signal(typeof location === 'undefined' ? '' : anchorOf(location.hash));
/** `?game=condottiere`. */
export const query = signal(new URLSearchParams(typeof location === 'undefined' ? '' : location.search));

function anchorOf(hash: string): string {
  return decodeURIComponent(hash.slice(1));
}

function follow(): void {
  const next = routeOf(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(route.value)) route.value = next;
  anchor.value = anchorOf(location.hash);
  query.value = new URLSearchParams(location.search);
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
