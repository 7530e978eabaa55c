/** The winner's own arms in a wreath of laurel, and below them the shield of their seat; without arms, that alone. */
import { Shield, type Tincture } from '@signoria/kit';
import { ArmsOf, type Bearer } from '../../../shell/bearer.tsx';

/** Leaves up one side of the wreath, as turns of one leaf about the middle. */
const LEAVES = Array.from({ length: 9 }, (_, i) => 28 + i * 15);

function Side({ mirrored }: { readonly mirrored: boolean }) {
  return (
    <g {...(mirrored ? { transform: 'scale(-1 1)' } : {})}>
      {LEAVES.map((turn, i) => (
        <g key={turn} transform={`rotate(${turn - 180}) translate(0 -52)`}>
          <path
            class="leaf"
            d={i % 2 === 0 ? 'M0 0c-8-3-11-10-8-17 7 4 10 10 8 17Z' : 'M0 0c8-2 12-8 10-15-7 3-11 8-10 15Z'}
          />
        </g>
      ))}
      <path class="stem" d="M0 52A52 52 0 0 1-38-35" />
    </g>
  );
}

interface ArmsProps {
  readonly tincture: Tincture;
  readonly of: Bearer | null;
}

export function Arms({ tincture, of }: ArmsProps) {
  return (
    <span class="arms-in-laurel">
      <svg class="wreath" viewBox="-72 -72 144 144" aria-hidden="true">
        <Side mirrored={false} />
        <Side mirrored />
      </svg>
      <ArmsOf of={of} width={62} />
      <Shield tincture={tincture} width={of === null ? 62 : 26} />
    </span>
  );
}
