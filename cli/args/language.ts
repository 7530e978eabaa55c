/** Which language to speak: `--lang` wherever it stands, else the environment, else English. */
import { LANGUAGES, type Language } from '@signoria/kernel';
import { UsageError } from './usage.ts';

export type Environment = { readonly [name: string]: string | undefined };

/** Never complains, because complaints need a language. */
export function languageOf(argv: readonly string[], env: Environment): Language {
  const asked = LANGUAGES.find((known) => known === given(argv)?.value);
  const around = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return asked ?? LANGUAGES.find((known) => around.startsWith(known)) ?? 'en';
}

/** The rest of the command line; a language we do not speak is refused here. */
export function withoutLanguage(argv: readonly string[]): readonly string[] {
  const found = given(argv);
  if (found === null) return argv;
  const { value, at, length } = found;
  if (value === undefined) throw new UsageError({ problem: 'no-value', flag: '--lang' });
  if (!LANGUAGES.some((known) => known === value)) {
    throw new UsageError({ problem: 'not-one-of', flag: '--lang', given: value, of: LANGUAGES });
  }
  return withoutLanguage(argv.toSpliced(at, length));
}

function given(argv: readonly string[]): { value: string | undefined; at: number; length: number } | null {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return null;
  const word = argv[at]!;
  return word === '--lang'
    ? { value: argv[at + 1], at, length: 2 }
    : { value: word.slice('--lang='.length), at, length: 1 };
}
