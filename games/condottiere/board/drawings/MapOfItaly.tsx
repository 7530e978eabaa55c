/**
 * The map: seventeen regions, whose they are, which may be chosen, where the battle is and where the Pope rests.
 * Knows no rule: owners and states come in, choices go out. Arrows walk from region to region.
 */
import { PanZoom, type PanZoomProps, stepOnBoard, useRoving } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CondottiereFigure, PopeFigure } from './figures.tsx';
import { MAP_BLEED, MAP_FRAME, REGION_DRAWINGS } from './map.data.ts';
import { REGIONS, type RegionId } from './map.source.ts';
import { Borders, Marks, Outlines, Region, Relief } from './map-layers.tsx';
import type { RegionLook } from './region-look.ts';
import { Rose, Sea, SeaNames } from './Sea.tsx';
import type { SeaWords } from './sea-words.ts';

export interface MapOfItalyProps {
  readonly label: string;
  readonly regions: Readonly<Record<RegionId, RegionLook>>;
  /** Where the Condottiere token stands; `siteLifted` while that is only drafted. */
  readonly site: RegionId | null;
  readonly siteLifted?: boolean;
  /** Where the Favor of the Pope lies; `popeLifted` while that is only drafted. */
  readonly pope: RegionId | null;
  readonly popeLifted?: boolean;
  readonly seas?: SeaWords;
  readonly words: PanZoomProps['words'];
  readonly onChoose?: (region: RegionId) => void;
  readonly onWhy?: (region: RegionId) => void;
  /** Drawn on top, in the units of the map. */
  readonly children?: ComponentChildren;
}

const SPOTS = REGIONS.map((id) => {
  const [x, y] = REGION_DRAWINGS[id].label;
  return { id, x, y };
});

type PiecesProps = Pick<MapOfItalyProps, 'site' | 'siteLifted' | 'pope' | 'popeLifted'>;

/** A piece stands on the label, the height of a shield above its baseline. */
function Pieces({ site, siteLifted = false, pope, popeLifted = false }: PiecesProps) {
  const both = site !== null && site === pope;
  const at = (id: RegionId, dx: number) => {
    const [x, y] = REGION_DRAWINGS[id].label;
    return { x: x + dx, y: y - 31, scale: 1.05 };
  };
  return (
    <g class="pieces">
      {site ? <CondottiereFigure {...at(site, both ? -13 : 0)} lifted={siteLifted} place="site" /> : null}
      {pope ? <PopeFigure {...at(pope, both ? 13 : 0)} lifted={popeLifted} place="pope" /> : null}
    </g>
  );
}

export function MapOfItaly(props: MapOfItalyProps) {
  const {
    label,
    regions,
    site,
    siteLifted = false,
    pope,
    popeLifted = false,
    seas,
    words,
    onChoose,
    onWhy,
    children,
  } = props;
  const [focused, setFocused] = useState<RegionId | null>(null);
  const roving = useRoving(
    REGIONS,
    REGIONS.find((id) => regions[id].state === 'legal'),
  );
  const act = (id: RegionId) => {
    const { state } = regions[id];
    return state === 'legal' || state === 'chosen' ? onChoose?.(id) : onWhy?.(id);
  };
  const key = (event: KeyboardEvent, id: RegionId) => {
    const to = stepOnBoard(event.key, id, SPOTS);
    if (to) roving.focus(to);
    else if (event.key === 'Enter' || event.key === ' ') act(id);
    else if (event.key === '?') onWhy?.(id);
    else return;
    event.preventDefault();
  };
  return (
    <PanZoom label={label} viewBox={MAP_FRAME} words={words}>
      <g class="italy">
        <Sea frame={MAP_FRAME} bleed={MAP_BLEED} />
        {seas ? <SeaNames words={seas} /> : null}
        <Rose />
        {REGIONS.map((id) => (
          <Region
            key={id}
            id={id}
            look={regions[id]}
            roving={roving.of(id)}
            onAct={() => act(id)}
            onKey={(event) => key(event, id)}
            onFocusSeen={(seen) => setFocused(seen ? id : null)}
          />
        ))}
        <Relief regions={regions} />
        <Borders />
        <Outlines regions={regions} site={siteLifted ? null : site} focused={focused} />
        <Marks regions={regions} bare={[site, pope]} />
        <Pieces site={site} siteLifted={siteLifted} pope={pope} popeLifted={popeLifted} />
        {children}
      </g>
    </PanZoom>
  );
}
