/**
 * LISTEN on a connection of its own, opened with the first subscriber. A lost connection is opened again, and since
 * what was said meanwhile is lost, everybody is then told that anything may have changed.
 */
import pg, { type Client } from 'pg';
import { readBack } from '../read-back.ts';
import { EVERY_TABLE, type News } from '../store.ts';
import { CHANNEL } from './migrations.ts';
import { PATIENCE } from './patience.ts';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;

type Listener = (news: News) => void;

interface Ear {
  readonly connectionString: string;
  readonly listeners: Set<Listener>;
  client: Promise<Client> | null;
  retry: NodeJS.Timeout | null;
  closed: boolean;
}

export interface NewsFeed {
  subscribe(fn: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export function listen(connectionString: string): NewsFeed {
  const ear: Ear = { connectionString, listeners: new Set(), client: null, retry: null, closed: false };
  return {
    subscribe: async (fn) => {
      const listener = (news: News) => fn(news);
      ear.listeners.add(listener);
      try {
        await connected(ear);
      } catch (error) {
        ear.listeners.delete(listener);
        throw error;
      }
      return async () => void ear.listeners.delete(listener);
    },
    close: async () => {
      ear.closed = true;
      if (ear.retry) clearTimeout(ear.retry);
      const client = await ear.client?.catch(() => null);
      await client?.end();
    },
  };
}

function connected(ear: Ear): Promise<Client> {
  ear.client ??= connect(ear).catch((error: unknown) => {
    ear.client = null;
    throw error;
  });
  return ear.client;
}

async function connect(ear: Ear): Promise<Client> {
  const client = new pg.Client({ ...PATIENCE, keepAlive: true, connectionString: ear.connectionString });
  client.on('notification', ({ payload }) => tell(ear, readBack<News>(payload ?? '')));
  // `end` follows every error; without this listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  client.on('end', () => lost(ear));
  await client.query(`LISTEN ${CHANNEL}`);
  return client;
}

function tell(ear: Ear, news: News): void {
  for (const fn of ear.listeners) fn(news);
}

function lost(ear: Ear, wait = FIRST_WAIT): void {
  ear.client = null;
  if (ear.closed) return;
  ear.retry = setTimeout(() => {
    connected(ear).then(
      () => tell(ear, { table: EVERY_TABLE, seq: 0 }),
      () => lost(ear, Math.min(wait * 2, LONGEST_WAIT)),
    );
  }, wait);
}
