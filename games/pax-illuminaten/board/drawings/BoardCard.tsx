/** A luminary on the board, face up or face down. Printed things keep their paper in both themes. 190 by 95. */
import { ShieldMark, type Tincture } from '@signoria/kit';
import type { Degree } from '../../data/degrees.ts';
import type { FactionId } from '../../data/factions.ts';
import type { CardId, Organisation } from '../../data/luminaries.ts';
import { CameoMark } from './Cameo.tsx';
import { DiscMark, GlyphMark } from './Disc.tsx';
import { CARD } from './geometry.ts';
import { FACTION_COLOUR, GILT, INK } from './glyphs.ts';

/** As on the cards: I, II, III, a level for the grand master, a star for the royal arch. */
export const DEGREE_MARK: { readonly [degree in Degree]: string } = { I: 'I', II: 'II', III: 'III', GM: 'Λ', RA: 'Ж' };

export interface CellLook {
  readonly cost: readonly FactionId[];
  readonly owner: Tincture | null;
  /** By what name the influence in it is found when it moves. */
  readonly place?: string;
  /** Under attack, or to be moved: a heavy frame. */
  readonly marked: boolean;
}

export interface FaceUpProps {
  readonly card: CardId;
  readonly name: string;
  readonly at: string;
  readonly degree: Degree;
  readonly factions: readonly FactionId[];
  readonly organisation: Organisation;
  readonly cells: readonly CellLook[];
  readonly controller: Tincture | null;
  readonly markers: number;
}

const STRIP = 31;
const CELL = { x: 114, width: 71, height: 16.4, step: 17.7, top: 4 } as const;
/** Where the name begins, from the top. */
const FOOT = 74;
const NAME_ROOM = CARD.width - STRIP - 52;
/** About so wide is a letter of the name. */
const LETTER = 8.7;

function Cell({ look, index }: { readonly look: CellLook; readonly index: number }) {
  const y = CELL.top + index * CELL.step;
  const middle = y + CELL.height / 2;
  return (
    <g>
      <rect
        x={CELL.x}
        y={y}
        width={CELL.width}
        height={CELL.height}
        rx="3"
        fill={look.owner === null ? '#fffdf6' : 'var(--card-2)'}
        stroke={look.marked ? INK : '#8A7556'}
        stroke-width={look.marked ? 2.6 : 1}
      />
      {look.owner === null ? (
        look.cost.map((faction, i) => <DiscMark key={i} of={faction} x={CELL.x + 11 + i * 16.2} y={middle} r={7.1} />)
      ) : (
        <g {...(look.place === undefined ? {} : { 'data-place': look.place })}>
          <ShieldMark tincture={look.owner} x={CELL.x + CELL.width / 2} y={middle} width={14} />
        </g>
      )}
    </g>
  );
}

/** The level is drawn: the letter that looks like it is Greek, and none of ours. */
function DegreeMark({ degree }: Pick<FaceUpProps, 'degree'>) {
  if (degree === 'GM') {
    return (
      <path
        d={`M${STRIP / 2 - 5.6} 19L${STRIP / 2} 6L${STRIP / 2 + 5.6} 19`}
        fill="none"
        stroke={INK}
        stroke-width="2.4"
      />
    );
  }
  return (
    <text x={STRIP / 2} y="19" class="degree">
      {DEGREE_MARK[degree]}
    </text>
  );
}

function Strip({ degree, factions, organisation }: Pick<FaceUpProps, 'degree' | 'factions' | 'organisation'>) {
  return (
    <>
      <path
        d={`M1 6a5 5 0 0 1 5-5H${STRIP}V${CARD.height - 1}H6a5 5 0 0 1-5-5Z`}
        fill={FACTION_COLOUR[factions[0]!]}
        opacity=".17"
      />
      <path d={`M${STRIP} 1V${CARD.height - 1}`} stroke={INK} stroke-width=".8" opacity=".5" />
      <DegreeMark degree={degree} />
      {factions.map((faction, i) => (
        <DiscMark key={faction} of={faction} x={STRIP / 2} y={34 + i * 23.5} r={10.6} />
      ))}
      {organisation === null ? null : <GlyphMark of={organisation} x={STRIP / 2} y={81} size={18} />}
    </>
  );
}

