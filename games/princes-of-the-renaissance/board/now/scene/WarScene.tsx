/**
 * The war on a stage: the two cities at the wings, their troops in the livery of whoever leads them, the weather, the dice, the
 * count of each side and the laurel of the one that won. Everything on it is said in words below; it is not read out.
 */
import { Shield, ShieldMark, tinctureOf } from '@signoria/kit';
import type { CityId } from '../../../data/cities.ts';
import type { WarView } from '../../../rules/view/types.ts';
import { Die } from '../../drawings/index.ts';
import sheet from '../../drawings/sheet/sheet.ts?drawn';
import type { Table } from '../../table.ts';
import { countOf, type SideId, standing, written } from './count.ts';
import { Troop } from './Troop.tsx';

const INK = '#231A13';
const SIDES = ['attacker', 'defender'] as const;
/** Where the first of each side stands; the others stand behind it. */
const FRONT = { attacker: 322, defender: 438 } as const;
const APART = 76;
const FLAT = {
  attacker: { x: 0, edge: 'M0 26C50 14 104 16 160 46V150H0', banner: 8 },
  defender: { x: 600, edge: 'M760 26C710 14 656 16 600 46V150H760', banner: 709 },
} as const;
const LAUREL = [
  [8, 25, 70],
  [16, 20, 45],
  [22, 12, 25],
  [25, 3, 8],
  [26, -7, -6],
  [23, -16, -20],
] as const;

interface SceneProps {
  readonly table: Table;
  readonly war: WarView;
}

interface SideProps extends SceneProps {
  readonly side: SideId;
}

function Hills() {
  return (
    <>
      <rect width="760" height="240" class="war-sky" />
      <path d="M0 100Q120 46 260 80T520 68T760 54V240H0Z" class="war-far" />
      <path d="M0 146Q160 120 380 134T760 126V240H0Z" class="war-near" />
    </>
  );
}

/** A painted flat at the wing, and the city's banner before it. */
function Flat({ city, side }: { readonly city: CityId; readonly side: SideId }) {
  const { x, edge, banner } = FLAT[side];
  return (
    <>
      <clipPath id={`por-flat-${side}`}>
        <path d={edge} />
      </clipPath>
      <g clip-path={`url(#por-flat-${side})`}>
        <svg
          aria-hidden="true"
          x={x}
          y="14"
          width="160"
          height="136"
          viewBox="78 0 116 84"
          preserveAspectRatio="xMidYMax slice"
        >
          <use href={`${sheet}#${city}`} />
        </svg>
      </g>
      <path d={edge} fill="none" stroke={INK} stroke-width="2" />
      <use href={`${sheet}#${city}-banner`} transform={`translate(${banner} 20) scale(.72)`} />
    </>
  );
}

function Army({ table, war, side }: SideProps) {
  const sense = side === 'attacker' ? 1 : -1;
  const lost = war.result !== null && (war.result === 'attacker' || war.result === 'defender') && war.result !== side;
  return (
    <g class={`war-army ${side}${lost ? ' lost' : ''}`}>
      {standing(war, side).map(({ troop, owner, bribed }, i) => (
        <g
          key={`${owner} ${troop}`}
          class={bribed ? 'looks-on' : ''}
          transform={`translate(${FRONT[side] - sense * i * APART} ${206 + (i % 2) * 6}) scale(${1.42 * sense} 1.42)`}
        >
          <Troop of={troop} tincture={owner === null ? 'white' : tinctureOf(table, owner)} />
        </g>
      ))}
    </g>
  );
}

function Cloud({ war, side }: Omit<SideProps, 'table'>) {
  if (war[side].weather === 0) return null;
  return (
    <g class="war-cloud" transform={`translate(${side === 'attacker' ? 232 : 528} 52)`}>
      <path
        d="M-34 10C-46 8-44-8-32-8-32-22-10-26-4-14 4-24 24-20 24-8 38-8 40 10 26 10Z"
        fill="#8D93A0"
        stroke={INK}
        stroke-width="1.4"
      />
      <path d="M-24 16l-4 10M-10 16l-4 10M4 16 0 26M18 16l-4 10" fill="none" stroke="#4A5A70" stroke-width="2" />
    </g>
  );
}

function Laurel({ table, war }: SceneProps) {
  const winner = war.result === 'attacker' || war.result === 'defender' ? war[war.result].condottiere : null;
  if (winner === null) return null;
  return (
    <g class="war-laurel" transform="translate(380 200)">
      {[1, -1].map((sense) => (
        <g key={sense} transform={`scale(${sense} 1)`}>
          <path d="M2 27C18 24 28 8 24-14" fill="none" stroke={INK} stroke-width="1.6" />
          {LAUREL.map(([x, y, turn]) => (
            <path
              key={x}
              d="M0-6C4-2 4 3 0 6-4 3-4-2 0-6Z"
              transform={`translate(${x} ${y}) rotate(${turn})`}
              fill="#66744A"
              stroke={INK}
            />
          ))}
        </g>
      ))}
      <circle r="19" fill="#FBF5E8" stroke={INK} stroke-width="1.3" />
      <ShieldMark tincture={tinctureOf(table, winner)} x={0} y={0} width={20} />
    </g>
  );
}

function Ribbon({ table, war, side }: SideProps) {
  const { condottiere } = war[side];
  return (
    <span class={`war-ribbon ${side}`}>
      <Shield tincture={condottiere === null ? null : tinctureOf(table, condottiere)} width={14} />
      <b class="num">{written(countOf(war, side))}</b>
    </span>
  );
}

export function WarScene({ table, war }: SceneProps) {
  const dice = SIDES.map((side) => countOf(war, side).die);
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 760 240" preserveAspectRatio="xMidYMax slice">
        <Hills />
        {SIDES.map((side) => (
          <Flat key={side} city={war[side].city} side={side} />
        ))}
        {SIDES.map((side) => (
          <Army key={side} table={table} war={war} side={side} />
        ))}
        {SIDES.map((side) => (
          <Cloud key={side} war={war} side={side} />
        ))}
        <Laurel table={table} war={war} />
      </svg>
      <span class="war-thrown">
        {SIDES.map((side, i) =>
          dice[i] === null ? null : (
            <span key={side} data-place={`die ${side}`}>
              <Die value={dice[i]!} />
            </span>
          ),
        )}
      </span>
      {SIDES.map((side) => (
        <Ribbon key={side} table={table} war={war} side={side} />
      ))}
    </>
  );
}
