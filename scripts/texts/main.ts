/**
 * For translators: `npm run texts` checks all files and says how complete each language is, `npm run texts -- de` also lists
 * what is missing in one, and `npm run texts -- new fr` writes the files a new language begins with.
 */
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { type Checked, check, template } from '@signoria/kernel/sheet';
import { allSheets, fileOf, pathOf, sentencesIn } from './sheets.ts';

const [first, second] = process.argv.slice(2);
const sheets = await allSheets();

if (first === 'new') begin(second ?? '');
else report(first);

function begin(language: string): void {
  if (!/^[a-z]{2,3}$/.test(language)) {
    fail('Say which language, by its two letters: npm run texts -- new fr');
    return;
  }
  for (const sheet of sheets) {
    const file = fileOf(sheet, language);
    if (existsSync(pathOf(file))) console.log(`${file} is there already and stays as it is`);
    else {
      writeFileSync(pathOf(file), `${JSON.stringify(template(sheet), null, 2)}\n`);
      console.log(`${file} written`);
    }
  }
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

function report(only: string | undefined): void {
  for (const language of only === undefined ? languages() : [only]) {
    const all = sheets.map((sheet) => ({
      file: fileOf(sheet, language),
      ...checkedFile(fileOf(sheet, language), sheet),
    }));
    for (const { file, faults } of all) for (const fault of faults) fail(`${file}: ${fault}`);
    if (only !== undefined)
      for (const { file, missing } of all) for (const name of missing) console.log(`${file}: ${name} is missing`);
    const sum = (of: (one: Checked) => number) => all.reduce((total, one) => total + of(one), 0);
    const said = sum(({ all: sentences }) => sentences) - sum(({ missing }) => missing.length);
    console.log(`${language}: ${said} of ${sum(({ all: sentences }) => sentences)} sentences`);
  }
}

function checkedFile(file: string, sheet: (typeof sheets)[number]): Checked {
  try {
    return check(sheet, sentencesIn(file));
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], missing: [], same: [], all: 0 };
  }
}

/** Those that have a file somewhere. */
function languages(): readonly string[] {
  const codes = sheets.flatMap((sheet) =>
    globSync(fileOf(sheet, '*'), { cwd: pathOf('') }).map((file) => file.slice(sheet.file.length, -'.json'.length)),
  );
  return [...new Set(codes.filter((code) => /^[a-z]{2,3}$/.test(code)))].sort();
}
