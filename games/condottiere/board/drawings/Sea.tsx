/** What lies around the regions: the sea and its names, the neighbouring land, the compass rose. */
import { LAND_AROUND, REGION_DRAWINGS } from './map.data.ts';
import { REGIONS } from './map.source.ts';
import type { SeaWords } from './sea-words.ts';

interface SeaProps {
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly bleed: { readonly x: number; readonly y: number };
}

const ALL_REGIONS = REGIONS.map((id) => REGION_DRAWINGS[id].path).join('');

/** Water lines along the coast, as engravers drew them: two soft bands. */
function Shore() {
  return (
    <g fill="none" stroke="var(--sea-line)" stroke-linejoin="round">
      <path d={LAND_AROUND} stroke-width="9" opacity=".35" />
      <path d={ALL_REGIONS} stroke-width="13" opacity=".4" />
      <path d={ALL_REGIONS} stroke-width="6" opacity=".5" />
    </g>
  );
}

export function Sea({ frame, bleed }: SeaProps) {
  const all = {
    x: frame.x - bleed.x,
    y: frame.y - bleed.y,
    width: frame.width + 2 * bleed.x,
    height: frame.height + 2 * bleed.y,
  };
  return (
    <g class="sea">
      <rect {...all} fill="var(--sea)" />
      <rect {...all} fill="url(#sea-waves)" />
      <Shore />
      <path d={LAND_AROUND} fill="var(--land-far)" stroke="var(--coast)" stroke-width=".8" stroke-opacity=".5" />
    </g>
  );
}

export function SeaNames({ words }: { readonly words: SeaWords }) {
  return (
    <g class="sea-names">
      <text transform="translate(128 352) rotate(-12)">{words.ligurian}</text>
      <text transform="translate(372 520) rotate(24)">{words.tyrrhenian}</text>
      <text transform="translate(622 262) rotate(46)">{words.adriatic}</text>
    </g>
  );
}

export function Rose() {
  return (
    <g class="rose" transform="translate(58 452)">
      <circle r="29" />
      <circle r="21" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <path
          key={i}
          class={i % 2 ? 'minor' : 'major'}
          d={`M0 0L4-9L0${i % 2 ? -21 : -33}L-4-9Z`}
          transform={`rotate(${i * 45})`}
        />
      ))}
    </g>
  );
}
