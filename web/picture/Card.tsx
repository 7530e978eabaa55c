/** The left leaf of the picture that is shared of a game's end: whose chronicle it is, how it ended, who had what. */
import { Shield, type Tincture } from '@signoria/kit';
import { Arms } from '../pages/table/end/Arms.tsx';

export interface CardSeat {
  readonly name: string;
  readonly tincture: Tincture;
  readonly points: string;
}

export interface CardProps {
  /** “The chronicle of”. */
  readonly over: string;
  readonly title: string;
  readonly said: string;
  readonly winner: Tincture;
  /** In the order in which they came in. */
  readonly seats: readonly CardSeat[];
  readonly house: string;
}

export function Card({ over, title, said, winner, seats, house }: CardProps) {
  return (
    <div class="share-card">
      <p class="share-over">
        {over} <b>{title}</b>
      </p>
      <h2>{said}</h2>
      <Arms tincture={winner} of={null} />
      <ul>
        {seats.map(({ name, tincture, points }) => (
          <li key={name}>
            <Shield tincture={tincture} width={30} />
            <span>
              {name} <b class="num">{points}</b>
            </span>
          </li>
        ))}
      </ul>
      <p class="share-house">{house}</p>
    </div>
  );
}