export function FaceUp(props: FaceUpProps) {
  const { card, name, at, cells, controller, markers } = props;
  const long = name.length * LETTER > NAME_ROOM;
  return (
    <svg class="card-face" viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true" data-card={card}>
      <rect
        x=".75"
        y=".75"
        width={CARD.width - 1.5}
        height={CARD.height - 1.5}
        rx="6"
        fill="var(--card)"
        stroke={INK}
        stroke-width="1.5"
      />
      <Strip {...props} />
      <g transform="translate(42 5) scale(.72)">
        <CameoMark of={card} faction={props.factions[0]!} />
      </g>
      <rect x={STRIP + 0.5} y={FOOT} width={CARD.width - STRIP - 2} height="18.5" rx="4" fill="var(--card)" />
      <path d={`M${STRIP} ${FOOT}H${CARD.width - 1}`} stroke={INK} stroke-width=".8" opacity=".35" />
      <text
        x={STRIP + 5}
        y={FOOT + 14.6}
        class="name"
        {...(long ? { textLength: NAME_ROOM, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
      {controller === null ? null : <ShieldMark tincture={controller} x={CARD.width - 36} y={FOOT + 9.5} width={12} />}
      <text x={CARD.width - 7} y={FOOT + 13.4} class="at">
        {at}
      </text>
      {cells.map((look, i) => (
        <Cell key={i} look={look} index={i} />
      ))}
      {markers === 0 ? null : <Markers count={markers} />}
    </svg>
  );
}

/** Reward markers lie beside the portrait. */
function Markers({ count }: { readonly count: number }) {
  return (
    <g transform="translate(101 59)">
      <circle r="11.5" fill="#F3DFA8" stroke={INK} stroke-width="1.5" />
      <GlyphMark of="reward" x={0} y={-0.5} size={17} />
      {count > 1 ? (
        <text x="-30" y="6" class="count">
          ×{count}
        </text>
      ) : null}
    </g>
  );
}

export interface FaceDownProps {
  /** The name where the reader has looked. */
  readonly known: string | null;
  readonly at: string;
  /** Who has looked. */
  readonly seenBy: readonly Tincture[];
}

const RAYS = 12;

function Eye() {
  return (
    <g transform={`translate(${CARD.width / 2} ${CARD.height / 2 + 1})`} fill="none" stroke={GILT} stroke-width="1.5">
      <path d="M0-28 31 24H-31Z" />
      <path d="M-13 9C-7 0 7 0 13 9 7 18-7 18-13 9Z" />
      <circle cy="9" r="4" fill={GILT} />
      {Array.from({ length: RAYS }, (_, i) => (
        <path key={i} d="M0-34V-40" transform={`rotate(${(i - (RAYS - 1) / 2) * 13} 0 6)`} />
      ))}
    </g>
  );
}

export function FaceDown({ known, at, seenBy }: FaceDownProps) {
  return (
    <svg class="card-face" viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width={CARD.width - 1.5}
        height={CARD.height - 1.5}
        rx="6"
        fill="#2A3440"
        stroke="#12181e"
        stroke-width="1.5"
      />
      <rect x="5" y="5" width={CARD.width - 10} height={CARD.height - 10} rx="3" fill="none" stroke={GILT} />
      <Eye />
      {known === null ? null : (
        <>
          <rect x="12" y="72" width={CARD.width - 24} height="18" rx="3" fill="var(--card)" stroke={INK} />
          <text x={CARD.width / 2} y="86" class="name known">
            {known}
          </text>
        </>
      )}
      {seenBy.map((tincture, i) => (
        <ShieldMark key={tincture} tincture={tincture} x={18 + i * 16} y={18} width={12} />
      ))}
      <text x={CARD.width - 10} y="20" class="at back">
        {at}
      </text>
    </svg>
  );
}
