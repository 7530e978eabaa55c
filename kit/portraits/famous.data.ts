/** Who comes to the table of more than one game: the same face, whatever they wear there. */
import type { PersonRow } from './row.ts';

export const FAMOUS = {
  pope: {
    body: { age: 3, skin: 0 },
    face: { jaw: 0.2, cheek: -0.2, nose: 'long', brow: 'raised', mouth: 'calm' },
    head: { hair: 'crop', hairc: 'white', beard: 'full', hat: 'tiara' },
    dress: { gown: 'cope', robe: 'red' },
    holds: { prop: 'crosier3' },
    stands: { scene: 'rome', dy: 8, scale: 0.92 },
  },
  lorenzoMedici: {
    body: { age: 1, skin: 2 },
    face: { jaw: 0.9, chin: 0.7, cheek: -0.4, nose: 'broken', brow: 'frown', mouth: 'calm', gaze: 0.3 },
    head: { hair: 'bob', hairc: 'black', hat: 'calotte', hatc: 'red' },
    dress: { gown: 'lucco', robe: 'red' },
    holds: { prop: 'verse' },
    stands: { scene: 'florence' },
  },
  machiavelli: {
    body: { age: 1, skin: 1 },
    face: { jaw: -0.6, chin: 0.1, cheek: -0.6, nose: 'long', brow: 'arch', mouth: 'smirk', gaze: -0.5, tilt: 3 },
    head: { hair: 'crop', hairc: 'black' },
    dress: { gown: 'lucco', robe: 'black', trim2: 'red' },
    holds: { prop: 'tome', pc: 'red' },
    stands: { scene: 'study', flip: true },
  },
  ludovicoSforza: {
    body: { age: 1, skin: 2, stout: true },
    face: { jaw: 0.9, chin: 0.1, cheek: 0.9, nose: 'hook', brow: 'calm', mouth: 'calm' },
    head: { hair: 'fringe', hairc: 'black' },
    dress: { gown: 'lucco', robe: 'blue', trim2: 'ochre' },
    holds: { prop: 'falcon' },
    stands: { scene: 'milan' },
  },
  giovanniMedici: {
    body: { age: 1, skin: 0, stout: true },
    face: { jaw: 0.9, chin: -0.2, cheek: 1, nose: 'broad', brow: 'raised', mouth: 'smile' },
    head: { hair: 'crop', hairc: 'brown', hat: 'biretta', hatc: 'scarlet' },
    dress: { gown: 'mozzetta', robe: 'red' },
    holds: { prop: 'tome', pc: 'wine' },
    stands: { scene: 'florence', flip: true },
  },
  cesareBorgia: {
    body: { age: 1, skin: 1 },
    face: { jaw: 0, chin: 0.3, nose: 'straight', brow: 'frown', mouth: 'smirk', gaze: -0.3 },
    head: { hair: 'long', hairc: 'dark', beard: 'full', hat: 'flat', hatc: 'black' },
    dress: { gown: 'doublet', robe: 'white' },
    holds: { prop: 'sword' },
    stands: { scene: 'rome', flip: true },
  },
  lucreziaBorgia: {
    body: { sex: 'f', age: 0, skin: 0 },
    face: { jaw: -0.7, chin: -0.3, nose: 'snub', brow: 'arch', mouth: 'smirk', gaze: -0.5, tilt: -5 },
    head: { hair: 'loose', hairc: 'fair' },
    dress: { gown: 'gown', robe: 'white', trim: 'ochre' },
    holds: { prop: 'cup' },
    stands: { scene: 'rome' },
  },
} satisfies { readonly [name: string]: PersonRow };
