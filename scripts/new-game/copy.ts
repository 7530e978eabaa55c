/** A game's folder copied under another name: what it is called, its rule ids, its class names. No game is played here. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Names {
  /** The folder, and the game's id: `sestina`. */
  readonly id: string;
  /** As it is called on the shelf: `Sestina`. */
  readonly title: string;
  /** The same in Russian letters: «Сестина». */
  readonly titleRu: string;
  /** What its rule ids begin with: `SES`. */
  readonly prefix: string;
}

const PALIO: Names = { id: 'palio', title: 'Palio', prefix: 'PAL', titleRu: 'Палио' };

/** Kept games are played anew; they are those of another game. */
const NOT_COPIED = /test\/(corpus.*\.jsonl|golden)/;

const titled = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A first guess in Russian letters; whoever knows better writes it better. */
const LATIN = 'abcdefghijklmnopqrstuvwxyz-';
const CYRILLIC = [...'абкдефгхийклмнопкрстувв', 'кс', 'и', 'з', ' '];
const inRussian = (id: string): string => [...id].map((letter) => CYRILLIC[LATIN.indexOf(letter)]).join('');

export function namesOf(id: string): Names {
  const prefix = id.replaceAll('-', '').slice(0, 3).toUpperCase();
  return { id, title: titled(id), titleRu: titled(inRussian(id)), prefix };
}

/** Lower case, letters and dashes, at least three letters: what a folder, a package and an address can bear. */
export function isGoodId(id: string): boolean {
  return /^[a-z]{3,}(-[a-z]+)*$/.test(id);
}

export function copyGame(from: string, to: string, names: Names): void {
  cpSync(from, to, { recursive: true, filter: (path) => !NOT_COPIED.test(path.replaceAll('\\', '/')) });
  for (const file of globSync('**/*.{ts,tsx,css,json,md}', { cwd: to })) {
    const path = join(to, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8'), names));
  }
}

/** The copy stands on the shelf. */
function renamed(text: string, { id, title, titleRu, prefix }: Names): string {
  return text
    .replaceAll(/^ {2}hidden: true,.*\n/gm, '')
    .replaceAll(`${PALIO.prefix}-`, `${prefix}-`)
    .replaceAll(PALIO.title, title)
    .replaceAll(PALIO.titleRu, titleRu)
    .replaceAll(PALIO.id, id);
}
