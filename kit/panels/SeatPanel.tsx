/** Who sits at the table: shield, name, what is public about them, score. A full panel and a bar for the phone. */
import type { ComponentChildren } from 'preact';
import { Shield } from '../seats/Shield.tsx';
import type { Tincture } from '../seats/tincture.ts';

export interface SeatScore {
  readonly value: ComponentChildren;
  /** "2 of 5". */
  readonly of?: ComponentChildren;
  readonly unit?: ComponentChildren;
  /** Read after the number: what is counted, and that pressing explains it. */
  readonly spoken?: string;
}

export interface SeatRow {
  readonly id: string;
  readonly tincture: Tincture;
  readonly name: ComponentChildren;
  readonly score?: SeatScore;
  /** What is counted of them beside the score, under the name: opens with it. */
  readonly facts?: ComponentChildren;
  /** Tags and clocks: shown under the name. */
  readonly meta?: ComponentChildren;
  /** Its clock, for the bar: there is room for one of those who are to decide. */
  readonly time?: ComponentChildren;
  /** This seat is to decide. */
  readonly now?: boolean;
  /** Not connected, or out of the game. */
  readonly away?: boolean;
}

export interface SeatPanelProps {
  readonly label: string;
  readonly seats: readonly SeatRow[];
  /** Makes each score a button that opens its explanation. */
  readonly onScore?: (id: string) => void;
}

function Score({ score, onOpen }: { readonly score: SeatScore; readonly onOpen?: () => void }) {
  const body = (
    <>
      {score.value}
      {score.of === undefined ? null : <span class="of">/{score.of}</span>}
      {score.unit === undefined ? null : <small>{score.unit}</small>}
      {score.spoken === undefined ? null : <span class="only-heard"> {score.spoken}</span>}
    </>
  );
  if (!onOpen) return <div class="score num">{body}</div>;
  return (
    <button type="button" class="score num" onClick={onOpen}>
      {body}
    </button>
  );
}

/** Counts under the name; where the score explains itself, they lead to the same explanation. */
function Facts({
  facts,
  spoken,
  onOpen,
}: Pick<SeatRow, 'facts'> & { readonly spoken?: string; readonly onOpen?: () => void }) {
  if (!onOpen) return <span class="facts">{facts}</span>;
  return (
    <button type="button" class="facts" onClick={onOpen}>
      {facts}
      {spoken === undefined ? null : <span class="only-heard"> {spoken}</span>}
    </button>
  );
}

const rowClass = ({ now, away }: SeatRow): string => `seat${now ? ' now' : ''}${away ? ' away' : ''}`;

export function SeatPanel({ label, seats, onScore }: SeatPanelProps) {
  const opening = ({ id }: SeatRow) => (onScore ? { onOpen: () => onScore(id) } : {});
  return (
    <ul class="seats" aria-label={label}>
      {seats.map((seat) => (
        <li
          key={seat.id}
          class={rowClass(seat)}
          data-spot={`seat ${seat.id}`}
          {...(seat.now ? { 'aria-current': true } : {})}
        >
          <Shield tincture={seat.tincture} />
          <div class="name">{seat.name}</div>
          <div class="meta">
            {seat.facts === undefined ? null : (
              <Facts
                facts={seat.facts}
                {...(seat.score?.spoken === undefined ? {} : { spoken: seat.score.spoken })}
                {...opening(seat)}
              />
            )}
            {seat.meta}
          </div>
          {seat.score ? <Score score={seat.score} {...opening(seat)} /> : null}
        </li>
      ))}
    </ul>
  );
}

export interface SeatBarProps {
  readonly label: string;
  readonly seats: readonly (SeatRow & { readonly spokenName: string })[];
  /** Makes each score a button that opens its explanation. */
  readonly onScore?: (id: string) => void;
  /** Last cell: usually the button that opens the chronicle. */
  readonly children?: ComponentChildren;
}

function BarScore({ score, onOpen }: { readonly score: SeatScore; readonly onOpen?: () => void }) {
  const body = (
    <>
      {score.value}
      {score.unit === undefined ? null : <small>{score.unit}</small>}
    </>
  );
  if (!onOpen) return body;
  return (
    <button type="button" class="bar-score" onClick={onOpen}>
      {body}
      {score.spoken === undefined ? null : <span class="only-heard"> {score.spoken}</span>}
    </button>
  );
}

/** The same seats in one 40-pixel line: shield and score, and the name where there is room. */
export function SeatBar({ label, seats, onScore, children }: SeatBarProps) {
  return (
    <ul class="seat-bar" aria-label={label}>
      {seats.map((seat) => (
        <li
          key={seat.id}
          class={seat.now ? 'now' : ''}
          data-spot={`seat ${seat.id}`}
          {...(seat.now ? { 'aria-current': true } : {})}
        >
          <Shield tincture={seat.tincture} label={seat.spokenName} />
          <span class="bar-name" aria-hidden="true">
            {seat.name}
          </span>
          {seat.score ? <BarScore score={seat.score} {...(onScore ? { onOpen: () => onScore(seat.id) } : {})} /> : null}
          {seat.time}
        </li>
      ))}
      {children === undefined ? null : <li>{children}</li>}
    </ul>
  );
}
