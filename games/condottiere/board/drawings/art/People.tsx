/** Bishop, Courtesan and Heroine: the cards with a face, or with a mask for one. */
import { GOLD, INK } from './palette.ts';
import { Sky } from './scenery.tsx';

const CROZIER = 'M94 138V66c0-10-13-10-13-1 0 6 8 6 8 1';

export function Bishop() {
  return (
    <>
      <Sky planes={['#E2C58E', '#C9A466', '#8E4A3A', '#6E2B26']} />
      <g stroke={INK} stroke-width="1.4">
        <path d="M34 138C34 126 40 118 60 118s26 8 26 20Z" fill="#7C1D1A" />
        <path d="M46 112c0 8 6 14 14 14s14-6 14-14V98H46Z" fill="#E2B78F" stroke-width="1.3" />
      </g>
      <path d="M50 112c3 9 17 9 20 0 0 12-4 20-10 20s-10-8-10-20Z" fill="#D9D3C6" />
      <path d="M44 98C42 78 50 66 60 48c10 18 18 30 16 50Z" fill="#FAF3E0" stroke={INK} stroke-width="1.5" />
      <path d="M57.5 52h5v46h-5ZM43.8 90h32.400v8H44Z" fill={GOLD} stroke={INK} stroke-width=".8" />
      <path d="M60 66v14M54 72h12" stroke="#A32720" stroke-width="2.6" />
      <g fill="none" stroke-linecap="round">
        <path d={CROZIER} stroke={INK} stroke-width="5.6" />
        <path d={CROZIER} stroke={GOLD} stroke-width="3" />
      </g>
    </>
  );
}

const FAN_TURNS = [-70, -50, -30, -10, 10, 30, 50] as const;
/** One blade of the fan: a sector of twenty degrees, radius 66. */
const BLADE = 'M60 128L60 62A66 66 0 0 1 82.6 66Z';

export function Courtesan() {
  return (
    <>
      <Sky planes={['#E8BFA4', '#D59A86', '#B46C63', '#8A4249']} />
      <g stroke={INK} stroke-width="1.1">
        {FAN_TURNS.map((turn, i) => (
          <path key={turn} d={BLADE} transform={`rotate(${turn} 60 128)`} fill={i % 2 ? '#F7EAD0' : '#A32720'} />
        ))}
        <circle cx="60" cy="128" r="5" fill={GOLD} />
      </g>
      <path
        d="M31 84c8-8 20-8 29 0 9-8 21-8 29 0-1 14-9 20-17 20-6 0-10-4-12-9-2 5-6 9-12 9-8 0-16-6-17-20Z"
        fill="#1F1B22"
        stroke={GOLD}
        stroke-width="1.4"
      />
      <path d="M38 90c5-3 11-3 15 1-4 4-11 4-15-1ZM67 91c4-4 10-4 15-1-4 5-11 5-15 1Z" fill="#E8BFA4" />
    </>
  );
}

function Halo() {
  return (
    <>
      <circle cx="60" cy="76" r="36" fill="#F2DC9B" opacity=".75" />
      <g stroke="#B78A22" stroke-width="1.4">
        {Array.from({ length: 24 }, (_, i) => (
          <path key={i} d="M60 34v-6" transform={`rotate(${i * 15} 60 76)`} />
        ))}
      </g>
    </>
  );
}

function Face() {
  return (
    <>
      <path d="M53 100h14v12c0 6-14 6-14 0Z" fill="#DFB28A" />
      <path
        d="M47 84c0-12 5-18 13-18s13 6 13 18c0 13-6 22-13 22s-13-9-13-22Z"
        fill="#EBC39C"
        stroke={INK}
        stroke-width="1.2"
      />
      <path d="M46 84c0-16 6-22 14-22s14 6 14 22c-3-8-6-12-14-13-8 1-11 5-14 13Z" fill="#6B3A1C" />
      <path
        d="M52 86h5M63 86h5M60 86v7l-2 1M56 99c3 1.5 5 1.5 8 0"
        stroke={INK}
        stroke-width="1.3"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M45 68c9-8 21-8 30 0" fill="none" stroke={GOLD} stroke-width="3" />
    </>
  );
}

export function Heroine() {
  return (
    <>
      <Sky planes={['#E6C98F', '#CDA568', '#7E8B74', '#57685B']} />
      <Halo />
      <g stroke={INK} stroke-width="1.4">
        <path d="M38 112C34 84 40 58 60 58s26 26 22 54c-3 8-6 12-8 12H46c-2 0-5-4-8-12Z" fill="#6B3A1C" />
        <path d="M27 140c0-18 12-26 33-26s33 8 33 26Z" fill="#99A3A8" />
        <path d="M60 114v26M42 120c4 8 6 14 6 20M78 120c-4 8-6 14-6 20" stroke-width="1" fill="none" />
      </g>
      <Face />
      <path d="M98 140V56l3-8 3 8v84Z" fill="#E1E5E5" stroke={INK} stroke-width="1.2" />
      <path d="M92 112h18" stroke={GOLD} stroke-width="4" />
    </>
  );
}
