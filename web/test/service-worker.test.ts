// The service worker of a house below a path: what it asks the server for, it asks at the house's own address.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Heard = (event: object) => void;

const HOUSE = 'https://example.org/games';
const NOTICE = { title: 'Your turn', body: '', tag: 'x1', path: '/table/x1', quiet: false, answers: [] };

let heard: Map<string, Heard>;
let asked: string[];
let badges: number[];

/** As much of a browser as the worker touches; every answer is the same list of games. */
beforeEach(async () => {
  vi.useFakeTimers(); // it waits for slow servers
  heard = new Map();
  asked = [];
  badges = [];
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Heard) => heard.set(type, listener),
    registration: { showNotification: async () => {} },
    clients: { matchAll: async () => [], openWindow: async (path: string) => void asked.push(path) },
  });
  vi.stubGlobal('location', new URL(`${HOUSE}/sw.js`));
  vi.stubGlobal('PRECACHE', { version: 'v', files: ['/index.html'] });
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void badges.push(count) });
  vi.stubGlobal('Notification', { maxActions: 2 });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ tables: [{ yourTurn: true }, { yourTurn: false }], done: true, title: '', body: '' });
  });
  vi.resetModules();
  await import('../sw.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Until everything is done that the event was held open for. */
async function send(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  heard.get(type)!({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}

it('counts the games that wait at the house’s own address', async () => {
  await send('push', { data: { json: () => NOTICE } });
  expect(asked).toEqual(['/games/api/tables/mine']);
  expect(badges).toEqual([1]);
});

it('gives an answer there, and opens the page there', async () => {
  const answering = { ...NOTICE, answers: [{ words: 'Pass', token: 't' }] };
  await send('notificationclick', { action: '0', notification: { data: answering, close: () => {} } });
  await send('notificationclick', { action: '', notification: { data: NOTICE, close: () => {} } });
  expect(asked).toEqual(['/games/api/notices/answer', '/games/table/x1']);
});

it('leaves requests of the interface alone, below the path as anywhere', async () => {
  const answered: string[] = [];
  for (const path of ['/games/api/me', '/games/socket', '/games/embed/table/x1', '/games/', '/games/table/x1']) {
    const request = { method: 'GET', url: `https://example.org${path}`, mode: 'navigate' };
    heard.get('fetch')!({ request, respondWith: () => answered.push(path) });
  }
  expect(answered).toEqual(['/games/', '/games/table/x1']);
});
