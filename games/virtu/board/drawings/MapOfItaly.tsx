/**
 * The map: cities, roads, seas, ports; whose they are, how tough they are for the reader, which may be chosen.
 * Knows no rule: looks come in, choices go out. Arrows walk from city to city.
 */
import { lineProps, PanZoom, type PanZoomProps, stepOnBoard, useRoving } from '@signoria/kit';
import { CITIES, type CityId, type Road, type SeaId } from '../../data/cities.ts';
import { CityMark, CityName } from './CityMark.tsx';
import type { CityLook, RouteLook } from './city-look.ts';
import { Relief, Roads, Routes, Sea, SeaNames } from './Ground.tsx';
import { CITY_DRAWINGS, MAP_FRAME } from './map.data.ts';

export interface MapOfItalyProps {
  readonly label: string;
  /** Only the cities that this side of the board shows. */
  readonly cities: Readonly<Partial<Record<CityId, CityLook>>>;
  readonly roads: readonly Road[];
  readonly routes?: readonly RouteLook<CityId>[];
  readonly seas: Readonly<Record<SeaId, string>>;
  readonly words: PanZoomProps['words'];
  /** Where to begin on a small screen. */
  readonly start?: PanZoomProps['start'];
  readonly onChoose?: (city: CityId) => void;
  readonly onWhy?: (city: CityId) => void;
}

/** Half the side of the square that a finger has to hit. */
const REACH = 24;

/** SVG has no button element: role, name, state and keys make one. */
function usePressable({ cities, onChoose, onWhy }: MapOfItalyProps, shown: readonly CityId[]) {
  const spots = shown.map((id) => ({ id, x: CITY_DRAWINGS[id].at[0], y: CITY_DRAWINGS[id].at[1] }));
  const roving = useRoving(
    shown,
    shown.find((id) => cities[id]!.state === 'legal'),
  );
  const isOpen = (id: CityId) => cities[id]!.state === 'legal' || cities[id]!.state === 'chosen';
  const act = (id: CityId) => (isOpen(id) ? onChoose?.(id) : onWhy?.(id));
  const key = (event: KeyboardEvent, id: CityId) => {
    const to = stepOnBoard(event.key, id, spots);
    if (to) roving.focus(to);
    else if (event.key === 'Enter' || event.key === ' ') act(id);
    else return;
    event.preventDefault();
  };
  return (id: CityId) => {
    const { state, label: name } = cities[id]!;
    const { tabIndex, ref, onFocus } = roving.of(id);
    return {
      role: 'button' as const,
      'data-thing': `city ${id}`,
      ...lineProps(cities[id]!.line),
      'aria-label': name,
      ...(isOpen(id) ? { 'aria-pressed': state === 'chosen' } : {}),
      ...(state === 'blocked' ? { 'aria-disabled': true } : {}),
      tabindex: tabIndex, // lower case: attributes of SVG elements are taken literally
      ref,
      onFocus,
      onClick: () => act(id),
      onKeyDown: (event: KeyboardEvent) => key(event, id),
    };
  };
}

export function MapOfItaly(props: MapOfItalyProps) {
  const { label, cities, roads, routes = [], seas, words, start } = props;
  const shown = CITIES.filter((id) => cities[id] !== undefined);
  const pressable = usePressable(props, shown);
  const town = (id: CityId) => (
    <g
      key={id}
      class={`city ${cities[id]!.state}`}
      transform={`translate(${CITY_DRAWINGS[id].at.join(' ')})`}
      {...pressable(id)}
    >
      <rect class="reach" x={-REACH} y={-REACH} width={REACH * 2} height={REACH * 2} />
      <CityMark id={id} look={cities[id]!} />
    </g>
  );
  return (
    <PanZoom label={label} viewBox={MAP_FRAME} words={words} {...(start ? { start } : {})}>
      <g class="italy-of-virtu">
        <Sea />
        <Relief />
        <SeaNames names={seas} />
        <Roads roads={roads} />
        <Routes routes={routes} />
        <g class="names">
          {shown.map((id) => (
            <CityName key={id} id={id} look={cities[id]!} />
          ))}
        </g>
        {shown.map(town)}
      </g>
    </PanZoom>
  );
}
