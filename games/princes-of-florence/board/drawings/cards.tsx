/** The cards: professions with what they want, bonus and prestige cards with what they count, recruiting, characters. */
import { CardFrame } from '@signoria/kit';
import { BONUS_CARDS, type BonusId, bonusOf } from '../../data/bonus.ts';
import type { CharacterId } from '../../data/characters.ts';
import { COUNTERS, type CounterId } from '../../data/counters.ts';
import type { BuildingId, LandscapeId } from '../../data/pieces.ts';
import { PRESTIGE_CARDS, type PrestigeId, prestigeOf } from '../../data/prestige.ts';
import type { FreedomId, ProfessionId } from '../../data/professions.ts';
import { GlyphMark, Medal } from './Glyph.tsx';
import type { GlyphId } from './glyphs.ts';
import { Portrait } from './Portrait.tsx';
import { INK, PAPER } from './palette.ts';

/** Border of each kind of card. */
export const TINTS = {
  profession: '#8F4527',
  bonus: '#2C6650',
  prestige: '#8C5C00',
  recruiting: '#3B4A58',
  character: '#6A3A86',
  diego: '#4B3D30',
} as const;

export interface Wanted {
  readonly building: BuildingId;
  readonly landscape: LandscapeId;
  readonly freedom: FreedomId;
}

interface Words {
  readonly label?: string;
  readonly name?: string;
  readonly note?: string;
  readonly mini?: boolean;
}

function wordsOf({ label, name, note, mini = false }: Words) {
  return {
    mini,
    ...(label === undefined ? {} : { label }),
    ...(name === undefined ? {} : { title: name }),
    ...(note === undefined ? {} : { note }),
  };
}

export interface ProfessionCardProps extends Words {
  readonly profession: ProfessionId;
  readonly wants: Wanted;
}

/** Building, landscape and freedom hang from the upper left corner like seals. */
export function ProfessionCard({ profession, wants, ...words }: ProfessionCardProps) {
  const badge = (
    <g data-card={profession}>
      <Medal of={wants.building} x={20} y={22} width={30} />
      <Medal of={wants.landscape} x={20} y={53} width={26} />
      <Medal of={wants.freedom} x={20} y={81} width={26} />
    </g>
  );
  return (
    <CardFrame tint={TINTS.profession} badge={badge} {...wordsOf(words)}>
      <Portrait of={profession} />
    </CardFrame>
  );
}

/** What a counter is drawn as. */
export const COUNTER_GLYPHS: { readonly [id in CounterId]: GlyphId } = {
  building: 'building',
  largeBuilding: 'large',
  mediumBuilding: 'medium',
  smallBuilding: 'small',
  forest: 'forest',
  lake: 'lake',
  park: 'park',
  landscape: 'landscape',
  jester: 'jester',
  builder: 'builder',
  freedom: 'freedom',
  freedomType: 'freedom',
  prestigeCard: 'prestige',
  professionInHand: 'profession',
  recruitingInHand: 'recruiting',
  professionOnTable: 'work',
  recruitingOnTable: 'recruiting',
  work: 'work',
  emptySquare: 'square',
};

/** Middles of so many symbols in the window of a card. */
function places(count: number): readonly (readonly [number, number])[] {
  if (count <= 1) return [[60, 84]];
  if (count === 2)
    return [
      [42, 86],
      [80, 86],
    ];
  if (count === 3)
    return [
      [60, 62],
      [40, 98],
      [80, 98],
    ];
  const row = (n: number, y: number) => Array.from({ length: n }, (_, i) => [60 + (i - (n - 1) / 2) * 25, y] as const);
  return count === 4 ? [...row(2, 66), ...row(2, 100)] : [...row(2, 54), ...row(3, 84), ...row(count - 5, 112)];
}

function Field({ colour, dots }: { readonly colour: string; readonly dots: string }) {
  return (
    <>
      <rect width="120" height="168" fill={colour} />
      <path
        d={Array.from(
          { length: 9 },
          (_, i) => `M${i * 16 - 8} 0l8 14-8 14 8 14-8 14 8 14-8 14 8 14-8 14 8 14-8 14`,
        ).join('')}
        fill="none"
        stroke={dots}
        stroke-width="1"
        opacity=".55"
      />
    </>
  );
}

function Symbols({ of }: { readonly of: readonly GlyphId[] }) {
  const spots = places(of.length);
  const width = of.length <= 1 ? 58 : of.length <= 3 ? 36 : of.length === 4 ? 32 : 23;
  return (
    <>
      {of.map((glyph, i) => (
        <Medal key={i} of={glyph} x={spots[i]![0]} y={spots[i]![1]} width={width} />
      ))}
    </>
  );
}

