/**
 * One word for one thing: a game's glossary says which word of the rulebook its Russian texts use, and which variants
 * they do not. A glossary is data (`text/glossary.ru.json`), so that a translator can read and correct it.
 */
import { type Finding, finding } from '../finding.ts';

export interface Term {
  /** The English word of our texts. */
  readonly en: string;
  /** The rulebook's word, which is also ours. */
  readonly ru: string;
  /** Variants no text may use: regular expressions that begin at a word's first letter, small letters. */
  readonly rejected: readonly string[];
}

/** A file with Russian words, as it stands on the disk. */
export interface WordFile {
  readonly file: string;
  readonly text: string;
}

/** Every line of the files that uses a rejected variant. */
export function glossaryFindings(terms: readonly Term[], files: readonly WordFile[]): readonly Finding[] {
  return terms.flatMap(({ ru, rejected }) =>
    rejected.flatMap((variant) => {
      const found = new RegExp(`(?<!\\p{L})(?:${variant})`, 'iu');
      return files.flatMap(({ file, text }) =>
        text
          .split('\n')
          .flatMap((line, i) =>
            found.test(line) && !isComment(line)
              ? [finding('glossary', `${file}:${i + 1} says “${line.match(found)![0]}”; the word is “${ru}”`)]
              : [],
          ),
      );
    }),
  );
}

/** What is wrong with the glossary itself. */
export function glossaryFaults(terms: readonly Term[]): readonly Finding[] {
  const twice = terms.filter(({ ru }, i) => terms.findIndex((other) => other.ru === ru) !== i);
  const denied = terms.filter(({ ru, rejected }) =>
    rejected.some((variant) => new RegExp(`(?<!\\p{L})(?:${variant})`, 'iu').test(ru)),
  );
  return [
    ...(terms.length === 0 ? [finding('glossary', 'has no terms')] : []),
    ...twice.map(({ ru }) => finding('glossary', `“${ru}” stands twice`)),
    ...denied.map(({ ru }) => finding('glossary', `“${ru}” is rejected by its own entry`)),
  ];
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);
