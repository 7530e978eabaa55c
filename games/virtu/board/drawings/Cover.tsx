/** The game's picture for lists and its own page: a palace of five arches above a city of domes and towers, 260 by 170. */
import { CoverFrame, type CoverProps } from '@signoria/kit';

const INK = '#231A13';

/** The five powers' banners, one to an arch: ground and device. */
const BANNERS = [
  { ground: '#1F4F91', device: 'M-4 6V-3h2v-3h4v3h2v9Z', ink: '#F2F6FF' },
  { ground: '#A8281E', device: 'M0-6 5 0 0 6-5 0Z', ink: '#FFF3E6' },
  { ground: '#F2ECDF', device: 'M-1.6-7h3.200v3h3v3h-3v8h-3.200v-8h-3v-3h3Z', ink: '#2B221A' },
  { ground: '#DDAA26', device: 'M0-6 1.8-1.8 6 0 1.8 1.8 0 6-1.8 1.8-6 0-1.8-1.800Z', ink: '#2A1C00' },
  { ground: '#2E6A3B', device: 'M0-6a4 4 0 0 1 2.6 7H1V6h-2V1h-1.600A4 4 0 0 1 0-6Z', ink: '#F1FAEC' },
] as const;

/** Where each arch stands, from the left. */
const ARCH = { first: 30, step: 50, width: 38 };

function Hills() {
  return (
    <>
      <rect width="260" height="170" fill="#CFE0DC" />
      <circle cx="214" cy="34" r="17" fill="#F6E3B0" />
      <path d="M0 78Q44 52 96 66T188 56T260 66V170H0Z" fill="#A9BFA0" />
      <path d="M0 92Q60 74 124 86T260 80V170H0Z" fill="#8FA97F" />
    </>
  );
}

/** Roofs, a tower, a great dome. */
function Town() {
  return (
    <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <path d="M40 98V50h-4v-7h4v-4h4v4h6v-4h4v4h4v7h-4v48Z" fill="#C98F5B" />
      <path d="M44 58h10v8H44Z" fill="#F3E4C4" />
      <path d="M176 98V62h16v36ZM176 62l8-12 8 12Z" fill="#E6CFA0" />
      <path d="M98 98V70h64v28Z" fill="#F0DDB4" />
      <path d="M104 70c0-20 12-32 26-35 14 3 26 15 26 35Z" fill="#B5533A" />
      <path
        d="M112 70c0-18 8-30 18-35M148 70c0-18-8-30-18-35M130 35v35"
        fill="none"
        stroke="#F3E4C4"
        stroke-width="1.3"
      />
      <path d="M126 35v-8h8v8ZM126 27l4-7 4 7Z" fill="#F3E4C4" />
      <path d="M130 20v-7M127 15.500h6" fill="none" />
      <path d="M104 80h8v8h-8ZM121 80h18v18h-18ZM148 80h8v8h-8Z" fill="#8C6A45" />
      <path d="M62 98V80l14-9 14 9v18ZM200 98V78l17-10 17 10v20Z" fill="#D9B27C" />
      <path d="M60 81l16-11 16 11M198 79l19-12 19 12" fill="none" stroke="#9C4A33" stroke-width="3.4" />
    </g>
  );
}

function Arch({ x }: { readonly x: number }) {
  const half = ARCH.width / 2;
  const opening = `M${x - half} 170V124a${half} ${half} 0 0 1 ${ARCH.width} 0V170Z`;
  return (
    <>
      <path d={opening} fill="#5B4632" stroke={INK} stroke-width="1.3" />
      <path d={`M${x - half + 4} 170V124a${half - 4} ${half - 4} 0 0 1 ${ARCH.width - 8} 0V170Z`} fill="#3F2F21" />
    </>
  );
}

function Banner({ x, index }: { readonly x: number; readonly index: number }) {
  const { ground, device, ink } = BANNERS[index]!;
  return (
    <g transform={`translate(${x} 120)`}>
      <path d="M-10 0H10V29L0 37-10 29Z" fill={ground} stroke={INK} stroke-width="1.3" stroke-linejoin="round" />
      <path d="M-12 0H12" stroke="#E3AE2E" stroke-width="2.6" stroke-linecap="round" />
      <path d={device} transform="translate(0 15)" fill={ink} />
    </g>
  );
}

/** A loggia with a cornice, a banner in every arch. */
function Loggia() {
  const middles = BANNERS.map((_, i) => ARCH.first + i * ARCH.step);
  return (
    <g>
      <path d="M0 170V102H260V170Z" fill="#EBD6A9" stroke={INK} stroke-width="1.3" />
      <path d="M-2 96H262V104H-2Z" fill="#F6E9CB" stroke={INK} stroke-width="1.3" />
      <path d="M0 108H260" stroke="#B7955D" stroke-width="1.2" />
      {middles.map((x) => (
        <Arch key={x} x={x} />
      ))}
      {middles.slice(1).map((x) => (
        <path
          key={x}
          d={`M${x - 28} 170V126h6v44ZM${x - 30} 126v-5h10v5Z`}
          fill="#F6E9CB"
          stroke={INK}
          stroke-width="1.1"
        />
      ))}
      {middles.map((x, index) => (
        <Banner key={x} x={x} index={index} />
      ))}
    </g>
  );
}

export function Cover({ label }: CoverProps) {
  return (
    <CoverFrame label={label}>
      <Hills />
      <Town />
      <Loggia />
    </CoverFrame>
  );
}
