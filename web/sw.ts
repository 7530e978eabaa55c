/**
 * The service worker: keeps the whole client, so that the start page and local games open without a network. What it
 * keeps is a list made when the client is built; a new list is a new version. It never touches the API or the socket.
 */
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
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

// Filled in by the build; see vite.config.ts.
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as Scope; // the page's types say Window here
const CACHE = `signoria-${PRECACHE.version}`;
const SHELL = '/index.html';
const PATIENCE_MS = 3000;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|socket|metrics|health)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (PRECACHE.files.includes(url.pathname)) event.respondWith(keptFile(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map((file) => new Request(file, { cache: 'reload' })));
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('signoria-') && name !== CACHE) await caches.delete(name);
  }
  await scope.clients.claim();
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's page while it answers; ours when it does not, or takes too long. */
async function page(request: Request): Promise<Response> {
  const shell = () => caches.match(SHELL);
  try {
    const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(shell()), PATIENCE_MS));
    return (await Promise.race([fetch(request), late])) ?? (await fetch(request));
  } catch (error) {
    const kept = await shell();
    if (kept === undefined) throw error;
    return kept;
  }
}
