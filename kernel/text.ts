/** The kernel's own words: refusals, bad beginnings and bad files, in every language. */
import type { FileProblem } from './file.ts';
import type { StartProblem } from './match.ts';
import type { Language, PlayText, Reader } from './module.ts';
import type { OptionProblem } from './options.ts';
import type { Refusal } from './refusal.ts';
import { kernelEn } from './text/en.ts';
import { kernelRu } from './text/ru.ts';

export interface KernelText {
  refusal(refusal: Refusal, game: PlayText, reader: Reader): string;
  option(problem: OptionProblem): string;
  start(problem: StartProblem, game: PlayText): string;
  file(problem: FileProblem, game: PlayText): string;
}

export const kernelText: { readonly [L in Language]: KernelText } = { en: kernelEn, ru: kernelRu };
