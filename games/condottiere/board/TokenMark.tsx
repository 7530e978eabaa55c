/** The Condottiere token beside its holder's name. When it changes hands it glides from the one row to the other. */
import { type LastPlace, useFlip } from '@signoria/kit';
import { CondottiereFigure } from './drawings/index.ts';

interface TokenMarkProps {
  readonly place: LastPlace;
  readonly label: string;
  /** Milliseconds before the move is told. */
  readonly after: number;
  readonly onOpen: () => void;
}

export function TokenMark({ place, label, after, onOpen }: TokenMarkProps) {
  const mark = useFlip<HTMLButtonElement>(place, after);
  return (
    <button type="button" class="token" ref={mark} onClick={onOpen}>
      <svg viewBox="-14 -22 30 40" aria-hidden="true">
        <CondottiereFigure x={0} y={0} />
      </svg>
      <span class="only-heard">{label}</span>
    </button>
  );
}
