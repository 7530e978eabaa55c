/** How a game shall begin: players, options and edition from flags, and the kernel's objections in words. */
import { readFileSync } from 'node:fs';
import { BadStart, type GameModule, kernelText, type Language, type Start, startMatch } from '@signoria/kernel';
import type { FlagValues } from '../args/flags.ts';
import { UsageError } from '../args/usage.ts';

export type Given = { readonly [id: string]: boolean | number | string };

/** A beginning but for its key. */
export type Beginning = Omit<Start, 'key'> & { readonly options: Given };

type BeginningFlags = FlagValues<'variant' | 'option'> & Partial<FlagValues<'edition'>>;

const ANY_KEY = '0'.repeat(64);

/** Checked by setting the game up once, so that a wrong option stops everything before anything is played. */
export function beginning(module: GameModule, seats: number, flags: BeginningFlags, language: Language): Beginning {
  const edition = flags.edition === undefined ? null : readEdition(flags.edition);
  const start = { seats, options: optionsOf(flags), edition };
  orExplain(module, language, () => startMatch(module.game, { ...start, key: ANY_KEY }));
  return start;
}

/** Runs what starts a game; a bad beginning becomes wrong usage, every problem named. */
export function orExplain<T>(module: GameModule, language: Language, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof BadStart)) throw error;
    const words = error.problems.map((problem) => kernelText[language].start(problem, module.text[language]));
    throw new UsageError({ problem: 'told', words: words.join(' ') });
  }
}

function optionsOf({ variant, option }: FlagValues<'variant' | 'option'>): Given {
  const variants = variant.flatMap((ids) => ids.split(',')).filter((id) => id !== '');
  return Object.fromEntries([...variants.map((id) => [id, true] as const), ...option.map(readOption)]);
}

function readOption(given: string): readonly [string, boolean | number | string] {
  const match = /^([^=]+)=(.+)$/.exec(given);
  if (match === null) throw new UsageError({ problem: 'bad-option', given });
  return [match[1]!, optionValue(match[2]!)];
}

function optionValue(word: string): boolean | number | string {
  if (word === 'true' || word === 'on') return true;
  if (word === 'false' || word === 'off') return false;
  return /^-?\d+$/.test(word) ? Number(word) : word;
}

function readEdition(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError({ problem: 'unreadable', file, why: String(error instanceof Error ? error.message : error) });
  }
}

/** The number of players asked for, else what most tables of this game have. */
export function seatsOf({ game }: GameModule, players: number | undefined): number {
  return players ?? Math.min(4, game.players.max);
}
