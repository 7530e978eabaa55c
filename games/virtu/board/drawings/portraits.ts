/** How each person of the game is drawn: robe, headdress, hair, what he holds. Silhouettes of ours, no likenesses. */
import type { CardId } from '../../data/cards.ts';

export type Headdress =
  | 'bare'
  | 'beret'
  | 'cap'
  | 'mitre'
  | 'galero'
  | 'tiara'
  | 'helmet'
  | 'hood'
  | 'corno'
  | 'veil'
  | 'crown'
  | 'bascinet';
export type Held = 'coin' | 'scroll' | 'sword' | 'ship' | 'mask' | 'banner' | 'cross' | 'book' | 'key' | 'palette';

export interface Person {
  readonly robe: string;
  readonly head: Headdress;
  readonly hat: string;
  readonly hair: string;
  readonly beard?: boolean;
  readonly holds?: Held;
}

const DARK = '#3a2a1c';
const BROWN = '#6b4a2b';
const GREY = '#8b8175';
const FAIR = '#b98a4c';
const BLUE = '#1f4f91';
const RED = '#a8281e';
const GOLD = '#ddaa26';
const GREEN = '#2e6a3b';
const WHITE = '#f2ecdf';
const SCARLET = '#b03a2c';
const STEEL = '#a9b1b4';

export const PEOPLE: { readonly [id in CardId]: Person } = {
  merchant: { robe: '#6b5a36', head: 'beret', hat: '#7a3328', hair: BROWN, beard: true, holds: 'ship' },
  banker: { robe: '#3f5b47', head: 'cap', hat: '#2b221a', hair: GREY, holds: 'coin' },
  ambassador: { robe: '#24476b', head: 'beret', hat: '#24476b', hair: DARK, holds: 'scroll' },
  gonfalonier: { robe: SCARLET, head: 'bascinet', hat: STEEL, hair: DARK, holds: 'banner' },
  podesta: { robe: '#7a3328', head: 'cap', hat: '#7a3328', hair: GREY, beard: true, holds: 'key' },
  counsellor: { robe: '#4a3a5e', head: 'hood', hat: '#4a3a5e', hair: GREY, holds: 'book' },
  assassin: { robe: '#2b221a', head: 'hood', hat: '#2b221a', hair: DARK, holds: 'mask' },
  condottiere: { robe: '#57483a', head: 'helmet', hat: STEEL, hair: BROWN, holds: 'sword' },
  admiral: { robe: '#1f5a6b', head: 'helmet', hat: GOLD, hair: DARK, beard: true, holds: 'ship' },
  bishop: { robe: '#5f4a8a', head: 'mitre', hat: WHITE, hair: GREY, holds: 'cross' },
  cardinal: { robe: SCARLET, head: 'galero', hat: SCARLET, hair: GREY, holds: 'cross' },
  pope: { robe: WHITE, head: 'tiara', hat: GOLD, hair: GREY, holds: 'key' },
  ludovico_sforza: { robe: BLUE, head: 'bare', hat: DARK, hair: DARK },
  ascanio_sforza: { robe: BLUE, head: 'galero', hat: SCARLET, hair: BROWN, holds: 'cross' },
  galeazzo_sanseverino: { robe: BLUE, head: 'bascinet', hat: STEEL, hair: BROWN, holds: 'sword' },
  lorenzo_de_medici: { robe: RED, head: 'cap', hat: RED, hair: DARK, holds: 'palette' },
  giuliano_de_medici: { robe: RED, head: 'bare', hat: DARK, hair: BROWN },
  giovanni_de_medici: { robe: RED, head: 'galero', hat: SCARLET, hair: BROWN },
  ferdinand_ii: { robe: GOLD, head: 'crown', hat: GOLD, hair: BROWN },
  alfonso_calabria: { robe: GOLD, head: 'helmet', hat: STEEL, hair: DARK, holds: 'sword' },
  federico_montefeltro: { robe: GOLD, head: 'cap', hat: RED, hair: DARK },
  agostino_barbarigo: { robe: GREEN, head: 'corno', hat: GOLD, hair: GREY, beard: true },
  caterina_cornaro: { robe: GREEN, head: 'veil', hat: WHITE, hair: FAIR },
  antonio_grimani: { robe: GREEN, head: 'beret', hat: GREEN, hair: GREY, beard: true, holds: 'ship' },
  alexander_vi: { robe: WHITE, head: 'tiara', hat: GOLD, hair: DARK },
  cesare_borgia: { robe: WHITE, head: 'beret', hat: '#2b221a', hair: DARK, beard: true, holds: 'sword' },
  lucrezia_borgia: { robe: WHITE, head: 'veil', hat: '#e6cfa0', hair: FAIR },
  machiavelli: { robe: '#2b221a', head: 'bare', hat: DARK, hair: DARK, holds: 'book' },
};
