/** Signs of the review: grades, numbered diamonds, hindsight, Fortune's wheel. Our own drawing. */
import { Picture } from '@signoria/kit';
import type { Grade } from '@signoria/review';

const STEPS: { readonly [G in Grade]: number } = { inaccuracy: 1, mistake: 2, blunder: 3 };

/** Three lozenges, so many filled. Without a label where the grade's name stands beside it. */
export function Pips({ grade, label }: { readonly grade: Grade; readonly label?: string }) {
  return (
    <Picture class="grade-pips" viewBox="0 0 33 11" label={label}>
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={`M${5.5 + i * 11} 1l4.5 4.5-4.5 4.5-4.5-4.5Z`}
          fill={i < STEPS[grade] ? 'var(--bad)' : 'none'}
          stroke="var(--bad)"
          stroke-width="1.2"
        />
      ))}
    </Picture>
  );
}

export interface DiamondProps {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly on: boolean;
  readonly grade: Grade | null;
}

/** A dashed edge for an inaccuracy, a heavy one for a blunder: never by colour alone. */
export function DiamondMark({ n, x, y, size, on, grade }: DiamondProps) {
  const d = `M0 ${-size}L${size} 0 0 ${size} ${-size} 0Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={d} fill="var(--panel)" stroke="var(--panel)" stroke-width="3.5" />
      <path
        d={d}
        fill={on ? 'var(--ink)' : 'var(--raised)'}
        stroke={grade === null ? 'var(--ink)' : 'var(--bad)'}
        stroke-width={grade === 'blunder' ? 2.6 : 1.7}
        {...(grade === 'inaccuracy' ? { 'stroke-dasharray': '3 2' } : {})}
      />
      <text y="4.3" text-anchor="middle" fill={on ? 'var(--panel)' : 'var(--ink)'}>
        {n}
      </text>
    </g>
  );
}

export function Diamond(props: Pick<DiamondProps, 'n' | 'on' | 'grade'>) {
  return (
    <svg class="diamond" viewBox="-14 -14 28 28" aria-hidden="true">
      <DiamondMark {...props} x={0} y={0} size={12} />
    </svg>
  );
}

/** Fortune's wheel: chance, everywhere. */
export function Wheel({ radius }: { readonly radius: number }) {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.39;
    const at = (far: number) => `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
    return `M${at(radius * 0.22)}L${at(radius * 0.72)}`;
  });
  return (
    <g fill="none" stroke="var(--ink)" stroke-width={radius / 8}>
      <circle r={radius} fill="var(--raised)" />
      <circle r={radius * 0.72} />
      <path d={spokes.join('')} />
      <circle r={radius * 0.22} fill="var(--ink)" />
    </g>
  );
}

const FACE = 'M0-9C4-9.5 7-7.5 7.3-4.5L7.2-3.2 9.2 0 8 .9 8.3 2.3 7.6 3 7.9 4.2C7.6 5.8 6 6 4.6 5.7L4.2 8.5H0Z';

/** Janus, one head with two faces: hindsight. */
export function Janus() {
  return (
    <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={FACE} fill="currentColor" stroke="none" />
      <path d={FACE} transform="scale(-1 1)" fill="none" stroke="currentColor" stroke-width="1.4" />
      <path d="M-6 10.5h12" stroke="currentColor" stroke-width="1.8" />
    </svg>
  );
}
