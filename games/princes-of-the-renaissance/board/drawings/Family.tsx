/** A family's arms, on a shield of another form than the seats have. */
import type { FamilyId } from '../../data/families.ts';
import { CHANFRON } from './chanfron.ts';
import { INK } from './palette.ts';
import sheet from './sheet/sheet.ts?drawn';

export function Arms({ of }: { readonly of: FamilyId }) {
  return (
    <svg class="arms" viewBox="-2 0 104 120" aria-hidden="true">
      <g clip-path="url(#por-chanfron)">
        <use href={`${sheet}#${of}`} />
      </g>
      <path d={CHANFRON} fill="none" stroke={INK} stroke-width="4" stroke-linejoin="round" />
    </svg>
  );
}
