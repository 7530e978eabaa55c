/** Who gave win share to whom: seats in a ring round Fortune's wheel, and the same in figures. */
import { fillOf, Shield, ShieldMark } from '@signoria/kit';
import type { Ledger as Book, Row } from '@signoria/review';
import type { ReelState } from '../replay/reel.ts';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { inPoints, plain, signed } from './figures.ts';
import { Wheel } from './Marks.tsx';
import { flowsOf, type Point, ribbon, ring, towards } from './shapes.ts';
import { useReview } from './state.ts';
import { reviewWords } from './text.ts';

const WIDTH = 250;
const HEIGHT = 190;
const SIZE = 28;
const CENTRE: Point = [WIDTH / 2, HEIGHT / 2];
/** Less than this much win share is not drawn; the table has it. */
const LEAST = 0.02;

export function LedgerPanel() {
  const { review } = useReview();
  const { ledger } = reviewWords.value;
  const book = review.value?.ledger ?? null;
  return (
    <section class="sheet rv-ledger" aria-label={ledger.title}>
      <div class="rv-head">
        <h2>{ledger.title}</h2>
        <span class="caption">{ledger.caption}</span>
      </div>
      {book === null ? (
        <p class="note pad">{ledger.waiting}</p>
      ) : (
        <>
          {book.result.length > 2 ? <Flow book={book} /> : null}
          <p class="note rv-unexplained">{ledger.unexplained(plain(inPoints(unexplainedIn(book)), 0))}</p>
          <Figures book={book} />
        </>
      )}
    </section>
  );
}

/** The most that any seat's chances moved without anybody's decision and without chance. */
function unexplainedIn({ rows }: Book): number {
  const moves = rows.find(({ of }) => of === 'residual')?.moves ?? [];
  return Math.max(0, ...moves.map(Math.abs));
}

function Flow({ book }: { readonly book: Book }) {
  const { reel } = useReview();
  const { ledger } = reviewWords.value;
  const seats = reel.seats.value.length;
  const places = ring(seats, WIDTH, HEIGHT, SIZE);
  const { decisions, luck } = flowsOf(book.rows, seats);
  const most = Math.max(0.08, ...decisions.map(({ share }) => share), ...luck.map(Math.abs));
  const width = (share: number) => (share / most) * SIZE * 0.5;
  const drawn = decisions.filter(({ share }) => share >= LEAST);
  return (
    <figure class="rv-flow">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={ledger.picture}>
        <pattern id="rv-luck" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--raised)" />
          <path d="M1 0V5" stroke="var(--ink-3)" stroke-width="1.4" />
        </pattern>
        {drawn.toReversed().map(({ from, to, share }) => {
          const near = (to - from + seats) % seats;
          const bend = near === 1 ? -10 : near === seats - 1 ? 10 : from < to ? 34 : -34;
          const [a, b] = [
            towards(places[from]!, places[to]!, SIZE * 0.6),
            towards(places[to]!, places[from]!, SIZE * 0.66),
          ];
          const shape = ribbon(a, b, width(share), bend);
          return (
            <g key={`${from} ${to}`}>
              <path d={shape.d} fill={fillOf(tinctureOf(reel.seats.value[from]))} stroke="var(--key)" />
              {share >= 0.05 ? <Label at={shape.middle} share={share} /> : null}
            </g>
          );
        })}
        {luck.map((share, seat) => {
          if (Math.abs(share) < LEAST) return null;
          const [a, b] = [towards(CENTRE, places[seat]!, 17), towards(places[seat]!, CENTRE, SIZE * 0.64)];
          const shape = share > 0 ? ribbon(a, b, width(share), 0) : ribbon(b, a, width(-share), 0);
          return (
            <g key={seat}>
              <path d={shape.d} fill="url(#rv-luck)" stroke="var(--key)" />
              {Math.abs(share) >= 0.05 ? <Label at={shape.middle} share={Math.abs(share)} /> : null}
            </g>
          );
        })}
        <g transform={`translate(${CENTRE[0]} ${CENTRE[1]})`}>
          <Wheel radius={13} />
        </g>
        {places.map(([x, y], seat) => (
          <ShieldMark key={seat} tincture={tinctureOf(reel.seats.value[seat])} x={x} y={y} width={SIZE} />
        ))}
      </svg>
      <figcaption>
        <span class="rv-solid" /> {ledger.legend.decisions} <span class="rv-hatched" /> {ledger.legend.luck}
      </figcaption>
    </figure>
  );
}

function Label({ at: [x, y], share }: { readonly at: Point; readonly share: number }) {
  return (
    <text class="rv-label" x={x} y={y + 4} text-anchor="middle">
      {plain(inPoints(share), 0)}
    </text>
  );
}

function Figures({ book }: { readonly book: Book }) {
  const { reel } = useReview();
  const { ledger } = reviewWords.value;
  const sum = book.result.map((share, seat) => share - book.start[seat]!);
  return (
    <details class="rv-book">
      <summary>{ledger.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{ledger.from}</th>
            {reel.seats.value.map((seat, i) => (
              <th key={i} scope="col">
                <Shield tincture={tinctureOf(seat)} width={14} label={nameOf(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.rows.map(({ of, moves }) => (
            <BookRow key={of} name={rowName(of, reel)} moves={moves} />
          ))}
          <BookRow name={ledger.sum} moves={sum} />
        </tbody>
      </table>
    </details>
  );
}

function rowName(of: Row['of'], reel: ReelState): string {
  const { ledger } = reviewWords.value;
  return typeof of === 'number' ? ledger.decisions(nameOf(reel.seats.value[of])) : ledger[of];
}

function BookRow({ name, moves }: { readonly name: string; readonly moves: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {moves.map((move, seat) => (
        <td key={seat} class="num">
          {signed(inPoints(move), 0)}
        </td>
      ))}
    </tr>
  );
}
