/** The game's picture for lists and its own page: the dome of Florence, 260 by 170. */
import { CoverFrame, type CoverProps } from '@signoria/kit';
import { INK } from './palette.ts';

const ROOF = '#B5613B';
const WALL = '#EADCBC';
const RIB = '#F5EAD0';
const SHADE = '#6E5334';

function Dome() {
  return (
    <>
      <path d="M90 97C88 62 108 38 134 28c26 10 46 34 44 69Z" fill="#BE6A42" />
      <path
        d="M134 28C120 44 112 68 112 97M134 28c14 16 22 40 22 69M134 28V97M134 28C106 46 98 70 98 97M134 28c28 18 36 42 36 69"
        fill="none"
        stroke={RIB}
        stroke-width="2.6"
      />
      <path d="M127 28v-11h14v11ZM125 17h18l-9-11Z" fill={RIB} />
      <circle cx="134" cy="4.5" r="3" fill="#D8A227" />
    </>
  );
}

function Windows() {
  return (
    <g fill={SHADE} stroke={INK} stroke-width="1.2">
      {[98, 122, 146, 170].map((x) => (
        <circle key={x} cx={x} cy="104.5" r="4" />
      ))}
      {[96, 118, 140, 162].map((x) => (
        <path key={x} d={`M${x} 158v-24a6 6 0 0 1 12 0v24Z`} />
      ))}
      <path d="M196 104h14M196 122h14M196 140h14M36 130h10v14H36ZM58 130h10v14H58Z" />
    </g>
  );
}

function Florence() {
  return (
    <>
      <rect width="260" height="170" fill="#BFD3D2" />
      <path d="M0 118Q50 92 110 106T260 98V170H0Z" fill="#9DB07A" />
      <path d="M0 136H260V170H0Z" fill="#C9B184" />
      <g stroke={INK} stroke-width="1.6" stroke-linejoin="round">
        <path d="M28 170V112h52v58ZM190 170V84h26v86Z" fill={WALL} />
        <path d="M186 84h34l-4-10h-26ZM24 112h60l-8-14H32Z" fill={ROOF} />
        <path d="M86 170v-58h96v58Z" fill="#F0E3C4" />
        <path d="M80 112h108l-5-15H85Z" fill={WALL} />
        <Dome />
      </g>
      <Windows />
    </>
  );
}

export function Cover({ label }: CoverProps) {
  return (
    <CoverFrame label={label}>
      <Florence />
    </CoverFrame>
  );
}
