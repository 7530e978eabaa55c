/** What an answer would change, in words. Fetched with it. */
import { type Foreseen, inEvery, type Reader, type Seat } from '@signoria/kernel';

export interface ForesightWords {
  readonly you: string;
  /** By number, what it is called; the games name their own. */
  readonly [what: string]: string;
}

export const FORESIGHT_WORDS = inEvery<ForesightWords>({
  en: { you: 'you', points: 'points' },
  ru: { you: 'вы', points: 'очки' },
  de: { you: 'du', points: 'Punkte' },
});

/** One short line: the reader's own numbers, then of the others as many as it holds. */
const MOST = 4;

/** “strength: you 19 → 5, Anna 12 → 6 · florins: you 900 → 600”. */
export function told(
  changes: readonly Foreseen[],
  you: Seat | null,
  words: ForesightWords,
  reader: Pick<Reader, 'name'>,
): string {
  const own = changes.filter(({ seat }) => seat === you);
  const shown = [...own, ...changes.filter(({ seat }) => seat !== you)].slice(0, Math.max(MOST, own.length));
  const kinds = [...new Set(shown.map(({ what }) => what))];
  const who = (seat: Seat) => (seat === you ? words.you : reader.name(seat));
  return kinds
    .map((kind) => {
      const of = shown.filter(({ what }) => what === kind);
      return `${words[kind] ?? kind}: ${of.map(({ seat, from, to }) => `${who(seat)} ${from} → ${to}`).join(', ')}`;
    })
    .join(' · ');
}
