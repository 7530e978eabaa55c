/**
 * The service worker: keeps the whole client, so that the start page and local games open without a network. What it
 * keeps is a list made when the client is built; a new list is a new version. Of the API it knows two things: an answer
 * given from a notice, and how many games wait.
 */
import type { AnsweredNotice, Pushed } from '@signoria/protocol';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** As much of a service worker's global scope as is needed; the DOM's types do not have it. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushing) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicking) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: ShownNotice): Promise<void> };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface Pushing extends Lasting {
  /** What the server sends, as a push service hands it on. */
  readonly data: { json(): unknown } | null;
}
interface Clicking extends Lasting {
  /** Which of its buttons was pressed; empty for the notice itself. */
  readonly action: string;
  readonly notification: { readonly data: Pushed; close(): void };
}
interface ShownNotice extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
  readonly renotify?: boolean;
}

// Filled in by the build; see vite.config.ts.
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as Scope; // the page's types say Window here
/** Where the house lies at its host: this script is at its door. */
const BASE = new URL('.', location.href).pathname.slice(0, -1);
const at = (path: string): string => BASE + path;
/** All that is kept of an origin lies together: two houses at one host must know theirs. */
const CACHES = `signoria${BASE}-`;
const CACHE = `${CACHES}${PRECACHE.version}`;
const FILES = PRECACHE.files.map(at);
const SHELL = at('/index.html');
const PATIENCE_MS = 3000;
const BAD_GATEWAY = 502;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|socket|metrics|health|embed|feeds|pictures)(\/|$)/.test(url.pathname.slice(BASE.length))) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(keptFile(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  }
  await scope.clients.claim();
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's page while it answers; ours when it does not, or takes too long, or a proxy has to speak for it. */
async function page(request: Request): Promise<Response> {
  const shell = () => caches.match(SHELL);
  try {
    const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(shell()), PATIENCE_MS));
    const answered = (await Promise.race([fetch(request), late])) ?? (await fetch(request));
    return answered.status >= BAD_GATEWAY ? ((await shell()) ?? answered) : answered;
  } catch (error) {
    const kept = await shell();
    if (kept === undefined) throw error;
    return kept;
  }
}

scope.addEventListener('push', (event) => {
  const pushed: unknown = event.data?.json();
  if (isPushed(pushed)) event.waitUntil(Promise.all([show(pushed), wearBadge()]));
});

// Browsers run a service worker as one plain script: it imports nothing, not even the kernel's first looks at JSON.
const isRecord = (json: unknown): json is { readonly [key: string]: unknown } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const isText = (json: unknown): json is string => typeof json === 'string';
const isAnswer = (json: unknown): json is Pushed['answers'][number] =>
  isRecord(json) && isText(json.words) && isText(json.token);
const areAnswers = (json: unknown): json is Pushed['answers'] => Array.isArray(json) && json.every(isAnswer);

function isPushed(json: unknown): json is Pushed {
  if (!isRecord(json) || !isText(json.title) || !isText(json.body) || !areAnswers(json.answers)) return false;
  return isText(json.tag) && isText(json.path) && typeof json.quiet === 'boolean';
}

function isAnswered(json: unknown): json is AnsweredNotice {
  return isRecord(json) && isText(json.title) && isText(json.body) && typeof json.done === 'boolean';
}

const areTables = (json: unknown): json is readonly { readonly [key: string]: unknown }[] =>
  Array.isArray(json) && json.every(isRecord);

/** The icon counts the games that wait; whoever cannot be asked leaves it as it was. Games of this device are the page's. */
async function wearBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const response = await fetch(at('/api/tables/mine')).catch(() => null);
  if (response?.ok !== true) return;
  const mine: unknown = await response.json();
  if (!isRecord(mine) || !areTables(mine.tables)) return;
  await navigator.setAppBadge(mine.tables.filter(({ yourTurn }) => yourTurn === true).length).catch(() => {});
}

/** How many buttons a notice may have differs; if not all answers fit, none is put forward before the others. */
function show(pushed: Pushed): Promise<void> {
  const { title, body, tag, quiet, answers } = pushed;
  const most = (Notification as { readonly maxActions?: number }).maxActions ?? 0;
  const actions = answers.length > most ? [] : answers.map(({ words }, i) => ({ action: String(i), title: words }));
  return scope.registration.showNotification(title, {
    body,
    tag,
    data: pushed,
    icon: at('/icon-192.png'),
    silent: quiet,
    renotify: !quiet,
    actions,
  });
}

scope.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const answer = action === '' ? undefined : notification.data.answers[Number(action)];
  event.waitUntil(
    answer === undefined ? openPage(at(notification.data.path)) : giveAnswer(notification.data, answer.token),
  );
});

/** In a window that shows the place already, else in any, else in a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (there === undefined) return void (await scope.clients.openWindow(path));
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path);
}

/** What came of it is said where the question was; whoever is out of reach, or refused, sees the table instead. */
async function giveAnswer({ tag, path }: Pushed, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-signoria': '1' };
  const request = { method: 'POST', headers, body: JSON.stringify({ token }) };
  const response = await fetch(at('/api/notices/answer'), request).catch(() => null);
  if (response?.ok !== true) return openPage(at(path));
  const answered: unknown = await response.json();
  if (!isAnswered(answered)) return openPage(at(path));
  const { done, title, body } = answered;
  await show({ title, body, tag, path, quiet: done, answers: [] });
}
