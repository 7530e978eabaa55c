/** The map on its sheet: who holds what, where the battle is, where the Pope rests, which regions may be chosen. */
import { nameOf, seatOf, type Target } from '@signoria/web/kit';
import { regionName } from '../text/names.ts';
import { MapOfItaly, PopeFigure, REGIONS, type RegionId, type RegionLook, type RegionState } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { labelOf, siteOnMap, type Table, targetOf, wordsOf } from './table.ts';
import type { Telling } from './telling.ts';

const STATE: { readonly [T in Target]: RegionState } = {
  idle: 'plain',
  legal: 'legal',
  blocked: 'blocked',
  selected: 'chosen',
};

const regionTarget = (table: Table, id: RegionId) => targetOf(table, `site ${id}`, `pope ${id}`);

/** `Siena, held by Bianca, the Pope rests here …: Fight for Siena`. */
function spoken(table: Table, id: RegionId): string {
  const { view } = table;
  const { region } = wordsOf(table);
  const { target, line } = regionTarget(table, id);
  const owner = view.owner[id];
  const facts = [
    regionName(table.language, id),
    owner === null ? region.neutral : region.of(nameOf(table, owner)),
    ...(siteOnMap(view) === id ? [region.site] : []),
    ...(view.pope === id ? [region.pope] : []),
  ].join(', ');
  if (target === 'blocked') return `${facts}: ${region.closed}`;
  const label = labelOf(table, line);
  return label === null ? facts : `${facts}: ${label}`;
}

function lookOf(table: Table, telling: Telling, id: RegionId): RegionLook {
  const owner = table.view.owner[id];
  const fresh = telling.after.get(`region ${id}`);
  return {
    name: regionName(table.language, id),
    label: spoken(table, id),
    owner: owner === null ? null : seatOf(table, owner).tincture,
    state: STATE[regionTarget(table, id).target],
    ...(fresh === undefined ? {} : { fresh }),
  };
}

/** Where the pieces stand, or would stand if the chosen line were confirmed. */
function pieces(table: Table) {
  const chosen = REGIONS.find((id) => regionTarget(table, id).target === 'selected') ?? null;
  const drafted = (verb: string) => chosen !== null && table.selected === `${verb} ${chosen}`;
  const popeOff = targetOf(table, 'pope off').target === 'selected';
  return {
    site: drafted('site') ? chosen : siteOnMap(table.view),
    siteLifted: drafted('site'),
    pope: popeOff ? null : drafted('pope') ? chosen : table.view.pope,
    popeLifted: drafted('pope'),
  };
}

interface TrayProps {
  readonly table: Table;
  readonly here: boolean;
  readonly onLook: OnLook;
}

/** The place beside the board where the Pope waits, and to which a Bishop may send him. */
function PopeTray({ table, here, onLook }: TrayProps) {
  const { target, line } = targetOf(table, 'pope off');
  if (!here && target === 'idle') return null;
  return (
    <button
      type="button"
      class={`pope-tray ${target}`}
      {...(target === 'idle' ? {} : { 'aria-pressed': target === 'selected' })}
      onClick={() => (target === 'idle' ? onLook({ at: 'thing', id: 'pope' }) : table.select(line))}
    >
      <svg class={here ? 'figure' : 'figure away'} viewBox="-16 -28 32 50" aria-hidden="true">
        <PopeFigure x={0} y={0} lifted={target === 'selected'} />
      </svg>
      <span>{labelOf(table, line) ?? wordsOf(table).popeOff}</span>
    </button>
  );
}

/** What gold and dashes mean; only where there are any. */
function Legend({ table }: { readonly table: Table }) {
  const { legend } = wordsOf(table);
  const targets = REGIONS.map((id) => regionTarget(table, id).target);
  if (targets.every((target) => target === 'idle')) return null;
  return (
    <p class="legend">
      <span class="may">{legend.may}</span>
      {targets.includes('blocked') ? <span class="closed">{legend.closed}</span> : null}
    </p>
  );
}

export interface MapSheetProps {
  readonly table: Table;
  readonly telling: Telling;
  readonly onLook: OnLook;
}

export function MapSheet({ table, telling, onLook }: MapSheetProps) {
  const words = wordsOf(table);
  const stand = pieces(table);
  const looks = REGIONS.map((id) => [id, lookOf(table, telling, id)] as const);
  const why = (id: RegionId) => {
    const { target, line } = regionTarget(table, id);
    if (target === 'blocked') table.why(line);
    else onLook({ at: 'thing', id });
  };
  return (
    <div class="sheet map-sheet">
      <MapOfItaly
        label={words.map}
        regions={Object.fromEntries(looks) as Record<RegionId, RegionLook>}
        {...stand}
        seas={words.seas}
        words={words.zoom}
        onChoose={(id) => table.select(regionTarget(table, id).line)}
        onWhy={why}
      />
      <div class="map-foot">
        <PopeTray table={table} here={stand.pope === null} onLook={onLook} />
        <Legend table={table} />
      </div>
    </div>
  );
}
