/** The game's picture for lists and its own page: a horse on the square, 260 by 170. */
import { CoverFrame, type CoverProps } from '@signoria/kit';

export function Cover({ label }: CoverProps) {
  return (
    <CoverFrame label={label}>
      <rect width="260" height="170" fill="#E7CE9A" />
      <path d="M0 120Q130 84 260 120V170H0Z" fill="#C98F5A" />
      <path d="M196 96V30l6-10 6 10v66Z" fill="#A9583B" />
      <g fill="none" stroke="#3A2A1C" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">
        <path d="M60 118q22-30 58-22t44-12l14-16 10 8-8 14q-18 28-34 30" fill="#6B4A2E" />
        <path d="M70 116l-14 26M92 112l4 30M132 112l-6 30M148 108l20 26" />
      </g>
    </CoverFrame>
  );
}
