/** Who this is to the server, and whether there is one. A page without a server still plays on this device. */

import { signal } from '@preact/signals';
import type { Me, ProblemDetails } from '@signoria/protocol';
import { socketAddress } from '../address.ts';
import { ApiError, api, type Trouble } from '../api.ts';
import { openSocket, type Socket } from '../connection/socket.ts';
import { playerName } from './settings.ts';

export const me = signal<Me | null>(null);
/** Null until it has been tried. */
export const online = signal<boolean | null>(null);

/** Why an administrator keeps this reader out; null when nobody does. */
export const banned = signal<ProblemDetails['banned'] | null>(null);

let greeting: Promise<void> | null = null;

/** The first call makes a guest of a newcomer; the answer sets their cookie. */
export function greet(): Promise<void> {
  greeting ??= hello().finally(() => {
    greeting = null;
  });
  return greeting;
}

/** Asks who this is only where that is not known yet. */
export async function introduce(): Promise<void> {
  if (me.value === null) await greet();
}

async function hello(): Promise<void> {
  try {
    me.value = await api.me();
    online.value = true;
    banned.value = null;
    // A guest is called as this device calls them; an account has one name everywhere.
    if (me.value.kind === 'account') playerName.value = me.value.name;
    else if (playerName.value !== '' && playerName.value !== me.value.name) await rename(playerName.value);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    online.value = false;
    banned.value = banIn(error.trouble);
  }
}

function banIn(trouble: Trouble): ProblemDetails['banned'] | null {
  return trouble.kind === 'problem' && trouble.code === 'banned' ? trouble.detail : null;
}

export async function rename(name: string): Promise<void> {
  playerName.value = name;
  if (me.value !== null) me.value = await api.rename(name);
}

let shared: Socket | null = null;

/** The page's one socket, opened with the first table on a server. */
export function socket(): Socket {
  if (shared !== null) return shared;
  const opened = openSocket({ url: socketAddress(), onBanned: () => void greet() });
  addEventListener('online', () => opened.retry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.retry();
  });
  shared = opened;
  return opened;
}
