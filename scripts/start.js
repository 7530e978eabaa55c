#!/usr/bin/env node
// @ts-check
// npm start: builds the browser client when its sources have changed, then serves it. Arguments go to `serve`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, buildArgs, isStale, stamp, WEB } from './client.js';
import { guarded, LaunchError, launch, ROOT, runNode } from './runtime.js';
import { say, words } from './words.js';

await launch(async (runtime) => {
  if (existsSync(join(WEB, 'index.html')) && isStale()) await guarded(() => build(runtime));
  return runNode(runtime, [join(ROOT, 'cli', 'main.ts'), 'serve', ...process.argv.slice(2)]);
});

/** @param {import('./runtime.js').Runtime} runtime */
async function build(runtime) {
  if (!isStale()) return;
  say(words.building);
  const started = new Date();
  const code = await runNode(runtime, buildArgs());
  if (code !== 0) throw new LaunchError(words.notBuilt(code));
  if (!existsSync(BUILT)) throw new LaunchError(words.nothingBuilt(BUILT));
  stamp(started);
}
