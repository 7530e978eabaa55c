/** Somebody's profile as a medallion, on a ground in the colour of their first faction. 80 by 100; small ones are plainer. */
import type { FactionId } from '../../data/factions.ts';
import type { CardId } from '../../data/luminaries.ts';
import type { RivalId } from '../../data/rivals.ts';
import { FACTION_COLOUR, INK } from './glyphs.ts';
import sheet from './sheet/sheet.ts?drawn';

export interface CameoProps {
  readonly of: CardId | RivalId;
  readonly faction: FactionId;
  /** Too small for the engraver's lines and for the sign before the face. */
  readonly small?: boolean;
}

/** Inside a drawing. */
export function CameoMark({ of, faction, small = false }: CameoProps) {
  return (
    <g style={{ color: FACTION_COLOUR[faction] }}>
      <ellipse cx="40" cy="48" rx="36.6" ry="44.6" fill="#fbf5e8" />
      <ellipse cx="40" cy="48" rx="36.6" ry="44.6" fill="currentColor" opacity=".24" />
      {small ? null : <use href={`${sheet}#ground`} />}
      <ellipse cx="40" cy="48" rx="37.6" ry="45.6" fill="none" stroke={INK} stroke-width="1.8" />
      <ellipse cx="40" cy="48" rx="35.8" ry="43.8" fill="none" stroke="currentColor" stroke-width="1.1" />
      <use href={`${sheet}#${of}`} />
      {small ? null : <use href={`${sheet}#${of}-sign`} />}
    </g>
  );
}

/** Beside words. */
export function Cameo(props: CameoProps) {
  return (
    <svg class="cameo" viewBox="0 -4 80 100" aria-hidden="true">
      <CameoMark {...props} />
    </svg>
  );
}

/** Rivals belong to no faction; each stands before the colour of those they lived among. */
const AMONG: { readonly [id in RivalId]: FactionId } = {
  weishaupt: 'SC',
  saintgermain: 'CO',
  joseph: 'AR',
  charlestheodore: 'AR',
};

export const RivalCameo = ({ of }: { readonly of: RivalId }) => <Cameo of={of} faction={AMONG[of]} />;
