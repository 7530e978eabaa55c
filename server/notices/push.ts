/** Web push: encrypted for one browser, handed to the push service its maker runs. */
import { createHash } from 'node:crypto';
import type { Pushed } from '@signoria/protocol';
import type { Store } from '@signoria/store';
import type { PushSubscription, RequestOptions } from 'web-push';
import type { Club } from '../club/settings.ts';
import type { Target } from './channels.ts';
import { NotSent } from './failure.ts';
import { pushKeys } from './keys.ts';
import type { Message } from './message.ts';
import { callOutside } from './outside.ts';

const DAY_S = 24 * 60 * 60;
/** Push services take 4096 bytes, encryption included. */
const LONGEST_BODY = 600;
const MOST_BYTES = 3600;

export interface PushOptions {
  readonly store: Store;
  readonly club: Club;
  readonly now: number;
  /** Takes the place of a notice without calling anybody. */
  readonly quiet: boolean;
}

export async function push(
  { endpoint, keys }: Extract<Target, { type: 'push' }>,
  message: Message,
  { store, club, now, quiet }: PushOptions,
): Promise<null> {
  const vapidDetails = { subject: subjectOf(club), ...(await pushKeys(store)) };
  const TTL = message.until === null ? DAY_S : Math.max(60, Math.round((message.until - now) / 1000));
  const urgency = message.urgent ? 'high' : 'normal';
  const options = { vapidDetails, TTL, urgency, topic: topicOf(message.tag) } as const;
  const { headers, body } = await encrypted({ endpoint, keys }, payloadOf(message, quiet), options);
  await callOutside({ url: endpoint, headers, body }, club.privateHooks);
  return null;
}

interface Encrypted {
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer;
}

async function encrypted(subscription: PushSubscription, payload: string, options: RequestOptions): Promise<Encrypted> {
  const { default: webPush } = await import('web-push');
  try {
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, options);
    return { headers: headers as { readonly [name: string]: string | number }, body: body! };
  } catch (error) {
    throw new NotSent('bad-address', error); // keys no browser makes
  }
}

/** A browser that was switched off gets only the latest of a topic. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

export function payloadOf({ title, body, tag, path, items }: Message, quiet: boolean): string {
  const [only] = items;
  const answers = items.length === 1 ? only!.answers : [];
  const shown = body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY - 1)}…` : body;
  const pushed: Pushed = { title, body: shown, tag, path, quiet, answers };
  const text = JSON.stringify(pushed);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ ...pushed, answers: [] } satisfies Pushed);
}

/** Push services want to know whom to ask when something is wrong. */
function subjectOf({ address, smtp }: Club): string {
  if (smtp !== null) return `mailto:${/<([^>]+)>/.exec(smtp.from)?.[1] ?? smtp.from}`;
  return address?.startsWith('https://') === true ? address : 'mailto:nobody@localhost';
}
