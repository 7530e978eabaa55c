/**
 * Build-time script: takes the outlines of the seven emblems out of the game-icons set and writes `emblems.data.ts`.
 * Only what is used is shipped; who drew what is in `credits.ts`.
 *
 * Run: node kit/seats/make-emblems.ts && npm run format
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EMBLEM_ICONS } from './credits.ts';
import { inWholeSteps } from './whole-steps.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as IconSet;

function outline(icon: string): string {
  const paths = [...set.icons[icon]!.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!);
  if (paths.length === 0) throw new Error(`no outline for ${icon}`);
  return paths.map(inWholeSteps).join('');
}

const entries = Object.entries(EMBLEM_ICONS).map(([tincture, icon]) => `  ${tincture}:\n    '${outline(icon)}',`);

writeFileSync(
  new URL('./emblems.data.ts', import.meta.url),
  `/**
 * Outlines of the seven emblems on a 512 grid: do not edit by hand, run \`make-emblems.ts\`.
 * From game-icons.net, CC BY 3.0, recoloured; the authors are named in \`credits.ts\`.
 */
export const EMBLEMS = {
${entries.join('\n')}
} as const;
`,
);
