/**
 * The card faces and the card back. The pictures come with the sheet of drawings.
 * Names and notes come in as words; needs the kit's `Patterns` on the page.
 */
import { CardFrame, Picture } from '@signoria/kit';
import { Badge, type BadgeProps } from './art/Badge.tsx';
import { GOLD, INK, LINEN } from './art/palette.ts';
import { tintOf } from './card-kinds.ts';
import sheet from './sheet/sheet.ts?drawn';

export interface CardFaceProps extends BadgeProps {
  /** Printed name and the line under it. */
  readonly name?: string;
  readonly note?: string;
  /** For screen readers, where the card does not stand inside a named button. */
  readonly label?: string;
  /** Small, without words: for battle lines. */
  readonly mini?: boolean;
}

export function CardFace({ kind, strength, name, note, label, mini = false }: CardFaceProps) {
  const words = {
    ...(name === undefined ? {} : { title: name }),
    ...(note === undefined ? {} : { note }),
    ...(label === undefined ? {} : { label }),
  };
  return (
    <CardFrame tint={tintOf(kind)} badge={<Badge kind={kind} strength={strength} />} mini={mini} {...words}>
      <use href={`${sheet}#${mini ? `${kind}-mini` : kind}`} transform="translate(0 10)" />
    </CardFrame>
  );
}

/** Only the corner of a card, which says what it is: for places too small for a face. */
export function CardMark(props: BadgeProps) {
  return (
    <svg class="card-mark" viewBox="0 0 48 58" aria-hidden="true">
      <Badge {...props} />
    </svg>
  );
}

const BACK = '#2B4348';

/** Lozenges in the width of the back, ten units apart. */
function Lattice({ height }: { readonly height: number }) {
  const lines = [];
  for (let x = -height; x < 120; x += 14) lines.push(`M${x} ${height}L${x + height} 0M${x} 0L${x + height} ${height}`);
  return <path d={lines.join('')} stroke={LINEN} stroke-width=".8" opacity=".38" clip-path="inset(9px round 4px)" />;
}

export interface CardBackProps {
  readonly label?: string;
  readonly mini?: boolean;
}

/** The back: two crossed lances in a roundel. */
export function CardBack({ label, mini = false }: CardBackProps) {
  const height = mini ? 150 : 168;
  const middle = height / 2;
  return (
    <Picture class={mini ? 'card mini' : 'card'} viewBox={`0 0 120 ${height}`} label={label}>
      <rect x="1" y="1" width="118" height={height - 2} rx="8" fill="var(--card)" stroke={INK} stroke-width="1.4" />
      <rect x="6" y="6" width="108" height={height - 12} rx="5" fill={BACK} stroke={INK} stroke-width="1.2" />
      <Lattice height={height} />
      <rect x="9.5" y="9.5" width="101" height={height - 19} rx="3.5" fill="none" stroke={LINEN} opacity=".7" />
      <g transform={`translate(60 ${middle})`} stroke={INK} stroke-width="1.4" stroke-linejoin="round">
        <path d="M0-36 34 0 0 36-34 0Z" fill={LINEN} />
        <path d="M0-29 27 0 0 29-27 0Z" fill="#A32720" />
        <path d="M-13 17 13-17M13 17-13-17" stroke-width="4.4" />
        <path d="M-13 17 13-17M13 17-13-17" stroke={GOLD} stroke-width="2" />
        <path d="M13-17l-1.5 7.5-5-4ZM-13-17l1.5 7.5 5-4Z" fill="#E1E5E5" stroke-width="1" />
      </g>
    </Picture>
  );
}
