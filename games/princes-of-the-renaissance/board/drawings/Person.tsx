/** Whoever stands on a tile. The name always stands beside them, so the pictures are silent. */
import type { EventId } from '../../data/events.ts';
import type { TileId } from '../../data/tiles.ts';
import sheet from './sheet/sheet.ts?drawn';

export type PersonId = TileId | EventId | 'pope';

/** With what they hold, 120 by 120. */
export function Portrait({ of }: { readonly of: PersonId }) {
  return (
    <svg class="person" viewBox="0 0 120 120" aria-hidden="true">
      <use href={`${sheet}#${of}`} />
    </svg>
  );
}

/** The face alone, for tiles and lists. */
export function Head({ of }: { readonly of: PersonId }) {
  return (
    <svg class="person head" viewBox="0 0 86 86" aria-hidden="true">
      <use href={`${sheet}#${of}-head`} />
    </svg>
  );
}
