/** What cards are drawn from: made with the client, beside its page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Letters {
  /** Of one family there are two, for two scripts. */
  readonly script: 'latin' | 'cyrillic';
  readonly bytes: Uint8Array;
}

export interface Art {
  readonly defs: string;
  /** By game. */
  readonly covers: ReadonlyMap<string, string>;
  readonly letters: readonly Letters[];
}

/** Null where no client was built. */
export function readArt(web: string | null): Art | null {
  const folder = web === null ? null : join(web, 'cards');
  if (folder === null || !existsSync(join(folder, 'defs.svg'))) return null;
  const names = readdirSync(folder);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const covers = names.filter((name) => name.endsWith('.svg') && name !== 'defs.svg');
  return {
    defs: text('defs.svg'),
    covers: new Map(covers.map((name) => [name.slice(0, -4), text(name)])),
    letters: names
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => ({
        script: name.includes('-cyrillic-') ? 'cyrillic' : 'latin',
        bytes: readFileSync(join(folder, name)),
      })),
  };
}
