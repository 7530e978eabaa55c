/** The game's picture for lists and its own page: a prince's medal, 260 by 170. */
import { CoverFrame, type CoverProps } from '@signoria/kit';
import { INK } from './palette.ts';

function Medal() {
  return (
    <>
      <rect width="260" height="170" fill="#7C2A24" />
      <g fill="none" stroke="#D8A227" stroke-width="1.2" opacity=".55">
        <path d="M-10 0l22 28-22 28 22 28-22 28 22 28-22 28M34 0l-22 28 22 28-22 28 22 28-22 28 22 28" />
        <path d="M34 0l22 28-22 28 22 28-22 28 22 28-22 28M78 0l-22 28 22 28-22 28 22 28-22 28 22 28" />
        <path d="M78 0l22 28-22 28 22 28-22 28 22 28-22 28M122 0l-22 28 22 28-22 28 22 28-22 28 22 28" />
        <path d="M122 0l22 28-22 28 22 28-22 28 22 28-22 28M166 0l-22 28 22 28-22 28 22 28-22 28 22 28" />
        <path d="M166 0l22 28-22 28 22 28-22 28 22 28-22 28M210 0l-22 28 22 28-22 28 22 28-22 28 22 28" />
        <path d="M210 0l22 28-22 28 22 28-22 28 22 28-22 28M254 0l-22 28 22 28-22 28 22 28-22 28 22 28" />
        <path d="M254 0l22 28-22 28 22 28-22 28 22 28-22 28M298 0l-22 28 22 28-22 28 22 28-22 28 22 28" />
      </g>
      <circle cx="130" cy="86" r="72" fill="#B58A3A" stroke={INK} stroke-width="2" />
      <circle cx="130" cy="86" r="66" fill="#D9B463" stroke="#8A6420" stroke-width="2" />
      <circle cx="130" cy="86" r="56" fill="#E6C77E" stroke="#A97F2E" stroke-width="1.2" stroke-dasharray="2 3" />
      <g stroke="#6B4A14" stroke-width="1.6" stroke-linejoin="round">
        <path
          d="M100 142C100 124 112 116 122 114 124 108 122 104 118 98 108 92 104 78 108 66L154 66C156 70 155 73 157 77L163 88C164 90 162 91 160 91.500L161 97 158.5 99 159.5 103C159 108 153 108.5 148 107.5 146 113 149 116 156 119 164 123 168 130 168 142 148 156 120 156 100 142Z"
          fill="#C79A45"
        />
        <path d="M98 68C100 44 122 36 140 40 158 44 164 56 162 68 146 62 116 62 98 68Z" fill="#A8281E" />
        <path d="M96 70C114 60 146 60 166 70L164 77C146 69 114 69 98 78Z" fill="#8A1F17" />
        <path d="M118 98c-4-6-4-12-2-18 4-4 8-3 10 0-2 6-2 12-1 18Z" fill="#6B4A14" />
      </g>
      <path d="M146 84q5-3 9 0" stroke="#4A3208" stroke-width="2" fill="none" />
      <g fill="none" stroke="#6B4A14" stroke-width="1.8">
        <path d="M84 120q-8-20-2-44M176 120q8-20 2-44" />
        <path d="M80 112q-10-2-12-8M180 112q10-2 12-8" />
        <path d="M79.5 100q-10-2-12-8M180.5 100q10-2 12-8" />
        <path d="M79 88q-10-2-12-8M181 88q10-2 12-8" />
        <path d="M78.5 76q-10-2-12-8M181.5 76q10-2 12-8" />
      </g>
    </>
  );
}

export function Cover({ label }: CoverProps) {
  return (
    <CoverFrame label={label}>
      <Medal />
    </CoverFrame>
  );
}
