// @ts-check
// One launch at a time may install or build; the others wait. A directory is the lock, because making one is atomic
// on every file system. Nothing here knows what is being guarded.

import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say, words } from './words.js';

const POLL_MS = 200;
const HEARTBEAT_MS = 2_000;
// Counted in polls of the waiter, not by the clock: a machine that slept must not find its own launches stale.
const SILENT_POLLS = 100;

/** @typedef {{ id: string, pid: number, host: string }} Owner */

/**
 * @template T
 * @param {string} folder where the lock lives; created when missing
 * @param {() => Promise<T>} work must not block the event loop for long, or the lock looks abandoned
 * @returns {Promise<T>}
 */
export async function withLock(folder, work) {
  mkdirSync(folder, { recursive: true });
  const owner = { id: `${process.pid}-${Date.now()}`, pid: process.pid, host: hostname() };
  await acquire(folder, owner);
  const heartbeat = setInterval(() => touch(join(folder, 'lock')), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    release(folder, owner);
  }
}

/**
 * @param {string} folder
 * @param {Owner} owner
 */
async function acquire(folder, owner) {
  const lock = join(folder, 'lock');
  let silent = 0;
  let lastBeat = 0;
  for (let told = false; !tryAcquire(folder, owner); await sleep(POLL_MS)) {
    const holder = readOwner(lock);
    if (!holder) continue;
    const beat = beatOf(lock);
    silent = beat === lastBeat ? silent + 1 : 0;
    lastBeat = beat;
    if (isGone(holder) || silent > SILENT_POLLS) {
      clearStale(folder, holder);
    } else if (!told) {
      told = true;
      say(words.waiting(holder.pid));
    }
  }
}

/**
 * The lock appears with its owner already written, so nobody ever sees one without an owner: renaming a folder over
 * another that is not empty fails.
 * @param {string} folder
 * @param {Owner} owner
 */
function tryAcquire(folder, owner) {
  const draft = join(folder, `lock-${owner.id}`);
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'owner.json'), JSON.stringify(owner));
  try {
    renameSync(draft, join(folder, 'lock'));
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
}

/**
 * @param {string} folder
 * @param {Owner} owner
 */
function release(folder, owner) {
  const lock = join(folder, 'lock');
  if (readOwner(lock)?.id !== owner.id) return;
  const spent = join(folder, `spent-${owner.id}`);
  renameSync(lock, spent);
  rmSync(spent, { recursive: true, force: true });
}

/**
 * The tombstone is named after the dead owner and stays: a second launch that judged the same owner dead a moment
 * later cannot move the new owner's lock onto it.
 * @param {string} folder
 * @param {Owner} dead
 */
function clearStale(folder, dead) {
  try {
    renameSync(join(folder, 'lock'), join(folder, `stale-${dead.id}`));
  } catch {
    // Somebody else has cleared it.
  }
}

/**
 * @param {string} lock
 * @returns {Owner | undefined}
 */
function readOwner(lock) {
  try {
    return JSON.parse(readFileSync(join(lock, 'owner.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Certainly gone: a holder on another machine (a shared folder, an image of one) is judged by its silence only.
 * @param {Owner} holder
 */
function isGone(holder) {
  if (holder.host !== hostname()) return false;
  try {
    process.kill(holder.pid, 0);
    return holder.pid === process.pid;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @param {string} lock */
function beatOf(lock) {
  return statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} lock */
function touch(lock) {
  try {
    const now = new Date();
    utimesSync(lock, now, now);
  } catch {
    // Lost the lock to a launch that thought this one dead; release() sees it too.
  }
}
