/** The game's picture for lists and its own page: the owl of Minerva over an open book, 260 by 170. */
import { CoverFrame, type CoverProps } from '@signoria/kit';
import { GILT, INK } from './glyphs.ts';

const NIGHT = '#23303B';
const RAYS = 28;

function Rays() {
  return (
    <g stroke={GILT} stroke-width="1.3" opacity=".8">
      {Array.from({ length: RAYS }, (_, i) => (
        <path
          key={i}
          d="M130 80V-80"
          transform={`rotate(${(i * 360) / RAYS} 130 80)`}
          stroke-dasharray={i % 2 === 1 ? '3 9' : '60 6'}
        />
      ))}
    </g>
  );
}

function Owl() {
  return (
    <>
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
        <path d="M66 168c16-16 46-18 64-6 18-12 48-10 64 6v-18c-18-14-46-14-64-2-18-12-46-12-64 2Z" fill="#F1E6CF" />
        <path d="M130 148v16" fill="none" />
        <path d="M96 60C92 96 100 132 130 146c30-14 38-50 34-86-4-26-64-26-68 0Z" fill="#8C6B43" />
        <path d="M112 92c4 24 8 40 18 50 10-10 14-26 18-50-10 10-26 10-36 0Z" fill="#E5D2A8" />
        <path
          d="M94 36c4 6 10 8 18 8h36c8 0 14-2 18-8 4 18 2 34-8 42-8 6-20 6-28 0-8 6-20 6-28 0-10-8-12-24-8-42Z"
          fill="#A5814F"
        />
        {[113, 147].map((x) => (
          <g key={x}>
            <circle cx={x} cy="62" r="14" fill="#F6E9C8" />
            <circle cx={x} cy="62" r="7.5" fill="#D8A227" />
            <circle cx={x} cy="62" r="3.8" fill={INK} />
          </g>
        ))}
        <path d="M130 66l-6 8 6 12 6-12Z" fill="#C77B2B" />
        <path d="M96 74C90 96 92 118 104 132M164 74c6 22 4 44-8 58" fill="none" />
      </g>
      <path
        d="M120 106q4 4 8 0M130 112q4 4 8 0M118 118q4 4 8 0M132 124q4 4 8 0"
        fill="none"
        stroke="#A5814F"
        stroke-width="1.5"
      />
      <path d="M116 146v6M122 148v5M140 148v5M146 146v6" stroke="#D8A227" stroke-width="3" stroke-linecap="round" />
    </>
  );
}

export function Cover({ label }: CoverProps) {
  return (
    <CoverFrame label={label}>
      <rect width="260" height="170" fill={NIGHT} />
      <Rays />
      <circle cx="130" cy="80" r="62" fill={NIGHT} stroke={GILT} stroke-width="1.6" />
      <Owl />
    </CoverFrame>
  );
}
