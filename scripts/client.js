// @ts-check
// The browser client as a build: what goes into it, whether it is older than that, and how it is dated.

import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './runtime.js';

export const WEB = join(ROOT, 'web');
export const BUILT = join(WEB, 'dist', 'index.html');
// It carries the rules, the bots and the table for play without a server.
const SOURCES = ['kernel', 'kit', 'games', 'bots', 'review', 'table', 'protocol', 'web', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);

/** What Node runs to build it. */
export function buildArgs() {
  return [join(ROOT, 'scripts', 'build-client.js')];
}

export function isStale() {
  if (!existsSync(BUILT)) return true;
  const built = statSync(BUILT).mtimeMs;
  return SOURCES.some((name) => hasNewer(join(ROOT, name), built));
}

/**
 * Dated by its beginning: a source saved while it was being built is newer.
 * @param {Date} started
 */
export function stamp(started) {
  utimesSync(BUILT, started, started);
}

/**
 * @param {string} path
 * @param {number} than
 * @returns {boolean}
 */
function hasNewer(path, than) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return false;
  if (!stat.isDirectory()) return stat.mtimeMs > than;
  return readdirSync(path).some((name) => !NOT_SOURCES.has(name) && hasNewer(join(path, name), than));
}
