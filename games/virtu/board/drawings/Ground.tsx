/** What lies under the cities: the sea and its parts, the land, the roads. */
import type { CityId, Road, SeaId } from '../../data/cities.ts';
import type { RouteLook } from './city-look.ts';
import { CITY_DRAWINGS, ITALY, LAND_AROUND, MAP_BLEED, MAP_FRAME, SEA_DRAWINGS, SEA_LINES } from './map.data.ts';
import sheet from './sheet/sheet.ts?drawn';

/** What the land is made of; it comes with the sheet of drawings. */
export const Relief = () => <use class="relief" href={`${sheet}#relief`} />;

const ALL = {
  x: MAP_FRAME.x - MAP_BLEED.x,
  y: MAP_FRAME.y - MAP_BLEED.y,
  width: MAP_FRAME.width + 2 * MAP_BLEED.x,
  height: MAP_FRAME.height + 2 * MAP_BLEED.y,
};

/** Water lines along the coast, as engravers drew them: two soft bands. */
export function Sea() {
  return (
    <g class="sea">
      <rect {...ALL} fill="var(--sea)" />
      <rect {...ALL} fill="url(#sea-waves)" />
      <g fill="none" stroke="var(--sea-line)" stroke-linejoin="round">
        <path d={LAND_AROUND} stroke-width="8" opacity=".3" />
        <path d={ITALY} stroke-width="13" opacity=".38" />
        <path d={ITALY} stroke-width="6" opacity=".5" />
      </g>
      <path class="sea-border" d={SEA_LINES} />
      <path d={LAND_AROUND} fill="var(--land-far)" stroke="var(--coast)" stroke-width=".9" stroke-opacity=".6" />
      <path d={ITALY} fill="var(--land)" stroke="var(--coast)" stroke-width="1.2" stroke-linejoin="round" />
    </g>
  );
}

export function SeaNames({ names }: { readonly names: Readonly<Record<SeaId, string>> }) {
  return (
    <g class="sea-names">
      {(Object.keys(SEA_DRAWINGS) as SeaId[]).map((id) => {
        const { at, turn } = SEA_DRAWINGS[id];
        return (
          <text key={id} transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
            {names[id]}
          </text>
        );
      })}
    </g>
  );
}

/** A gentle bend, always to the same side, so that a road is the same seen from either end. */
function bent(a: CityId, b: CityId, sway: number): string {
  const [from, to] = a < b ? [a, b] : [b, a];
  const [x1, y1] = CITY_DRAWINGS[from].at;
  const [x2, y2] = CITY_DRAWINGS[to].at;
  const [mx, my] = [(x1 + x2) / 2 + (y2 - y1) * sway, (y1 + y2) / 2 - (x2 - x1) * sway];
  return `M${x1} ${y1}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x2} ${y2}`;
}

export function Roads({ roads }: { readonly roads: readonly Road[] }) {
  const all = roads.map(([a, b]) => bent(a, b, 0.06)).join('');
  return (
    <g class="roads">
      <path class="road-edge" d={all} />
      <path class="road" d={all} />
    </g>
  );
}

/** Ways that are being chosen: gold on a dark line, the sea ones in a wider bow and dashed. */
export function Routes({ routes }: { readonly routes: readonly RouteLook<CityId>[] }) {
  return (
    <g class="routes">
      {routes.map(({ from, to, way }) => {
        const d = bent(from, to, way === 'sea' ? 0.16 : 0.06);
        return (
          <g key={`${from} ${to} ${way}`} class={way}>
            <path class="route-key" d={d} />
            <path class="route" d={d} />
          </g>
        );
      })}
    </g>
  );
}
