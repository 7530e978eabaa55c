/** How the server is doing, and what is new in it. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import type { TableStatus } from '@signoria/store';
import type { Around } from '../http/routes.ts';
import { counted } from './counted.ts';
import { openFaults } from './faults.ts';
import { openReports } from './reports.ts';

export async function figuresOf({ services, tables, hub }: Around) {
  const { store, version, started, now, thinkers, given } = services;
  const { rss, heapUsed } = process.memoryUsage();
  const having = (status: TableStatus) => counted((page) => store.listTables({ status }, page));
  return {
    version,
    node: process.version,
    store: store.engine,
    started,
    now: now(),
    memory: { used: rss, heap: heapUsed, total: totalmem(), free: freemem() },
    load: loadavg(),
    processors: availableParallelism(),
    connections: hub.count(),
    people: hub.users().length,
    loaded: tables.loaded(),
    tables: {
      open: await having('open'),
      running: await having('running'),
      paused: await having('paused'),
      finished: await having('finished'),
    },
    accounts: await counted((page) => store.listUsers('account', page)),
    guests: await counted((page) => store.listUsers('guest', page)),
    thinking: thinkers.load(),
    reports: await openReports(store),
    faults: await openFaults(store),
    given,
    notes: notes(),
  };
}

const CHANGELOG = new URL('../../CHANGELOG.md', import.meta.url);

/** The changelog by version: `## 1.2.0` and the lines below it. */
function notes(): { readonly version: string; readonly lines: string[] }[] {
  if (!existsSync(CHANGELOG)) return [];
  const [, ...parts] = readFileSync(CHANGELOG, 'utf8').split(/^## /m);
  return parts.map((part) => {
    const [version = '', ...lines] = part.split('\n');
    return { version: version.trim(), lines: points(lines) };
  });
}

/** A point may go over several lines of the file. */
function points(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .map((point) => point.replace(/\s+/g, ' ').trim());
}
