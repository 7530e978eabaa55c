/** The house's editions that its host gives when starting the server: files, each by the game it corrects. */
import { readFileSync } from 'node:fs';
import { type GameModule, kernelText, type Language } from '@signoria/kernel';
import type { EditionFile } from '@signoria/server';
import { UsageError } from '../args/usage.ts';
import { gameNamed } from '../games/games.ts';

export type GivenEditions = { readonly [game: string]: EditionFile };

/** `virtu=/etc/signoria/virtu.json`. What the game cannot be played with stops everything, in words. */
export async function editionsOf(given: readonly string[], language: Language): Promise<GivenEditions> {
  const editions: { [game: string]: EditionFile } = {};
  for (const one of given) {
    const [game, file] = partsOf(one);
    const module = await gameNamed(game);
    editions[game] = readEdition(module, file, language);
  }
  return editions;
}

function partsOf(given: string): readonly [game: string, file: string] {
  const [, game, file] = /^([^=]+)=(.+)$/.exec(given) ?? [];
  if (game === undefined || file === undefined) {
    throw new UsageError({ problem: 'not-an-edition', flag: '--club-edition', given });
  }
  return [game, file];
}

function readEdition({ game, text }: GameModule, file: string, language: Language): EditionFile {
  const edition = contentsOf(file);
  if (!isObject(edition)) throw new UsageError({ problem: 'not-an-edition', flag: '--club-edition', given: file });
  const read = game.readEdition(edition);
  if (read.ok) return edition;
  const words = read.problems.map((wrong) =>
    kernelText[language].start({ problem: 'edition', edition: wrong }, text[language]),
  );
  throw new UsageError({ problem: 'told', words: [`${file}:`, ...words].join(' ') });
}

function contentsOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError({ problem: 'unreadable', file, why: error instanceof Error ? error.message : String(error) });
  }
}

function isObject(json: unknown): json is EditionFile {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
