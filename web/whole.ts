/** A language that lacks nothing is shipped without the English it would fall back to: a page is that much lighter. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sheet } from '@signoria/kernel';
import { check } from '@signoria/kernel/sheet';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const NOTHING = '\0nothing-in-english';
/** What tables call their English. */
const NAMES = ['en', 'kernelEn', 'editionEn', 'tableEn', 'wordsEn', 'boardEn', 'namesEn', 'neededEn', 'shortEn'];

/** By the anatomy of a folder of words: `text/de.ts` makes a table of `de.json`, `text/sheets.ts` has what it is held against. */
const TRANSLATED = /^(.*\/text)\/([a-z]{2})\.ts$/;

export function whole(): Plugin {
  return {
    name: 'whole',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, folder, language] = TRANSLATED.exec(importer ?? '') ?? [];
      if (folder === undefined || language === undefined || !/(^|[./])en\.ts$/.test(source)) return undefined;
      return (await lacksNothing(folder, language, join(dirname(importer!), source))) ? NOTHING : undefined;
    },
    load: (id) => (id === NOTHING ? NAMES.map((name) => `export const ${name} = undefined;`).join('\n') : undefined),
  };
}

/** Of an English file with a table of its own that table alone; of any other all of the folder's. */
async function lacksNothing(folder: string, language: string, english: string): Promise<boolean> {
  const list = join(folder, 'sheets.ts');
  if (!existsSync(list)) return false;
  const { sheets }: { readonly sheets: readonly Sheet[] } = await import(list);
  const own = sheets.filter(({ file }) => join(ROOT, `${file}en.ts`) === english);
  return (own.length > 0 ? own : sheets).every((sheet) => isWhole(sheet, join(ROOT, `${sheet.file}${language}.json`)));
}

function isWhole(sheet: Sheet, file: string): boolean {
  if (!existsSync(file)) return false;
  const { missing, faults } = check(sheet, JSON.parse(readFileSync(file, 'utf8')));
  return missing.length === 0 && faults.length === 0;
}
