/** Cut silhouettes, the portrait of that decade: a queue with its bow, a wig of curls, a hat, a cravat, a high coiffure. 48 by 48. */
import type { CardId } from '../../data/luminaries.ts';

const FACE =
  'M33 10C34 13 33.3 15 34 17L37.2 22.2C37.6 23.4 36.5 24 35.2 24L35.6 26.6 34.6 27.6 35 29.2C34.8 31.6 32 32 29.5 31.6 28.2 34 29.2 35.5 32 37.2 37 39.5 39.5 42 40 48H8C8.5 42 12 38.5 17.5 36.5 18.5 34 18 31 16 28';
const CURL =
  'M9.5 25a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM7.5 19a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM9 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z';

/** Each is one head and what it wears; a cravat is cut out again. */
const HEADS: readonly { readonly paths: readonly string[]; readonly cut?: string }[] = [
  {
    paths: [
      `${FACE}C10 24 9 12 16 6 22 1 31 3 33 10Z`,
      'M16 24C9 27 7 33 8.5 40L12.5 39C12 33 14 30 18 29Z',
      'M9 30l-5 3 4 4ZM11 33l4 5-6 0Z',
    ],
  },
  { paths: [`${FACE}C8 26 6 14 13 7 20 0 32 2 33 10Z`, CURL] },
  {
    paths: [
      `${FACE}C10 24 10 14 16 9L33 10Z`,
      'M6 11C12 9 22 8 40 13 39 9 34 7 32 6 30 0 18-1 15 4 11 5 8 7 6 11Z',
      'M16 24C11 27 10 31 11 35L15 34C15 31 16 29 18 28Z',
    ],
  },
  {
    paths: [`${FACE}C12 24 11 13 16 8 22 2 31 4 33 10Z`, 'M8 40C9 36 14 34 20 35L30 36 38 41 40 48H8Z'],
    cut: 'M28 36l4 12 4-10Z',
  },
  {
    paths: [`${FACE}C9 25 4 22 5 14 6 6 14 0 22 0 30 0 33 5 33 10Z`, 'M7 20C2 26 4 34 8 38L15 30Z'],
  },
];

const HIGH_COIFFURE = 4;
/** The women among the luminaries. */
const LADIES: ReadonlySet<CardId> = new Set<CardId>(['ARCO-II', 'ARCR-III']);

/** Always the same head for the same person. */
function headOf(card: CardId): number {
  if (LADIES.has(card)) return HIGH_COIFFURE;
  return [...card].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % HIGH_COIFFURE;
}

export function Silhouette({ card }: { readonly card: CardId }) {
  const { paths, cut } = HEADS[headOf(card)]!;
  return (
    <>
      <g fill="#2b211a">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {cut === undefined ? null : <path d={cut} fill="var(--card)" />}
    </>
  );
}

/** The portrait alone, beside words. */
export function Portrait({ card }: { readonly card: CardId }) {
  return (
    <svg class="portrait" viewBox="0 -1 48 49" aria-hidden="true">
      <Silhouette card={card} />
    </svg>
  );
}
