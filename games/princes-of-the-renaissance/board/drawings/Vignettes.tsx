/** The five cities as landscapes from the sheet of drawings: places, not colours, tell them apart. */
import type { CityId } from '../../data/cities.ts';
import { CHANFRON } from './chanfron.ts';
import sheet from './sheet/sheet.ts?drawn';

/** Drawn once for the page; `Arms` point here. */
export function CityDefs() {
  return (
    <svg class="kit-defs" aria-hidden="true">
      <clipPath id="por-chanfron">
        <path d={CHANFRON} />
      </clipPath>
    </svg>
  );
}

/** What a city is known by, small. */
export function Vignette({ of }: { readonly of: CityId }) {
  return (
    <svg class="vignette" viewBox="78 0 116 84" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <use href={`${sheet}#${of}`} />
    </svg>
  );
}

/** As much of the city as there is room for, and its banner. */
export function Panorama({ of }: { readonly of: CityId }) {
  return (
    <span class="panorama">
      <svg viewBox="0 0 240 84" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <use href={`${sheet}#${of}`} />
      </svg>
      <svg class="banner" viewBox="0 0 60 90" aria-hidden="true">
        <use href={`${sheet}#${of}-banner`} />
      </svg>
    </span>
  );
}
