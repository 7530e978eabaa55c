/** What CHANGELOG.md says of one version: `node scripts/run.js scripts/release/notes.ts 1.2.0`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines below `## <version>`, to the next version; null where there is no such version. */
export function notesOf(changelog: string, version: string): string | null {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find((text) => text.split('\n', 1)[0]!.trim() === version);
  return part === undefined ? null : part.slice(part.indexOf('\n')).trim();
}

if (import.meta.main) {
  const version = process.argv[2] ?? '';
  const notes = notesOf(readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8'), version);
  if (notes === null) {
    console.error(`CHANGELOG.md says nothing of version '${version}'`);
    process.exitCode = 1;
  } else console.log(notes);
}
