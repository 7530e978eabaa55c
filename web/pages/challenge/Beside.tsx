/** What two games of one deal have beside each other: where they parted, how the chances went. */
import type { PlayText, Seat } from '@signoria/kernel';
import { fillOf, TINCTURES } from '@signoria/kit';
import { playerNameIn } from '@signoria/table';
import type { ClientBundle } from '../../games/client-bundle.ts';
import type { ComparedGame } from '../../local/worker-api.ts';
import { tableWords, words } from '../../state/words.ts';
import { DASHES, filled, pathOf } from '../replay/curve.ts';
import { challengeWords } from './text.ts';

export const nameOf = ({ name }: ComparedGame): string =>
  playerNameIn(tableWords.value, name) || words.value.shell.guest;

interface PartingProps {
  readonly first: ComparedGame;
  readonly game: ComparedGame;
  readonly face: ClientBundle;
  /** By seat, as they are told of what was done. */
  readonly names: readonly string[];
}

export function choiceIn(face: ClientBundle, line: string, name: (seat: Seat) => string): string {
  const text: PlayText = face.text.value;
  return text.choice(face.notation.read(line), { seat: null, name });
}

/** Where a game parted from the first, and what was answered there in each. */
export function PartingRow({ first, game, face, names }: PartingProps) {
  const say = challengeWords.value;
  const { parted } = game;
  const name = (seat: Seat) => names[seat] ?? '';
  return (
    <li class="parting">
      <p>
        <b>{nameOf(game)}</b> {parted === null ? say.never : say.partedAfter(parted.after)}
      </p>
      {parted === null ? null : (
        <>
          <span>
            <b>{nameOf(first)}:</b> {choiceIn(face, parted.one, name)}
          </span>
          <span>
            <b>{nameOf(game)}:</b> {choiceIn(face, parted.other, name)}
          </span>
        </>
      )}
    </li>
  );
}

const BOX = { width: 420, height: 100 };

interface ChancesProps {
  readonly game: ComparedGame;
  readonly seats: number;
  readonly seat: Seat;
  /** The number of the position that is looked at; null for none. */
  readonly at?: number | null;
  /** Where this game and the other parted. */
  readonly parted?: number | null;
}

/** How the chances of all went; those of the seat that is compared stand out. */
export function Chances({ game, seats, seat, at = null, parted = null }: ChancesProps) {
  const { reel } = game;
  const rows = reel.chances ?? filled(reel.statistics.totals, reel.last, seats);
  const by = Array.from({ length: seats }, (_, i) => rows.map((row) => row[i] ?? 0));
  const max = reel.chances === null ? Math.max(1, ...by.flat()) : 1;
  const upright = (number: number) => `M${(number / Math.max(1, reel.last)) * BOX.width} -4V${BOX.height + 4}`;
  return (
    <figure>
      <figcaption>
        <b>{nameOf(game)}</b>
      </figcaption>
      <svg
        viewBox={`0 -4 ${BOX.width} ${BOX.height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={challengeWords.value.chancesOf(nameOf(game))}
      >
        {[0, 0.5, 1].map((part) => (
          <path key={part} class="grid" d={`M0 ${BOX.height * part}H${BOX.width}`} />
        ))}
        {parted === null ? null : <path class="parted" d={upright(parted)} />}
        {by.map((values, i) => (
          <path
            key={i}
            class="chance"
            d={pathOf(values, max, BOX)}
            stroke={fillOf(TINCTURES[i]!)}
            stroke-width={i === seat ? 3.5 : 1.5}
            stroke-dasharray={DASHES[i]}
          />
        ))}
        {at === null ? null : <path class="cursor" d={upright(at)} />}
      </svg>
    </figure>
  );
}

interface LegendProps {
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly parted: boolean;
}

/** Whose line is whose: by colour and by dashes. */
export function Legend({ names, seat, parted }: LegendProps) {
  const say = challengeWords.value;
  return (
    <ul class="deal-legend">
      {names.map((name, i) => (
        <li key={i}>
          <svg viewBox="0 0 34 8" aria-hidden="true">
            <path
              d="M0 4H34"
              stroke={fillOf(TINCTURES[i]!)}
              stroke-width={i === seat ? 3.5 : 1.5}
              stroke-dasharray={DASHES[i]}
            />
          </svg>
          {i === seat ? <b>{say.thisSeat}</b> : name}
        </li>
      ))}
      {parted ? (
        <li>
          <svg viewBox="0 0 34 8" aria-hidden="true">
            <path class="parted" d="M17 0V8" />
          </svg>
          {say.partedHere}
        </li>
      ) : null}
    </ul>
  );
}
