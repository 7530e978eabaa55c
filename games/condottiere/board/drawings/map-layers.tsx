/**
 * The layers of the map above the sea, in the order they lie: fills, borders, outlines, marks.
 * Fill, hatching and shield say whose; outlines say what may be done. They never swap.
 */
import { lineProps, type Roving, ShieldMark, Tinted } from '@signoria/kit';
import { REGION_DRAWINGS } from './map.data.ts';
import { REGIONS, type RegionId } from './map.source.ts';
import type { RegionLook } from './region-look.ts';
import sheet from './sheet/sheet.ts?drawn';

type Regions = Readonly<Record<RegionId, RegionLook>>;

export interface RegionProps {
  readonly id: RegionId;
  readonly look: RegionLook;
  readonly roving: ReturnType<Roving['of']>;
  readonly onAct: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Whether the keyboard stands on it; a mouse click does not count. */
  readonly onFocusSeen: (seen: boolean) => void;
}

/** The land itself: the part that is clicked, focused and named. */
export function Region({ id, look, roving, onAct, onKey, onFocusSeen }: RegionProps) {
  const { path } = REGION_DRAWINGS[id];
  const open = look.state === 'legal' || look.state === 'chosen';
  const told = look.fresh === undefined ? {} : { class: 'taken', style: { '--after': `${look.fresh}ms` } };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      class={`region ${look.state}`}
      role="button"
      data-thing={`region ${id}`}
      {...lineProps(look.line)}
      aria-label={look.label}
      aria-pressed={look.state === 'chosen'}
      {...(open ? {} : { 'aria-disabled': true })}
      // Lower case: attributes of SVG elements are taken literally.
      tabindex={roving.tabIndex}
      ref={roving.ref}
      onFocus={(event) => {
        roving.onFocus();
        onFocusSeen(event.currentTarget.matches(':focus-visible'));
      }}
      onBlur={() => onFocusSeen(false)}
      onClick={onAct}
      onKeyDown={onKey}
    >
      <path d={path} fill="var(--land)" />
      {look.owner ? (
        <g {...told}>
          <Tinted tincture={look.owner}>
            <path d={path} />
          </Tinted>
        </g>
      ) : null}
      {look.state === 'blocked' ? <path d={path} class="veil" /> : null}
    </g>
  );
}

const ALL_REGIONS = REGIONS.map((id) => REGION_DRAWINGS[id].path).join('');

/** Mountains and waters: on free land as they are, over owned land as lines, so that its colour stays what it is. */
export function Relief({ regions }: { readonly regions: Regions }) {
  const paths = (owned: boolean) =>
    REGIONS.filter((id) => (regions[id].owner !== null) === owned)
      .map((id) => REGION_DRAWINGS[id].path)
      .join('');
  return (
    <g class="relief">
      <clipPath id="land-free">
        <path d={paths(false)} />
      </clipPath>
      <clipPath id="land-owned">
        <path d={paths(true)} />
      </clipPath>
      <g clip-path="url(#land-free)">
        <use href={`${sheet}#relief`} />
      </g>
      <g clip-path="url(#land-owned)" opacity=".75">
        <use href={`${sheet}#relief-over`} />
      </g>
    </g>
  );
}

export function Borders() {
  return <path class="borders" d={ALL_REGIONS} />;
}

/** Lines inside the region's own edge, clipped so that neighbours keep theirs. */
function Inside({ id, lines }: { readonly id: RegionId; readonly lines: readonly string[] }) {
  const { path } = REGION_DRAWINGS[id];
  return (
    <>
      <clipPath id={`region-${id}`}>
        <path d={path} />
      </clipPath>
      <g clip-path={`url(#region-${id})`}>
        {lines.map((line) => (
          <path key={line} d={path} class={line} />
        ))}
      </g>
    </>
  );
}

const LEGAL = ['legal-key', 'legal-gold'] as const;
const BLOCKED = ['blocked-line'] as const;

function Twice({ id, under, over }: { readonly id: RegionId; readonly under: string; readonly over: string }) {
  const { path } = REGION_DRAWINGS[id];
  return (
    <>
      <path d={path} class={under} />
      <path d={path} class={over} />
    </>
  );
}

interface OutlinesProps {
  readonly regions: Regions;
  readonly site: RegionId | null;
  readonly focused: RegionId | null;
}

export function Outlines({ regions, site, focused }: OutlinesProps) {
  const having = (state: RegionLook['state']) => REGIONS.filter((id) => regions[id].state === state);
  return (
    <g class="outlines">
      {having('blocked').map((id) => (
        <Inside key={id} id={id} lines={BLOCKED} />
      ))}
      {having('legal').map((id) => (
        <Inside key={id} id={id} lines={LEGAL} />
      ))}
      {REGIONS.filter((id) => regions[id].won).map((id) => (
        <Twice key={id} id={id} under="won-key" over="won-line" />
      ))}
      {site ? <Twice id={site} under="site-key" over="site-line" /> : null}
      {having('chosen').map((id) => (
        <Twice key={id} id={id} under="chosen-key" over="chosen-gold" />
      ))}
      {REGIONS.filter((id) => regions[id].fresh !== undefined).map((id) => (
        <path key={id} d={REGION_DRAWINGS[id].path} class="fresh-line" />
      ))}
      {focused ? <Twice id={focused} under="focus-gap" over="focus-ring" /> : null}
    </g>
  );
}

interface MarksProps {
  readonly regions: Regions;
  /** Regions where a piece stands: no diamond there. */
  readonly bare: readonly (RegionId | null)[];
}

/** The round question mark of a closed region, right of its shield or of the piece that stands there. */
function Why({ at: [x, y] }: { readonly at: readonly [number, number] }) {
  return (
    <g class="why" transform={`translate(${x} ${y})`}>
      <circle r="8.5" />
      <text y="5">?</text>
    </g>
  );
}

interface MarkProps {
  readonly id: RegionId;
  readonly look: RegionLook;
  readonly bare: boolean;
}

function Mark({ id, look: { owner, state, name }, bare }: MarkProps) {
  const { label, shield } = REGION_DRAWINGS[id];
  const pip = state === 'legal' && !owner && !bare;
  return (
    <g>
      {owner ? (
        <g data-place={`control ${id}`}>
          <ShieldMark tincture={owner} x={shield[0]} y={shield[1]} width={shield[2]} />
        </g>
      ) : null}
      {pip ? (
        <path class="pip" d="M0-5.6 5.6 0 0 5.6-5.6 0Z" transform={`translate(${label[0]} ${label[1] - 19})`} />
      ) : null}
      {state === 'blocked' ? (
        <Why at={owner ? [shield[0] + shield[2] / 2 + 11, shield[1]] : [label[0] + 22, label[1] - 24]} />
      ) : null}
      <text x={label[0]} y={label[1]}>
        {name}
      </text>
    </g>
  );
}

/** Names, owners' shields, the small diamond of every open region and the question mark of every closed one. */
export function Marks({ regions, bare }: MarksProps) {
  return (
    <g class="marks">
      {REGIONS.map((id) => (
        <Mark key={id} id={id} look={regions[id]} bare={bare.includes(id)} />
      ))}
    </g>
  );
}
