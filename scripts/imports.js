#!/usr/bin/env node
// @ts-check
// Checks the direction of imports over the whole repository; the rules themselves are in direction.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureRuntime, ROOT, runNode } from './runtime.js';

const SKIPPED = new Set(['node_modules', 'dist', 'coverage']);

const runtime = await ensureRuntime();
// direction.ts is TypeScript, which an older Node cannot read.
process.exitCode =
  runtime.node === process.execPath ? await check() : await runNode(runtime, [fileURLToPath(import.meta.url)]);

async function check() {
  const { violations } = await import('./direction.ts');
  const files = sourcesUnder('').map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  const found = violations(files);
  for (const line of found) console.log(line);
  console.log(`${files.length} files, ${found.length} breaches of the import direction`);
  return found.length === 0 ? 0 : 1;
}

/**
 * @param {string} folder from the root; empty for the root itself
 * @returns {string[]}
 */
function sourcesUnder(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
