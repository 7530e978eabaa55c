/** The people of Florence: what each wears, how hair and beard are cut. The thing each holds is in `Props.tsx`. */
import type { CharacterId } from '../../../data/characters.ts';
import type { ProfessionId } from '../../../data/professions.ts';

export type Hat = 'beret' | 'hood' | 'cap' | 'turban' | 'tall' | 'veil' | 'biretta' | 'tiara' | 'wreath' | 'none';
export type Hair = 'short' | 'long' | 'braids' | 'bald';
export type Beard = 'none' | 'short' | 'long' | 'moustache';

export interface Person {
  readonly robe: string;
  readonly trim: string;
  readonly hat: Hat;
  readonly hatColour: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly beard: Beard;
  readonly skin: string;
}

export type Sitter = ProfessionId | CharacterId | 'diego';

const FAIR = '#EBC39C';
const TAN = '#DDAE82';
const DARK = '#B98558';
const BROWN = '#6B3A1C';
const BLACK = '#2E231C';
const GREY = '#A9A29A';
const BLOND = '#C99A45';

const person = (
  robe: string,
  trim: string,
  [hat, hatColour]: readonly [Hat, string],
  [hair, hairColour]: readonly [Hair, string],
  beard: Beard,
  skin: string,
): Person => ({ robe, trim, hat, hatColour, hair, hairColour, beard, skin });

export const PEOPLE: { readonly [id in Sitter]: Person } = {
  alchemist: person('#3F5B47', '#D8A227', ['hood', '#2F4536'], ['short', GREY], 'long', TAN),
  botanist: person('#6D8E48', '#F1E2BF', ['wreath', '#4C6B3C'], ['long', BLOND], 'none', FAIR),
  physicist: person('#24476B', '#DDE2E2', ['cap', '#1B3550'], ['short', BROWN], 'short', FAIR),
  'bell-maker': person('#74451F', '#D8A227', ['cap', '#4A2F18'], ['short', BLACK], 'short', DARK),
  goldsmith: person('#8A2A20', '#E3AE2E', ['beret', '#5C1A14'], ['short', BROWN], 'moustache', TAN),
  sculptor: person('#B9A57C', '#6E5334', ['none', '#000'], ['bald', GREY], 'short', TAN),
  mathematician: person('#3B4A58', '#E7D8B6', ['tall', '#2B3642'], ['long', GREY], 'none', FAIR),
  philosopher: person('#6A3A86', '#E3AE2E', ['none', '#000'], ['bald', GREY], 'long', FAIR),
  jurist: person('#9E2A20', '#F6E9CB', ['biretta', '#231A13'], ['short', BROWN], 'none', TAN),
  theologian: person('#F1E6CF', '#9E2A20', ['biretta', '#7C1D1A'], ['short', GREY], 'none', FAIR),
  cartographer: person('#2F6A7A', '#F1E2BF', ['turban', '#F1E2BF'], ['short', BLACK], 'short', DARK),
  composer: person('#5C2A4A', '#E3AE2E', ['beret', '#3C1830'], ['long', BROWN], 'none', FAIR),
  choreographer: person('#C77B2B', '#FBF5E8', ['none', '#000'], ['braids', BLOND], 'none', FAIR),
  painter: person('#1F4F91', '#F6E9CB', ['beret', '#A8281E'], ['long', BROWN], 'none', FAIR),
  architect: person('#6B5A36', '#D8A227', ['cap', '#A8281E'], ['short', BLACK], 'none', TAN),
  physician: person('#231A13', '#E7D8B6', ['cap', '#231A13'], ['short', GREY], 'long', DARK),
  pharmacist: person('#57685B', '#F1E2BF', ['veil', '#F6EFE1'], ['braids', BROWN], 'none', FAIR),
  poet: person('#A8281E', '#F1E2BF', ['wreath', '#57803F'], ['short', BLACK], 'none', TAN),
  dramatist: person('#3C2A4F', '#D8A227', ['hood', '#271A36'], ['short', BROWN], 'moustache', FAIR),
  astronomer: person('#1B2F52', '#E3AE2E', ['tall', '#14233E'], ['long', GREY], 'long', TAN),
  watchmaker: person('#4A5E6B', '#D8A227', ['cap', '#6B3A1C'], ['short', GREY], 'moustache', FAIR),
  organist: person('#4B3D30', '#F6E9CB', ['none', '#000'], ['long', BLOND], 'none', FAIR),
  banker: person('#2E6A3B', '#E3AE2E', ['turban', '#9E2A20'], ['short', BLACK], 'short', TAN),
  cardinal: person('#A8281E', '#FBF5E8', ['biretta', '#A8281E'], ['short', GREY], 'none', FAIR),
  merchant: person('#74451F', '#E3AE2E', ['beret', '#1F4F91'], ['short', BROWN], 'moustache', DARK),
  muse: person('#F1E6CF', '#D8A227', ['wreath', '#D8A227'], ['long', BLOND], 'none', FAIR),
  princess: person('#6A3A86', '#F6E9CB', ['tiara', '#E3AE2E'], ['braids', BROWN], 'none', FAIR),
  professor: person('#231A13', '#A8281E', ['cap', '#231A13'], ['short', GREY], 'short', TAN),
  diego: person('#3A2A1E', '#A8281E', ['beret', '#231A13'], ['short', BLACK], 'moustache', DARK),
};
