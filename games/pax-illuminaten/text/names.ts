/** Names and printed texts for the board, in any language. A board needs these tables and no others. */
import type { Language } from '@signoria/kernel';
import { abilitiesEn, edictsEn, factionCardsEn, schemesEn, specialsEn } from './cards.en.ts';
import { abilitiesRu, edictsRu, factionCardsRu, schemesRu, specialsRu } from './cards.ru.ts';
import { luminariesEn } from './luminaries.en.ts';
import { luminariesRu } from './luminaries.ru.ts';
import * as english from './names.en.ts';
import * as russian from './names.ru.ts';
import type { Words } from './shape.ts';

export type Names = Pick<
  Words,
  | 'factions'
  | 'luminaries'
  | 'abilities'
  | 'kinds'
  | 'actions'
  | 'degrees'
  | 'strengths'
  | 'organisations'
  | 'factionCards'
  | 'edicts'
  | 'specials'
  | 'schemes'
  | 'parts'
  | 'rivals'
  | 'rivalWins'
>;

export const names: { readonly [L in Language]: Names } = {
  en: {
    factions: english.factionsEn,
    luminaries: luminariesEn,
    abilities: abilitiesEn,
    kinds: english.kindsEn,
    actions: english.actionsEn,
    degrees: english.degreesEn,
    strengths: english.strengthsEn,
    organisations: english.organisationsEn,
    factionCards: factionCardsEn,
    edicts: edictsEn,
    specials: specialsEn,
    schemes: schemesEn,
    parts: english.partsEn,
    rivals: english.rivalsEn,
    rivalWins: english.rivalWinsEn,
  },
  ru: {
    factions: russian.factionsRu,
    luminaries: luminariesRu,
    abilities: abilitiesRu,
    kinds: russian.kindsRu,
    actions: russian.actionsRu,
    degrees: russian.degreesRu,
    strengths: russian.strengthsRu,
    organisations: russian.organisationsRu,
    factionCards: factionCardsRu,
    edicts: edictsRu,
    specials: specialsRu,
    schemes: schemesRu,
    parts: russian.partsRu,
    rivals: russian.rivalsRu,
    rivalWins: russian.rivalWinsRu,
  },
};
