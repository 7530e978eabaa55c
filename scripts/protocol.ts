// Writes what follows from the contract: docs/openapi.json, and the tables of docs/protocol.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi, withTables } from '@signoria/protocol';

const ROOT = join(import.meta.dirname, '..');
const PAGE = 'docs/protocol.md';
const OPENAPI = 'docs/openapi.json';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

export interface Document {
  readonly path: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

/** A line for each path, so that a change shows where it is. */
function inLines({ paths, ...rest }: ReturnType<typeof openapi>): string {
  const lines = Object.entries(paths).map(([path, methods]) => `${JSON.stringify(path)}: ${JSON.stringify(methods)}`);
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`;
}

/** Each as it should be. */
export function documents(): readonly Document[] {
  const { version }: { readonly version: string } = JSON.parse(read('package.json'));
  return [
    [PAGE, withTables(read(PAGE))],
    [OPENAPI, inLines(openapi(version))],
  ].map(([path = '', text = '']) => ({ path, text, isCurrent: existsSync(join(ROOT, path)) && read(path) === text }));
}

if (process.argv[1] === import.meta.filename) {
  for (const { path, text, isCurrent } of documents()) {
    if (isCurrent) continue;
    writeFileSync(join(ROOT, path), text);
    console.log(path);
  }
}
