/** The Condottiere token beside its holder's name. */
import { CondottiereFigure } from './drawings/index.ts';

interface TokenMarkProps {
  readonly label: string;
  readonly onOpen: () => void;
}

export function TokenMark({ label, onOpen }: TokenMarkProps) {
  return (
    <button type="button" class="token" data-place="token" onClick={onOpen}>
      <svg viewBox="-14 -22 30 40" aria-hidden="true">
        <CondottiereFigure x={0} y={0} />
      </svg>
      <span class="only-heard">{label}</span>
    </button>
  );
}
