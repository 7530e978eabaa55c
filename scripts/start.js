#!/usr/bin/env node
// @ts-check
// npm start: builds the browser client when its sources have changed, then serves it. Arguments go to `serve`.

import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { guarded, LaunchError, launch, ROOT, runNode } from './runtime.js';
import { say, words } from './words.js';

const WEB = join(ROOT, 'web');
const BUILT = join(WEB, 'dist', 'index.html');
// What ends up in the client: it carries the rules, the bots and the table for play without a server.
const SOURCES = ['kernel', 'games', 'bots', 'table', 'web', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);

await launch(async (runtime) => {
  if (existsSync(join(WEB, 'index.html')) && isStale()) await guarded(() => build(runtime));
  return runNode(runtime, [join(ROOT, 'cli', 'main.ts'), 'serve', ...process.argv.slice(2)]);
});

/** @param {import('./runtime.js').Runtime} runtime */
async function build(runtime) {
  if (!isStale()) return;
  say(words.building);
  const started = new Date();
  const code = await runNode(runtime, [viteFile(), 'build', WEB, '--logLevel', 'warn']);
  if (code !== 0) throw new LaunchError(words.notBuilt(code));
  if (!existsSync(BUILT)) throw new LaunchError(words.nothingBuilt(BUILT));
  // Dated by its beginning: a source saved while it was being built is newer.
  utimesSync(BUILT, started, started);
}

function viteFile() {
  const manifest = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  return join(dirname(manifest), 'bin', 'vite.js');
}

function isStale() {
  if (!existsSync(BUILT)) return true;
  const built = statSync(BUILT).mtimeMs;
  return SOURCES.some((name) => hasNewer(join(ROOT, name), built));
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
