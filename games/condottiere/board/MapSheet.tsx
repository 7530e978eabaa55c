/** The map on its sheet: who holds what, where the battle is, where the Pope rests, which regions may be chosen. */
import { meantLine, nameOf, seatOf, type ThingState, thingProps } from '@signoria/kit';
import { regionName } from '../text/names.ts';
import type { BoardCues } from './cues.ts';
import { MapOfItaly, PopeFigure, REGIONS, type RegionId, type RegionLook, type RegionState } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { type BoardPointing, hasWon, siteOnMap, type Table, wordsOf } from './table.ts';

const STATE: { readonly [S in ThingState]: RegionState } = {
  idle: 'plain',
  legal: 'legal',
  blocked: 'blocked',
  selected: 'chosen',
  held: 'chosen',
};

/** `Siena, held by Bianca, the Pope rests here …: Fight for Siena`. */
function spoken(table: Table, pointing: BoardPointing, id: RegionId): string {
  const { view } = table;
  const { region } = wordsOf(table);
  const { state, label } = pointing.at(`region ${id}`);
  const owner = view.owner[id];
  const facts = [
    regionName(table.language, id),
    owner === null ? region.neutral : region.of(nameOf(table, owner)),
    ...(siteOnMap(view) === id ? [region.site] : []),
    ...(view.pope === id ? [region.pope] : []),
    ...(hasWon(view).includes(id) ? [region.won] : []),
  ].join(', ');
  if (state === 'blocked') return `${facts}: ${region.closed}`;
  return label === null ? facts : `${facts}: ${label}`;
}

function lookOf({ table, pointing, cues }: MapSheetProps, id: RegionId): RegionLook {
  const owner = table.view.owner[id];
  const fresh = cues.after.get(`region ${id}`);
  const target = pointing.at(`region ${id}`);
  return {
    name: regionName(table.language, id),
    label: spoken(table, pointing, id),
    owner: owner === null ? null : seatOf(table, owner).tincture,
    state: STATE[target.state],
    line: meantLine(target),
    ...(fresh === undefined ? {} : { fresh }),
    ...(hasWon(table.view).includes(id) ? { won: true } : {}),
  };
}

/** Where the pieces stand, or would stand if the chosen line were confirmed. */
function pieces({ view }: Table, { selected }: BoardPointing) {
  const site = selected?.do === 'site' ? selected.region : null;
  const pope = selected?.do === 'pope' ? selected.region : null;
  return {
    site: site ?? siteOnMap(view),
    siteLifted: site !== null,
    pope: pope === 'off' ? null : (pope ?? view.pope),
    popeLifted: pope !== null && pope !== 'off',
  };
}

interface TrayProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly here: boolean;
  readonly onLook: OnLook;
}

/** The place beside the board where the Pope waits, and to which a Bishop may send him. */
function PopeTray({ table, pointing, here, onLook }: TrayProps) {
  const { state, label } = pointing.at('pope');
  if (!here && state === 'idle') return null;
  return (
    <button
      type="button"
      class={`pope-tray ${state}`}
      {...thingProps(pointing, 'pope', () => onLook({ at: 'thing', id: 'pope' }))}
    >
      <svg class={here ? 'figure' : 'figure away'} viewBox="-16 -28 32 50" aria-hidden="true">
        <PopeFigure x={0} y={0} lifted={state === 'selected'} {...(here ? { place: 'pope' } : {})} />
      </svg>
      <span>{label ?? wordsOf(table).popeOff}</span>
    </button>
  );
}

/** What gold and dashes mean; only where there are any. */
function Legend({ table, pointing }: Pick<TrayProps, 'table' | 'pointing'>) {
  const { legend } = wordsOf(table);
  const states = REGIONS.map((id) => pointing.at(`region ${id}`).state);
  if (states.every((state) => state === 'idle')) return null;
  return (
    <p class="legend">
      <span class="may">{legend.may}</span>
      {states.includes('blocked') ? <span class="closed">{legend.closed}</span> : null}
    </p>
  );
}

export interface MapSheetProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
}

export function MapSheet(props: MapSheetProps) {
  const { table, pointing, onLook } = props;
  const words = wordsOf(table);
  const stand = pieces(table, pointing);
  const looks = REGIONS.map((id) => [id, lookOf(props, id)] as const);
  const look = (id: RegionId) => () => onLook({ at: 'thing', id });
  return (
    <div class="sheet map-sheet">
      <MapOfItaly
        label={words.map}
        regions={Object.fromEntries(looks) as Record<RegionId, RegionLook>}
        {...stand}
        seas={words.seas}
        words={words.zoom}
        onChoose={(id) => pointing.press(`region ${id}`, look(id))}
        onWhy={(id) => pointing.why(`region ${id}`, look(id))}
      />
      <div class="map-foot">
        <PopeTray table={table} pointing={pointing} here={stand.pope === null} onLook={onLook} />
        <Legend table={table} pointing={pointing} />
      </div>
    </div>
  );
}
