/** People of Florence before the country they like, with what they work with. */

import sheet from './sheet/sheet.ts?drawn';
import type { Sitter } from './sitters.ts';

/** In the window of a card, 120 by 168. */
export const Portrait = ({ of }: { readonly of: Sitter }) => (
  <use href={`${sheet}#${of}`} transform="translate(-1 8) scale(1.02)" />
);

/** Somebody's face in a round, for rows and mats. */
export function Face({ of }: { readonly of: Sitter }) {
  return (
    <svg class="face" viewBox="0 0 86 86" aria-hidden="true">
      <use href={`${sheet}#${of}-head`} />
    </svg>
  );
}
