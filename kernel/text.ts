/** The kernel's own words: refusals, bad beginnings and bad files, in every language. */

import type { Refusal } from './engine/refusal.ts';
import type { EditionProblem } from './game/game.ts';
import type { PlayText, Reader } from './game/module.ts';
import type { OptionProblem } from './game/options.ts';
import type { FileProblem } from './log/file.ts';
import type { StartProblem } from './log/match.ts';
import { kernelDe } from './text/de.ts';
import { kernelEn } from './text/en.ts';
import { inEvery } from './text/languages.ts';
import { kernelRu } from './text/ru.ts';

export interface KernelText {
  refusal(refusal: Refusal, game: PlayText, reader: Reader): string;
  option(problem: OptionProblem): string;
  /** In the words of all games, or the game's own. */
  edition(problem: EditionProblem, game: PlayText): string;
  start(problem: StartProblem, game: PlayText): string;
  file(problem: FileProblem, game: PlayText): string;
}

export const kernelText = inEvery<KernelText>({ en: kernelEn, ru: kernelRu, de: kernelDe });
