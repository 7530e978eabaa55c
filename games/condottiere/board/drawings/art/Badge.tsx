/** The badge in the corner of a card: a shield with its strength, or a round one with a sign of its effect. */
import type { CardId } from '../../../data/cards.ts';
import { type SpecialKind, tintOf } from '../card-kinds.ts';
import { INK } from './palette.ts';

const PAPER = '#FBF5E8';
const SLATE = '#3B4A58';

function ShieldBadge({ strength, tint }: { readonly strength: number; readonly tint: string }) {
  const two = strength > 9;
  return (
    <>
      <path d="M7 7H41V30C41 42 32 48 24 51.5 16 48 7 42 7 30Z" fill={PAPER} stroke={INK} stroke-width="1.6" />
      <path
        d="M10 10H38V30C38 39.5 31 44.5 24 48 17 44.5 10 39.5 10 30Z"
        fill="none"
        stroke={tint}
        stroke-width="2.6"
      />
      <text class={two ? 'badge-number two' : 'badge-number'} x="24" y={two ? 36 : 37.5}>
        {strength}
      </text>
    </>
  );
}

const line = { fill: 'none', stroke: SLATE, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const sign = (text: string) => (
  <text class="badge-sign" x="24" y="36.5">
    {text}
  </text>
);

/** Snow, plus three, times two, a cross, an arrow that turns back, a flag. Courtesan and Heroine have shields instead. */
const SIGNS = {
  winter: () => <path d="M24 16v26M13 22.500l22 13M35 22.500l-22 13" {...line} stroke-width="3.2" />,
  spring: () => sign('+3'),
  drummer: () => sign('×2'),
  bishop: () => <path d="M24 14v28M15.5 23h17" {...line} stroke="#8A2A20" stroke-width="4" />,
  scarecrow: () => <path d="M15 31c0-11 18-11 18 0M15 31l-3.5-6M15 31l6-3" {...line} stroke-width="3" />,
  surrender: () => <path d="M17 43V15c6-3 9 3 15 0v12c-6 3-9-3-15 0" {...line} fill="#fff" stroke-width="2.6" />,
} as const satisfies Partial<Record<SpecialKind, () => unknown>>;

export interface BadgeProps {
  readonly kind: CardId;
  /** 0 for a card without one. */
  readonly strength: number;
}

export function Badge({ kind, strength }: BadgeProps) {
  if (strength > 0) return <ShieldBadge strength={strength} tint={tintOf(kind)} />;
  const Sign = SIGNS[kind as keyof typeof SIGNS];
  return (
    <>
      <circle cx="24" cy="29" r="19" fill={PAPER} stroke={INK} stroke-width="1.6" />
      <circle cx="24" cy="29" r="16.3" fill="none" stroke={SLATE} stroke-width="1.4" />
      <Sign />
    </>
  );
}
