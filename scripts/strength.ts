/** Publishes what was measured: `npm run strength` writes `bots/strength/figures.ts` from the records beside it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LadderRecord } from '../bots/index.ts';
import { figuresOf } from '../bots/strength.ts';

const folder = join(import.meta.dirname, '../bots/strength');

export function recordsIn(): readonly LadderRecord[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as LadderRecord); // the ladder's
}

if (import.meta.main) {
  const lines = figuresOf(recordsIn()).map((figure) => `  ${JSON.stringify(figure)},\n`);
  const head = `/** Written by \`npm run strength\` from the records beside it. */\nimport type { Figure } from '../strength.ts';\n`;
  writeFileSync(
    join(folder, 'figures.ts'),
    `${head}\nexport const FIGURES: readonly Figure[] = [\n${lines.join('')}];\n`,
  );
}
