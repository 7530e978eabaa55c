/** The game's picture for lists and its own page: a company of mercenaries under its pennants, 260 by 170. */
import { CoverFrame, type CoverProps } from '@signoria/kit';
import { INK } from './art/palette.ts';
import { Soldier, type SoldierProps } from './art/Soldier.tsx';

const PENNANTS = ['#B8392B', '#F4EAD2', '#DDA62B', '#2F6A7A'] as const;
const LANCES = [40, 64, 88, 112, 136, 160, 184, 208] as const;
const BRONZE = '#A08558';

const SOLDIERS: readonly SoldierProps[] = [
  { at: [70, 104], scale: 1.5, helmet: BRONZE, coat: '#3F5B47' },
  { at: [112, 98], scale: 1.5 },
  { at: [156, 100], scale: 1.5, coat: '#24476B' },
  { at: [198, 106], scale: 1.5, helmet: BRONZE, coat: '#6B5A36' },
  { at: [48, 134], scale: 1.7 },
  { at: [92, 132], scale: 1.8, coat: '#6B5A36' },
  { at: [138, 130], scale: 1.9, coat: '#A7392C' },
  { at: [184, 134], scale: 1.7, helmet: BRONZE, coat: '#3F5B47' },
  { at: [224, 138], scale: 1.6, coat: '#24476B' },
];

function Lance({ foot, index }: { readonly foot: number; readonly index: number }) {
  const x = foot + (foot - 126) * 0.08;
  const top = 30 + ((index * 37) % 23);
  const shaft = `M${foot} 172L${x} ${top}`;
  return (
    <>
      <path d={shaft} stroke={INK} stroke-width="3.6" />
      <path d={shaft} stroke="#B98A4C" stroke-width="1.7" />
      <path d={`M${x - 3} ${top + 2}l3-13 3 13Z`} fill="#DDE2E2" stroke={INK} />
      <path d={`M${x} ${top + 5}l26 6-26 8Z`} fill={PENNANTS[index % 4]!} stroke={INK} stroke-width="1.1" />
    </>
  );
}

function Company() {
  return (
    <>
      <rect width="260" height="170" fill="#E7CE9A" />
      <circle cx="206" cy="44" r="20" fill="#F6E3B0" />
      <path d="M0 96Q60 74 120 90T260 82V170H0Z" fill="#C9A86B" />
      <path d="M20 92V66h7v-8h6v8h6v-14h16v14h6v-8h6v8h7v26Z" fill="#A98250" stroke="#7A5C35" />
      <path d="M0 124Q70 106 140 118T260 112V170H0Z" fill="#93814D" />
      {LANCES.map((foot, index) => (
        <Lance key={foot} foot={foot} index={index} />
      ))}
      {SOLDIERS.map((soldier) => (
        <Soldier key={soldier.at.join()} {...soldier} />
      ))}
    </>
  );
}

export function Cover({ label }: CoverProps) {
  return (
    <CoverFrame label={label}>
      <Company />
    </CoverFrame>
  );
}
