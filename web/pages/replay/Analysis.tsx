/** What decided the game: its greatest swings, and how much of it was luck. */
import type { Seat } from '@signoria/kernel';
import { Shield } from '../../kit/index.ts';
import type { Analysis as Found, Swing } from '../../local/analysis.ts';
import { words } from '../../state/words.ts';
import { chronicle } from '../table/chronicle.ts';
import { nameOf, tinctureOf } from '../table/people.ts';
import { useReel } from './reel.ts';

/** What a swing ended with; the chronicle has the rest. */
const MOST_TOLD = 3;

const percent = (chance: number): number => Math.round(chance * 100);

/** With a sign: `+7`, `−3`, `0`. */
function points(change: number): string {
  const whole = percent(change);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

function SwingRow({ swing: { after, seq, seat, from, to } }: { readonly swing: Swing }) {
  const { reel, seats, text, reader, go } = useReel();
  const told = chronicle({
    log: reel.log.filter((item) => item.seq > after && item.seq <= seq),
    text: text.value,
    reader: { ...reader.value, seat: null },
    undoable: 0,
    since: null,
    at: null,
  }).flatMap((line) => (line.kind === 'line' && !line.undone ? [line.text] : []));
  return (
    <li>
      <button type="button" class="swing" onClick={() => go(seq)}>
        <Shield tincture={tinctureOf(seats.value[seat])} width={16} />
        <span>
          <b>{words.value.replay.swing(nameOf(seats.value[seat]), percent(from), percent(to))}</b>
          <small>{told.slice(-MOST_TOLD).join(' ')}</small>
        </span>
      </button>
    </li>
  );
}

interface ShareProps {
  readonly seat: Seat;
  readonly shares: Found['shares'][number];
}

function ShareRow({ seat, shares: { play, luck } }: ShareProps) {
  const { seats } = useReel();
  return (
    <tr>
      <th scope="row">
        <Shield tincture={tinctureOf(seats.value[seat])} width={16} /> {nameOf(seats.value[seat])}
      </th>
      <td class="num">{points(play)}</td>
      <td class="num">{points(luck)}</td>
    </tr>
  );
}

export function Analysis({ found: { swings, shares } }: { readonly found: Found }) {
  const { replay } = words.value;
  return (
    <>
      <h3>{replay.swings}</h3>
      {swings.length === 0 ? <p class="note">{replay.noSwings}</p> : null}
      <ol class="swings">
        {swings.map((swing) => (
          <SwingRow key={swing.seq} swing={swing} />
        ))}
      </ol>
      <table>
        <thead>
          <tr>
            <th scope="col">{replay.shares}</th>
            <th scope="col">{replay.sharesPlay}</th>
            <th scope="col">{replay.sharesLuck}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((of, seat) => (
            <ShareRow key={seat} seat={seat} shares={of} />
          ))}
        </tbody>
      </table>
      <p class="note">
        {replay.chancesNote} {replay.sharesNote}
      </p>
    </>
  );
}
