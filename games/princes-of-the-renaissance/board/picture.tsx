/** A position for whoever shows a link to it: the five cities, how they stand, who owns their tiles, the war or auction going on. */
import { ShieldMark } from '@signoria/kit';
import { type GamePicture, SCENE, type SceneProps } from '@signoria/kit/pictures';
import { CITIES, type CityId, HIGHEST, LOWEST } from '../data/cities.ts';
import { CURRENCIES } from '../data/currency.ts';
import type { TileView, View } from '../rules/view/types.ts';
import { cityName } from '../text/names.ts';
import { Counter } from './drawings/Counter.tsx';
import { GLYPHS, type GlyphId } from './drawings/glyphs.ts';
import { sheet } from './drawings/sheet/sheet.ts';
import { headline, seatLine } from './facts.ts';

type Props = SceneProps<View>;
interface CityProps extends Props {
  readonly city: CityId;
}

const ROW = SCENE.height / CITIES.length;
const VIEW = { x: 12, width: 176 } as const;
const MIDDLE = 206;
const TILES = { x: 412, step: 61, face: 56 } as const;
const STEP = 23.4;

interface GlyphProps {
  readonly of: GlyphId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Glyph({ of, x, y, size }: GlyphProps) {
  const { fill, line }: { readonly fill?: string; readonly line?: string } = GLYPHS[of];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {fill === undefined ? null : <path d={fill} fill="var(--ink)" fill-rule="evenodd" />}
      {line === undefined ? null : (
        <path
          d={line}
          fill="none"
          stroke="var(--ink)"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </g>
  );
}

/** The side a city is on in the war that goes on, with who leads it and how strong it is. */
function sideOf({ view, city }: CityProps) {
  const { war } = view;
  if (war === null || war.result !== null) return null;
  if (war.attacker.city === city) return { role: 'attacker', side: war.attacker } as const;
  return war.defender.city === city ? ({ role: 'defender', side: war.defender } as const) : null;
}

function War(props: CityProps) {
  const found = sideOf(props);
  if (found === null) return null;
  const { role, side } = found;
  const { condottiere, first } = side;
  return (
    <g transform={`translate(${MIDDLE + 138} 12)`}>
      <Glyph of={role} x={0} y={2} size={20} />
      <text class="serif force" x="24" y="19">
        {first.total}
      </text>
      {condottiere === null ? null : (
        <ShieldMark tincture={props.seats[condottiere]!.tincture} x={-16} y={12} width={18} />
      )}
    </g>
  );
}

/** 3 to 10, with the step on which the city stands. */
function Track({ status }: { readonly status: number }) {
  const steps = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);
  return (
    <g transform={`translate(${MIDDLE} 44)`}>
      <rect width={STEP * steps.length} height="26" rx="13" fill="var(--raised)" stroke="var(--line-strong)" />
      {steps.map((step, i) => (
        <g key={step} transform={`translate(${(i + 0.5) * STEP} 13)`}>
          {step === status ? <circle r="15" fill="var(--ink)" /> : null}
          <text class={step === status ? 'serif step on' : 'step'} y={step === status ? 7 : 5.5}>
            {step}
          </text>
        </g>
      ))}
    </g>
  );
}

function Tile({ view, seats, tile, at }: Props & { readonly tile: TileView; readonly at: number }) {
  const { id, owner, turned } = tile;
  const sold = owner !== null;
  const onSale = view.auction?.lot === id;
  const tincture = sold ? seats[owner]!.tincture : null;
  return (
    <g transform={`translate(${TILES.x + at * TILES.step} 16)`} opacity={turned ? 0.75 : 1}>
      <rect
        width={TILES.face}
        height={ROW - 32}
        rx="5"
        fill={sold ? `var(--p-${tincture})` : 'var(--card)'}
        stroke={onSale ? 'var(--ink)' : 'var(--line-strong)'}
        stroke-width={onSale ? 3.5 : 1.4}
      />
      {sold ? <rect width={TILES.face} height={ROW - 32} rx="5" fill={`url(#hatch-${tincture})`} /> : null}
      <rect x="4" y="4" width={TILES.face - 8} height={TILES.face - 8} rx="3" fill="var(--card)" stroke="var(--ink)" />
      <svg x="4" y="4" width={TILES.face - 8} height={TILES.face - 8} viewBox="0 0 86 86" aria-hidden="true">
        <use href={`#${id}-head`} />
      </svg>
      {tincture === null ? null : <ShieldMark tincture={tincture} x={TILES.face / 2} y={72} width={25} />}
      {onSale && view.auction?.bidder !== null ? <Bid view={view} seats={seats} /> : null}
      {sold || (onSale && view.auction?.bidder !== null) ? null : <Income of={tile.income} />}
    </g>
  );
}

/** What a tile earns whoever buys it. */
function Income({ of }: { readonly of: TileView['income'] }) {
  const some = CURRENCIES.filter((currency) => of[currency] > 0);
  const first = TILES.face / 2 - some.length * 13;
  return (
    <>
      {some.map((currency, i) => (
        <g key={currency} transform={`translate(${first + i * 26} 66)`}>
          <svg width="14" height="14" aria-hidden="true">
            <Counter of={currency} />
          </svg>
          <text class="earns" x="15.5" y="12.5">
            {of[currency]}
          </text>
        </g>
      ))}
    </>
  );
}

/** Where an unsold tile has room for it: what is bid, and by whom. */
function Bid({ view, seats }: Pick<Props, 'view' | 'seats'>) {
  const { auction } = view;
  if (auction === null || auction.bidder === null) return null;
  return (
    <>
      <ShieldMark tincture={seats[auction.bidder]!.tincture} x={16} y={73} width={20} />
      <text class="serif bid" x="29" y="80">
        {auction.high}
      </text>
    </>
  );
}

function City(props: CityProps) {
  const { view, city, language } = props;
  const { status, vp, artistCount } = view.cities[city];
  const fights = sideOf(props) !== null;
  return (
    <g transform={`translate(0 ${CITIES.indexOf(city) * ROW})`}>
      <rect width={SCENE.width} height={ROW} fill={fights ? 'var(--raised)' : 'var(--panel)'} />
      {fights ? <rect width="6" height={ROW} fill="var(--wax)" /> : null}
      <svg
        x={VIEW.x}
        y="14"
        width={VIEW.width}
        height={ROW - 28}
        viewBox="62 0 178 84"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${city}`} />
      </svg>
      <rect x={VIEW.x} y="14" width={VIEW.width} height={ROW - 28} fill="none" stroke="var(--ink)" stroke-width="1.8" />
      <text class="serif city-name" x={MIDDLE} y="34">
        {cityName(language, city)}
      </text>
      <War {...props} />
      <Track status={status} />
      <Glyph of="laurel" x={MIDDLE} y={82} size={26} />
      <text class="serif worth" x={MIDDLE + 33} y="105">
        {vp}
      </text>
      {Array.from({ length: artistCount }, (_, i) => (
        <Glyph key={i} of="artist" x={MIDDLE + 78 + i * 30} y={83} size={24} />
      ))}
      {view.tiles
        .filter((tile) => tile.city === city)
        .map((tile, at) => (
          <Tile key={tile.id} {...props} tile={tile} at={at} />
        ))}
      <path d={`M0 ${ROW}H${SCENE.width}`} stroke="var(--line)" stroke-width="1.5" />
    </g>
  );
}

function Scene(props: Props) {
  return (
    <>
      {CITIES.map((city) => (
        <City key={city} {...props} city={city} />
      ))}
    </>
  );
}

const style = `
.city-name { font-size: 27px; }
.step { font-size: 16px; fill: var(--ink-3); text-anchor: middle; }
.step.on { font-size: 20px; fill: var(--panel); }
.worth { font-size: 27px; }
.force { font-size: 24px; }
.bid { font-size: 22px; }
.earns { font-size: 17px; font-weight: 700; fill: var(--ink-2); }
`;

export const picture: GamePicture<View> = { Scene, style, sheet, headline, seatLine };
