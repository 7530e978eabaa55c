/** People of the game. The name always stands beside them, so the pictures are silent. */
import type { CardId } from '../../data/cards.ts';
import sheet from './sheet/sheet.ts?drawn';

const ARCH = 'M1.500 131V42C1.500-6 118.500-6 118.500 42V131Z';

/** The window of every portrait. Mount once, before anything that shows one. */
export function PortraitDefs() {
  return (
    <svg class="kit-defs" aria-hidden="true">
      <clipPath id="virtu-arch">
        <path d={ARCH} />
      </clipPath>
    </svg>
  );
}

export interface PortraitProps {
  readonly id: CardId;
  /** Behind drawn curtains. */
  readonly exhausted?: boolean;
}

/** In an arched window with what they hold, 120 by 132. */
export function Portrait({ id, exhausted = false }: PortraitProps) {
  return (
    <svg class="portrait" viewBox="0 0 120 132" aria-hidden="true">
      <g clip-path="url(#virtu-arch)">
        <path d={ARCH} fill="#e9ddc3" />
        <use href={`${sheet}#${id}`} />
        {exhausted ? <use href={`${sheet}#curtains`} /> : null}
      </g>
      <path d={ARCH} fill="none" stroke="#231A13" stroke-width="3" />
    </svg>
  );
}

/** The face alone, for lists. */
export function Head({ id }: { readonly id: CardId }) {
  return (
    <svg class="portrait head" viewBox="0 0 86 86" aria-hidden="true">
      <use href={`${sheet}#${id}-head`} />
    </svg>
  );
}
