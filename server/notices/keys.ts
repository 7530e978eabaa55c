/**
 * Keys of the house that notices need, each made once whoever asks first: the pair push services know the server by, and
 * the one that signs links. A signed link carries all it stands for, so that it works on a device nobody signed in on.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Conflict, readBack, type Store } from '@signoria/store';

const KIND = 'push-key';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function pushKeys(store: Store): Promise<PushKeys> {
  return readBack<PushKeys>(await once(store, 'vapid', newPushKeys));
}

async function newPushKeys(): Promise<string> {
  const { default: webPush } = await import('web-push');
  return JSON.stringify(webPush.generateVAPIDKeys());
}

async function once(store: Store, id: string, make: () => string | Promise<string>): Promise<string> {
  const known = await store.getDocument(KIND, id);
  if (known !== null) return known.data;
  try {
    return (await store.addDocument({ kind: KIND, id, owner: '', due: null, rank: null, data: await make() })).data;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return once(store, id, make);
  }
}

/** What a link may be for. */
export type Signed =
  /** This answer to this question, and no other. */
  | {
      readonly for: 'answer';
      readonly user: string;
      readonly table: string;
      readonly ticket: number;
      readonly line: string;
    }
  /** The address belongs to whoever asked to be written to. */
  | { readonly for: 'confirm'; readonly user: string; readonly channel: string }
  /** No more mail to this address. */
  | { readonly for: 'stop'; readonly user: string; readonly channel: string };

const LONGEST = 2000;

export async function sign(store: Store, signed: Signed): Promise<string> {
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${text}.${await macOf(store, text)}`;
}

/** Null for a link that was not made here, or was changed on the way. */
export async function readSigned<F extends Signed['for']>(
  store: Store,
  purpose: F,
  token: string,
): Promise<Extract<Signed, { readonly for: F }> | null> {
  const [text, mac, ...more] = token.split('.');
  if (token.length > LONGEST || text === undefined || mac === undefined || more.length > 0) return null;
  const given = Buffer.from(mac);
  const right = Buffer.from(await macOf(store, text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  // It bears our own mark, so it is as we wrote it.
  const signed = readBack<Signed>(Buffer.from(text, 'base64url').toString());
  return isFor(signed, purpose) ? signed : null;
}

function isFor<F extends Signed['for']>(signed: Signed, purpose: F): signed is Extract<Signed, { readonly for: F }> {
  return signed.for === purpose;
}

async function macOf(store: Store, text: string): Promise<string> {
  const key = await once(store, 'links', () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url');
}
