/**
 * Where somebody wants to be told: a browser, an address, a room of their club. What leads there (addresses, tokens) is
 * read by the server alone; its owner sees a label and how the last delivery went.
 */
import type { Failure } from '@signoria/protocol';
import { Conflict, readBack, type Store, type StoredDocument, StoreError } from '@signoria/store';
import { newId } from '../ids.ts';

export type Target =
  | {
      readonly type: 'push';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
      readonly device: string;
    }
  | { readonly type: 'mail'; readonly address: string }
  | { readonly type: 'discord'; readonly url: string }
  | { readonly type: 'slack'; readonly url: string }
  | { readonly type: 'telegram'; readonly server: string; readonly token: string; readonly chat: string }
  | { readonly type: 'ntfy'; readonly server: string; readonly topic: string; readonly token: string }
  | { readonly type: 'hook'; readonly url: string; readonly secret: string };
export type ChannelType = Target['type'];

/** How the last try to deliver went. */
export interface Delivery {
  readonly at: number;
  readonly failure: Failure | null;
  /** How often the same message was tried. */
  readonly tries: number;
  readonly test: boolean;
}

/** A channel is told at once, or only when nobody has looked for a while. */
export type When = 'first' | 'later';

interface ChannelData {
  readonly target: Target;
  readonly when: When;
  /** Says which game, not which decision. */
  readonly discreet: boolean;
  /** Where its owner reached the house when they added it: for links in their rooms, while the house has no address. */
  readonly base: string;
  /** An address is written to once its owner has confirmed it. */
  readonly confirmed: boolean;
  readonly last: Delivery | null;
  /** When something last arrived there. */
  readonly told: number | null;
}

export interface Channel extends ChannelData {
  readonly id: string;
  readonly user: string;
}

export const CHANNEL = 'channel';
export const MOST_CHANNELS = 12;

export function fromDocument({ id, owner, data }: StoredDocument): Channel {
  return { id, user: owner, ...readBack<ChannelData>(data) };
}

function dataOf({ id: _, user: __, ...data }: Channel): string {
  return JSON.stringify(data satisfies ChannelData);
}

export async function channelsOf(store: Store, user: string): Promise<readonly Channel[]> {
  return (await store.listDocuments({ kind: CHANNEL, owner: user }, { limit: 100 })).items.map(fromDocument);
}

export async function channelOf(store: Store, user: string, id: string): Promise<Channel | null> {
  const document = await store.getDocument(CHANNEL, id);
  return document === null || document.owner !== user ? null : fromDocument(document);
}

/** `known` is the id of what can be only one channel. */
export async function addChannel(
  store: Store,
  known: string | null,
  given: Omit<Channel, 'id' | 'last' | 'told'>,
): Promise<Channel> {
  const channel: Channel = { ...given, id: known ?? newId(), last: null, told: null };
  const { id, user: owner } = channel;
  await store.addDocument({ kind: CHANNEL, id, owner, due: null, rank: null, data: dataOf(channel) });
  return channel;
}

/** Null when it has been removed meanwhile. */
export async function changeChannel(
  store: Store,
  { id, user }: Pick<Channel, 'id' | 'user'>,
  change: (channel: Channel) => Partial<ChannelData>,
): Promise<Channel | null> {
  const document = await store.getDocument(CHANNEL, id);
  if (document === null || document.owner !== user) return null;
  const before = fromDocument(document);
  const after = { ...before, ...change(before) };
  try {
    await store.changeDocument(document, { data: dataOf(after) });
    return after;
  } catch (error) {
    if (error instanceof Conflict) return changeChannel(store, { id, user }, change);
    if (error instanceof StoreError && error.code === 'missing') return null;
    throw error;
  }
}

export async function removeChannel(store: Store, user: string, id: string): Promise<boolean> {
  return (await channelOf(store, user, id)) !== null && store.dropDocument(CHANNEL, id);
}

export async function noteDelivery(store: Store, channel: Channel, delivery: Delivery): Promise<void> {
  const told = delivery.failure === null && !delivery.test ? { told: delivery.at } : {};
  await changeChannel(store, channel, () => ({ last: delivery, ...told }));
}

/** One that is confirmed and has not told us that it is no more. */
export function isUsable({ confirmed, last }: Channel): boolean {
  return confirmed && last?.failure !== 'gone';
}

/** Whether others may read what is sent there. What can be answered, or is one player's alone, is not sent there. */
export function isShared({ target: { type } }: Pick<Channel, 'target'>): boolean {
  return type !== 'push' && type !== 'mail';
}

/** As it is shown to its owner: what opens it stays here. */
export function shownChannel({ id, target, when, discreet, confirmed, last }: Channel) {
  return { id, type: target.type, label: labelOf(target), when, discreet, confirmed, last };
}

/** As its owner knows it, without what would let anybody write there. */
export function labelOf(target: Target): string {
  switch (target.type) {
    case 'push':
      return target.device;
    case 'mail':
      return target.address;
    case 'telegram':
      return target.chat;
    case 'ntfy':
      return `${new URL(target.server).host}/${target.topic}`;
    default:
      return new URL(target.url).host;
  }
}
