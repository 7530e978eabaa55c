/** A position for whoever shows a link to it: whose cities, with what stands in them, and the battle that is fought. */
import type { Seat } from '@signoria/kernel';
import { ShieldMark, Tinted } from '@signoria/kit';
import { type GamePicture, SCENE, type SceneProps, Slip } from '@signoria/kit/pictures';
import type { CityId } from '../data/cities.ts';
import type { BattleView, CityView, View } from '../rules/view/types.ts';
import { cityName, seaName } from '../text/names.ts';
import { CityMark, CityName } from './drawings/CityMark.tsx';
import type { CityLook } from './drawings/city-look.ts';
import { Relief, Roads, Sea, SeaNames } from './drawings/Ground.tsx';
import { GlyphMark } from './drawings/glyphs.tsx';
import { CITY_DRAWINGS } from './drawings/map.data.ts';
import { sheet } from './drawings/sheet/sheet.ts';
import { headline, seatLine } from './facts.ts';
import { roadsOf, seasOf } from './printed.ts';
import { seaNames } from './table.ts';

type Props = SceneProps<View>;

function lookOf({ view, seats, language }: Props, city: CityView): CityLook {
  const { id, owner, agent } = city;
  const name = cityName(language, id);
  return {
    name,
    label: name,
    toughness: city.toughness,
    change: 0,
    owner: owner === null ? null : seats[owner]!.tincture,
    state: 'plain',
    closed: false,
    seas: seasOf(view, id),
    pirate: city.pirate,
    cathedral: city.cathedral !== null,
    agent: agent === null ? null : seats[agent]!.tincture,
    troops: city.troops
      .filter(({ count }) => count > 0)
      .map(({ seat, count }) => ({ tincture: seats[seat]!.tincture, count, besieging: seat !== owner })),
  };
}

/** Room around the cities for their names. */
const MARGIN = { x: 74, y: 52 } as const;

/** As much of the map as the cities of this table take, in the shape of the scene. */
function windowOf(shown: readonly CityId[]): string {
  const [xs, ys] = [0, 1].map((axis) => shown.map((id) => CITY_DRAWINGS[id].at[axis]!));
  const [left, right] = [Math.min(...xs!) - MARGIN.x, Math.max(...xs!) + MARGIN.x];
  const [top, bottom] = [Math.min(...ys!) - MARGIN.y, Math.max(...ys!) + MARGIN.y];
  const shape = SCENE.width / SCENE.height;
  const width = Math.max(right - left, (bottom - top) * shape);
  const height = width / shape;
  return `${(left + right - width) / 2} ${(top + bottom - height) / 2} ${width} ${height}`;
}

function Italy(props: Props) {
  const { view, language } = props;
  const looks = view.cities.map((city) => ({ id: city.id, look: lookOf(props, city) }));
  return (
    <g>
      <Sea />
      <Relief />
      <SeaNames names={seaNames((id) => seaName(language, id))} />
      <Roads roads={roadsOf(view)} />
      {looks.map(({ id, look }) => (
        <CityName key={id} id={id} look={look} />
      ))}
      {looks.map(({ id, look }) => (
        <g key={id} transform={`translate(${CITY_DRAWINGS[id].at.join(' ')})`}>
          {look.owner === null ? null : (
            <Tinted tincture={look.owner}>
              <circle r="20" stroke="var(--key)" stroke-width="1.4" />
            </Tinted>
          )}
          <CityMark id={id} look={look} />
        </g>
      ))}
    </g>
  );
}

const SLIP = { width: 236, height: 104 } as const;

interface SideProps extends Pick<Props, 'seats'> {
  readonly of: BattleView['attack'];
  /** Null: the city defends itself. */
  readonly seat: Seat | null;
  readonly x: number;
  readonly wins: boolean;
}

function Side({ seats, of, seat, x, wins }: SideProps) {
  return (
    <g transform={`translate(${x} 68)`}>
      {seat === null ? (
        <GlyphMark name="city" x={0} y={0} size={30} />
      ) : (
        <ShieldMark tincture={seats[seat]!.tincture} x={0} y={0} width={30} />
      )}
      <text class={`serif strength${wins ? ' leads' : ''}`} x="24" y="13">
        {of.total}
      </text>
    </g>
  );
}

function Battle({ view, seats, language }: Props) {
  if (view.battle === null) return null;
  const { city, attacker, defender, attack, defence, outlook } = view.battle;
  return (
    <Slip x={18} y={SCENE.height - SLIP.height - 18} {...SLIP} title={cityName(language, city)}>
      <Side seats={seats} of={attack} seat={attacker} x={34} wins={outlook === 'attacker'} />
      <g class="swords">
        <GlyphMark name="war" x={SLIP.width / 2} y={68} size={26} />
      </g>
      <Side seats={seats} of={defence} seat={defender} x={164} wins={outlook === 'defender'} />
    </Slip>
  );
}

function Scene(props: Props) {
  return (
    <>
      <svg
        width={SCENE.width}
        height={SCENE.height}
        viewBox={windowOf(props.view.cities.map(({ id }) => id))}
        aria-hidden="true"
      >
        <Italy {...props} />
      </svg>
      <Battle {...props} />
    </>
  );
}

const style = `
.sea-border { fill: none; stroke: var(--ink-3); stroke-width: 1.4; stroke-dasharray: 2 6; stroke-linecap: round; opacity: .75; }
.sea-names text { font-family: "Alegreya"; font-style: italic; font-size: 18px; fill: var(--ink-3); letter-spacing: .9px; text-anchor: middle; }
.roads path { fill: none; stroke-linecap: round; }
.road-edge { stroke: var(--coast); stroke-width: 5; }
.road { stroke: var(--card-2); stroke-width: 2.8; }
.city-name { font-family: "Alegreya"; font-weight: 700; font-size: 18px; stroke: var(--halo); stroke-width: 3.6px; stroke-linejoin: round; paint-order: stroke; }
.ring-focus { opacity: 0; }
.toughness, .count { font-family: "Alegreya"; font-weight: 700; font-size: 18px; text-anchor: middle; }
.count { fill: #fff6ec; }
.anchor { color: var(--ink-2); }
.pirate, .swords, .besiegers .glyph-mark { color: var(--wax); }
.cathedral { color: #4a3a7a; }
.besiegers rect { fill: var(--raised); stroke: var(--wax); stroke-width: 1.4; }
.strength { font-size: 40px; fill: var(--ink-3); }
.strength.leads { fill: var(--ink); }
`;

export const picture: GamePicture<View> = { Scene, style, sheet, headline, seatLine };
