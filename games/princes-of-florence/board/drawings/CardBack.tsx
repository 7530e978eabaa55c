/** The backs of the four kinds of cards: lozenges and the card's symbol in a roundel. */
import { Picture } from '@signoria/kit';
import { GlyphMark } from './Glyph.tsx';
import type { GlyphId } from './glyphs.ts';
import { GOLD, INK, LINEN } from './palette.ts';

const BACKS = { profession: '#7A3B22', bonus: '#24503F', prestige: '#7A5206', recruiting: '#2B4348' } as const;
export type Back = keyof typeof BACKS;

/** The back of a card: lozenges and a lily in a roundel. */
export function CardBack({
  of,
  label,
  mini = false,
}: {
  readonly of: Back;
  readonly label?: string;
  readonly mini?: boolean;
}) {
  const height = mini ? 150 : 168;
  const glyph: GlyphId = of === 'profession' ? 'profession' : of;
  const lines = Array.from({ length: 20 }, (_, i) => i * 14 - height).map(
    (x) => `M${x} ${height}L${x + height} 0M${x} 0L${x + height} ${height}`,
  );
  return (
    <Picture class={mini ? 'card mini' : 'card'} viewBox={`0 0 120 ${height}`} label={label}>
      <rect x="1" y="1" width="118" height={height - 2} rx="8" fill="var(--card)" stroke={INK} stroke-width="1.4" />
      <rect x="6" y="6" width="108" height={height - 12} rx="5" fill={BACKS[of]} stroke={INK} stroke-width="1.2" />
      <path d={lines.join('')} stroke={LINEN} stroke-width=".8" opacity=".34" clip-path="inset(9px round 4px)" />
      <rect x="9.5" y="9.5" width="101" height={height - 19} rx="3.5" fill="none" stroke={LINEN} opacity=".7" />
      <circle cx="60" cy={height / 2} r="28" fill={BACKS[of]} stroke={GOLD} stroke-width="2" />
      <GlyphMark of={glyph} x={60} y={height / 2} width={34} fill={LINEN} />
    </Picture>
  );
}