function Plaque({ text, round }: { readonly text: string; readonly round: boolean }) {
  const shape = round ? (
    <circle cx="24" cy="29" r="20" fill={PAPER} stroke={INK} stroke-width="1.6" />
  ) : (
    <path d="M7 7H41V30C41 42 32 48 24 51.5 16 48 7 42 7 30Z" fill={PAPER} stroke={INK} stroke-width="1.6" />
  );
  return (
    <g>
      {shape}
      <text class="card-number" x="24" y="37" style={{ '--fit': text.length > 2 ? 0.72 : 1 }}>
        {text}
      </text>
    </g>
  );
}

const glyphsOf = (counters: readonly number[]): readonly GlyphId[] =>
  counters.map((counter) => COUNTER_GLYPHS[COUNTERS[counter]!]);

export interface BonusCardProps extends Words {
  readonly card: BonusId;
}

/** Where other cards have their name: these have it beside them, and their number on the badge. */
function Flourish({ tint }: { readonly tint: string }) {
  return (
    <g transform="translate(60 149)" fill="none" stroke={tint} stroke-width="1.4">
      <path d="M-38 0H-9M9 0H38M-38-4C-30-4-28 0-22 0M38-4C30-4 28 0 22 0M-38 4C-30 4-28 0-22 0M38 4C30 4 28 0 22 0" />
      <path d="M0-6.5 6.5 0 0 6.5-6.5 0Z" fill={tint} fill-opacity=".25" />
    </g>
  );
}

/** A round badge: it adds to the value of a Work. */
export function BonusCard({ card, ...words }: BonusCardProps) {
  const { value, counters } = BONUS_CARDS[bonusOf(card)]!;
  const badge = (
    <g data-card={card}>
      <Plaque text={`+${value}`} round />
      {words.mini ? null : <Flourish tint={TINTS.bonus} />}
    </g>
  );
  return (
    <CardFrame tint={TINTS.bonus} badge={badge} {...wordsOf(words)}>
      <Field colour="#DDE4CC" dots="#9DB08A" />
      <Symbols of={glyphsOf(counters)} />
    </CardFrame>
  );
}

export interface PrestigeCardProps extends Words {
  readonly card: PrestigeId;
}

/** A shield as badge: prestige points at the end of the game. */
export function PrestigeCard({ card, ...words }: PrestigeCardProps) {
  const printed = PRESTIGE_CARDS[prestigeOf(card)]!;
  const counters = printed.kind === 'threshold' ? printed.needs.map(({ counter }) => counter) : [printed.counter];
  // What it brings to several who are level is printed nowhere else.
  const tied = printed.kind === 'threshold' ? {} : { title: `${printed.points} (${printed.tied})` };
  const badge = (
    <g data-card={card}>
      <Plaque text={`${printed.points}`} round={false} />
      {printed.kind === 'threshold' && !words.mini ? <Flourish tint={TINTS.prestige} /> : null}
    </g>
  );
  return (
    <CardFrame tint={TINTS.prestige} badge={badge} {...tied} {...wordsOf(words)}>
      <Field colour="#F1E0B0" dots="#CFAE62" />
      <Symbols of={glyphsOf(counters)} />
      {printed.kind === 'threshold' ? null : (
        <GlyphMark of="crown" x={60} y={printed.kind === 'most' ? 44 : 126} width={24} fill="#8C5C00" />
      )}
    </CardFrame>
  );
}

/** A contract with its seal. */
export function RecruitingCard(words: Words) {
  return (
    <CardFrame tint={TINTS.recruiting} {...wordsOf(words)}>
      <Field colour="#D3DADF" dots="#9FB0BB" />
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
        <path d="M34 42h54c6 0 8 4 8 8H44c-4 0-4 8 0 8v58H32c-6 0-8-4-8-8 0-3 2-6 6-6V50c0-5 1-8 4-8Z" fill={PAPER} />
        <path d="M44 58h40v58c0 6-4 10-9 10H31c5 0 9-4 9-10h4Z" fill={PAPER} />
        <path d="M52 70h24M52 79h24M52 88h18" />
        <circle cx="72" cy="108" r="11" fill="#9E2A20" />
        <path d="M67 108l4 4 7-8" fill="none" stroke={PAPER} stroke-width="2" />
      </g>
    </CardFrame>
  );
}

export interface CharacterCardProps extends Words {
  readonly character: CharacterId;
}

export function CharacterCard({ character, ...words }: CharacterCardProps) {
  return (
    <CardFrame tint={TINTS.character} badge={<Medal of={character} x={22} y={24} width={34} />} {...wordsOf(words)}>
      <Portrait of={character} />
    </CardFrame>
  );
}
