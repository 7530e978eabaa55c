/**
 * Where an account is signed in: one document for each session, under the session's own id (a hash; the token is nowhere).
 * When somebody was last seen is written down now and then, not with every request.
 */
import { Conflict, readBack, type Store, type StoredDocument } from '@signoria/store';
import { SESSION_MS } from '../../people.ts';
import type { Services } from '../../services.ts';
import { everyDocument } from '../documents.ts';

export interface Device {
  /** What the browser calls itself, shortened: `Firefox · Linux`; empty when it says nothing of the kind. */
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  /** Only where it was signed in at the provider: when its reader last proved there who they are, if that is known. */
  readonly sso?: SignedInThere;
}

export interface SignedInThere {
  readonly proven: number | null;
}

const KIND = 'device';
const SEEN_MS = 10 * 60_000;
const MOST_REMEMBERED = 10_000;

export interface Sightings {
  seen(user: string, session: string, agent: string | undefined): Promise<void>;
}

export function makeSightings({ store, now }: Services): Sightings {
  const noted = new Map<string, number>();
  return {
    async seen(user, session, agent) {
      const last = noted.get(session);
      if (last !== undefined && now() - last < SEEN_MS) return;
      if (noted.size >= MOST_REMEMBERED) noted.clear();
      noted.set(session, now());
      await note(store, user, session, agent, now());
    },
  };
}

/** Two requests of the same browser at once write the same. */
async function note(store: Store, user: string, session: string, agent: string | undefined, now: number) {
  const document = await store.getDocument(KIND, session);
  try {
    if (document === null) await addDevice(store, user, session, agent, now);
    else
      await store.changeDocument(document, {
        due: now + SESSION_MS,
        data: written({ ...deviceOf(document), seen: now }),
      });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

export async function addDevice(
  store: Store,
  user: string,
  session: string,
  agent: string | undefined,
  now: number,
  sso?: SignedInThere,
): Promise<void> {
  const device = { name: deviceName(agent ?? ''), created: now, seen: now };
  const data = written(sso === undefined ? device : { ...device, sso });
  await store.addDocument({ kind: KIND, id: session, owner: user, due: now + SESSION_MS, rank: null, data });
}

export async function dropDevice(store: Store, session: string): Promise<void> {
  await store.dropDocument(KIND, session);
}

/** Null for a session that is none, or a guest's. */
export async function deviceAt(store: Store, session: string | null): Promise<Device | null> {
  const document = session === null ? null : await store.getDocument(KIND, session);
  return document === null ? null : deviceOf(document);
}

export function deviceOf({ data }: Pick<StoredDocument, 'data'>): Device {
  return readBack<Device>(data);
}

function written(device: Device): string {
  return JSON.stringify(device);
}

/** The latest first. */
export async function devicesOf(store: Store, user: string) {
  const documents = await everyDocument(store, { kind: KIND, owner: user });
  const devices = documents.map((document) => {
    const { name, created, seen } = deviceOf(document);
    return { id: document.id, name, created, seen };
  });
  return devices.toSorted((a, b) => b.seen - a.seen || b.created - a.created);
}

/** Names of products, the same in every language. Those that call themselves by others' names come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/Vivaldi\//, 'Vivaldi'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

export function deviceName(agent: string): string {
  const first = (all: typeof BROWSERS) => all.find(([pattern]) => pattern.test(agent))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
}
