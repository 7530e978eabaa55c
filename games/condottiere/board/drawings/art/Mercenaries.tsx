/** The mercenaries. Strength can be counted: as many lances as the card is strong. */
import type { MercenaryStrength } from '../card-kinds.ts';
import { MOUNTED_KNIGHT } from './knight.data.ts';
import { INK } from './palette.ts';
import { Lance, type LanceProps, Sky, Soldier, type SoldierProps } from './scenery.tsx';

const BRONZE = '#A08558';
const GREEN = '#3F5B47';
const EARTH = '#6B5A36';
const BLUE = '#24476B';

interface Company {
  /** Width of the wood of lances, in units of the card. */
  readonly width: number;
  readonly soldiers: readonly SoldierProps[];
}

const COMPANIES: Readonly<Record<MercenaryStrength, Company>> = {
  1: { width: 0, soldiers: [{ at: [56, 92], scale: 1.5, helmet: BRONZE, coat: EARTH }] },
  2: {
    width: 26,
    soldiers: [
      { at: [40, 96], scale: 1.3 },
      { at: [78, 98], scale: 1.3, helmet: BRONZE, coat: GREEN },
    ],
  },
  3: {
    width: 46,
    soldiers: [
      { at: [60, 88], scale: 1.1 },
      { at: [36, 99], scale: 1.2, helmet: BRONZE, coat: GREEN },
      { at: [84, 99], scale: 1.2 },
    ],
  },
  4: {
    width: 64,
    soldiers: [
      { at: [44, 84], scale: 1, helmet: BRONZE, coat: EARTH },
      { at: [76, 84], scale: 1 },
      { at: [32, 103], scale: 1.2 },
      { at: [86, 103], scale: 1.2, coat: GREEN },
    ],
  },
  5: {
    width: 64,
    soldiers: [
      { at: [42, 84], scale: 0.95 },
      { at: [78, 84], scale: 0.95, helmet: BRONZE, coat: GREEN },
      { at: [28, 104], scale: 1.1, helmet: BRONZE, coat: EARTH },
      { at: [60, 106], scale: 1.15 },
      { at: [92, 104], scale: 1.1 },
    ],
  },
  6: {
    width: 64,
    soldiers: [
      { at: [30, 84], scale: 0.95 },
      { at: [60, 80], scale: 0.95, helmet: BRONZE, coat: GREEN },
      { at: [90, 84], scale: 0.95 },
      { at: [28, 105], scale: 1.1, helmet: BRONZE, coat: EARTH },
      { at: [60, 106], scale: 1.15, coat: BLUE },
      { at: [92, 105], scale: 1.1 },
    ],
  },
  10: { width: 76, soldiers: [] },
};

/** Lances spread like a fan, the outer ones lower, every second one a little lower when they are many. */
function lances(strength: MercenaryStrength): LanceProps[] {
  const { width } = COMPANIES[strength];
  const ten = strength === 10;
  return Array.from({ length: strength }, (_, index) => {
    const u = strength === 1 ? 0 : index / (strength - 1) - 0.5;
    const stagger = strength > 4 ? (index % 2) * 6 : 0;
    return {
      index,
      foot: 60 + u * width,
      lean: strength === 1 ? 8 : u * (ten ? 10 : 8),
      top: 36 + Math.abs(u) * (ten ? 26 : 20) + stagger,
    };
  });
}

/** The captain of ten: the one figure taken from an icon set, cut out in a light line so that it stands free. */
function Knight() {
  const place = 'translate(16 55) scale(.164)';
  return (
    <>
      <ellipse cx="60" cy="136" rx="44" ry="5" opacity=".22" />
      <path
        d={MOUNTED_KNIGHT}
        transform={place}
        fill="none"
        stroke="#F0DDB0"
        stroke-width="26"
        stroke-linejoin="round"
      />
      <path d={MOUNTED_KNIGHT} transform={place} fill="#4E1A14" />
    </>
  );
}

export function Mercenaries({ strength }: { readonly strength: MercenaryStrength }) {
  return (
    <>
      <Sky planes={['#E9D2A0', '#D9B981', '#B79A63', '#8C7A49']} />
      <circle cx="88" cy="42" r="10" fill="#F6E3B0" />
      <path
        d="M18 92v-14h4v-4h3v4h3v-8h8v8h3v-4h3v4h4v14Z"
        fill="#A98250"
        stroke={INK}
        stroke-opacity=".45"
        stroke-width=".8"
      />
      {lances(strength).map((lance) => (
        <Lance key={lance.index} {...lance} />
      ))}
      {COMPANIES[strength].soldiers.map((soldier) => (
        <Soldier key={soldier.at.join()} {...soldier} />
      ))}
      {strength === 10 ? <Knight /> : null}
    </>
  );
}
