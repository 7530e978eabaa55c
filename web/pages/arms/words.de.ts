/** The words of arms in German: the sentences stand in `words.de.json`; how arms are called out needs grammar. */
import { type Places, translated } from '@signoria/kernel';
import type { Arms, ArmsTincture, Charge, Division } from '@signoria/protocol/arms';
import sentences from './words.de.json' with { type: 'json' };
import { type ArmsWords, en, layoutOf } from './words.ts';

type Gender = 'm' | 'f' | 'n';

/** Without arms to call out there is nothing to fill in. */
const places: Places<ArmsWords> = {};
const said = translated('de', en, sentences, places);

/** “In Rot …”, and what an ending is put to: “ein rot|er Löwe”. */
const TINCTURES: { readonly [T in ArmsTincture]: { readonly noun: string; readonly stem: string } } = {
  or: { noun: 'Gold', stem: 'golden' },
  argent: { noun: 'Silber', stem: 'silbern' },
  gules: { noun: 'Rot', stem: 'rot' },
  azure: { noun: 'Blau', stem: 'blau' },
  vert: { noun: 'Grün', stem: 'grün' },
  purpure: { noun: 'Purpur', stem: 'purpurn' },
  sable: { noun: 'Schwarz', stem: 'schwarz' },
};

const FEMININE: readonly Charge[] = ['oak', 'sun', 'lily', 'tiara', 'crescent', 'lozenge', 'roundel'];
const genderOf = (charge: Charge): Gender => (charge === 'cross' ? 'n' : FEMININE.includes(charge) ? 'f' : 'm');

const ENDING = { m: 'er', f: 'e', n: 'es' } as const;
const article = (gender: Gender): string => (gender === 'f' ? 'eine' : 'ein');

/** “ein silberner Löwe”. */
function called(what: string, gender: Gender, tincture: ArmsTincture): string {
  return `${article(gender)} ${TINCTURES[tincture].stem}${ENDING[gender]} ${what}`;
}

const counterchanged = (charge: Charge): string =>
  `${article(genderOf(charge))} ${said.charges[charge]} in verwechselten Farben`;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('de') + text.slice(1);

/** What lies beside a charge stands before it: “In Gold unter blauem Schildhaupt ein blauer Löwe”. */
function beside(division: Division, tincture: ArmsTincture): string {
  const { stem } = TINCTURES[tincture];
  return division === 'chief'
    ? `unter ${stem}em ${said.divisions.chief}`
    : `innerhalb eines ${stem}en ${said.divisions.bordure}s`;
}

function blazon({ division, first, second, charge }: Arms): string {
  const layout = layoutOf(division);
  const bare = charge === 'none';
  const on = `In ${TINCTURES[first].noun}`;
  const figure = called(said.charges[charge], genderOf(charge), second);
  if (layout === 'plain') return bare ? `${capital(TINCTURES[first].stem)}er Schild` : `${on} ${figure}`;
  if (layout === 'parted') {
    const field = `Von ${TINCTURES[first].noun} und ${TINCTURES[second].noun} ${said.divisions[division]}`;
    return bare ? field : `${field}, ${counterchanged(charge)}`;
  }
  const ordinary = called(said.divisions[division], division === 'chief' ? 'n' : 'm', second);
  if (bare) return `${on} ${ordinary}`;
  if (layout === 'beside') return `${on} ${beside(division, second)} ${figure}`;
  return `${on} ${ordinary}, darüber ${counterchanged(charge)}`;
}

export const de: ArmsWords = { ...said, blazon };
