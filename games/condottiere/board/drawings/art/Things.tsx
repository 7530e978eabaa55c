/** Drummer, Scarecrow and Surrender: a drum, a man of straw, a gate with a white flag. */
import { GOLD, INK, LINEN, WOOD } from './palette.ts';
import { Sky } from './scenery.tsx';

function Stick({ d, tip: [x, y] }: { readonly d: string; readonly tip: readonly [number, number] }) {
  return (
    <>
      <path d={d} stroke={INK} stroke-width="5" />
      <path d={d} stroke="#C79A5B" stroke-width="3" />
      <circle cx={x} cy={y} r="4" fill="#C79A5B" stroke={INK} />
    </>
  );
}

export function Drum() {
  return (
    <>
      <Sky planes={['#DCC79B', '#C4A873', '#8F8455', '#6B6540']} />
      <g stroke={INK} stroke-width="1.6">
        <path d="M28 82v38c0 10 14 17 32 17s32-7 32-17V82Z" fill="#A7392C" />
        <path d="M28 92l16 38 16-36 16 36 16-38" fill="none" stroke={LINEN} stroke-width="2" />
        <path d="M28 112c0 10 14 17 32 17s32-7 32-17v9c0 10-14 17-32 17s-32-7-32-17Z" fill={GOLD} stroke-width="1.2" />
        <ellipse cx="60" cy="82" rx="32" ry="14" fill="#F6EBD0" />
        <ellipse cx="60" cy="82" rx="26" ry="10" fill="none" stroke="#CDB789" stroke-width="1" />
      </g>
      <Stick d="M22 48L58 80" tip={[59, 81]} />
      <Stick d="M100 44L70 78" tip={[69, 79]} />
    </>
  );
}

const EARS = [26, 34, 44, 76, 86, 94].map((x, i) => ({ x, top: 120 - (i % 2) * 6 }));

function Wheat() {
  const stalks = EARS.map(({ x, top }) => `M${x} 140V${top}M${x} ${top + 4}l-4-5M${x} ${top + 4}l4-5`);
  return <path d={stalks.join('')} stroke="#E2C56B" stroke-width="1.7" fill="none" />;
}

export function StrawMan() {
  return (
    <>
      <Sky planes={['#D9CDA6', '#CDB87E', '#B59A55', '#8F7A3D']} />
      <path d="M60 138V52M24 84H96" stroke={WOOD} stroke-width="5" />
      <g stroke={INK} stroke-width="1.4">
        <path d="M36 78h48l6 12-14 2 4 38H40l4-38-14-2Z" fill="#5E6B57" />
        <path d="M60 80v48M44 100h10M66 112h10" stroke-width="1.1" stroke-dasharray="3 2" />
      </g>
      <path
        d="M22 78l-8-5M22 84h-9M22 90l-8 5M98 78l8-5M98 84h9M98 90l8 5"
        stroke="#C79A3B"
        stroke-width="2"
        stroke-linecap="round"
      />
      <g stroke={INK} stroke-width="1.3">
        <circle cx="60" cy="64" r="13" fill="#D9B26A" />
        <path d="M53 62l4 4M57 62l-4 4M63 62l4 4M67 62l-4 4M54 71c4 3 8 3 12 0" fill="none" />
        <path d="M38 57c12 4 32 4 44 0l-12-5-4-15H54l-4 15Z" fill="#4A3524" />
      </g>
      <Wheat />
    </>
  );
}

export function Gate() {
  return (
    <>
      <Sky planes={['#C9D3D3', '#D8CBAA', '#B9A57C', '#8C7D58']} />
      <g stroke={INK} stroke-width="1.4">
        <path d="M26 140V86h8v-7h8v7h8v-7h20v7h8v-7h8v7h8v54Z" fill="#C6A777" />
        <path d="M44 140v-24a16 16 0 0 1 32 0v24Z" fill="#3A2A1E" />
      </g>
      <path
        d="M48 140v-24M54 140v-30M60 140v-31M66 140v-30M72 140v-24M45 122h30M45 131h30"
        stroke="#7C6B55"
        stroke-width="1.3"
      />
      <path d="M60 82V40" stroke={WOOD} stroke-width="3" />
      <path d="M60 40c10-6 14 4 28-1v24c-14 5-18-5-28 1Z" fill="#FFFDF6" stroke={INK} stroke-width="1.3" />
      <path d="M30 100h8M30 112h8M82 100h8M82 112h8M34 124h8M80 126h8" stroke="#8F7448" />
    </>
  );
}
