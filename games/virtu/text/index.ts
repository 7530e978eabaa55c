/** All words of Virtù, in every language, the rules reference included. A table needs only `en.ts` or `ru.ts`. */
import { type GameText, inEvery, reference } from '@signoria/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesRu } from './rules.ru.ts';

export {
  actionName,
  allianceEffect,
  allianceName,
  bonusEffect,
  bonusName,
  cardName,
  cityName,
  groupName,
  powerName,
  roomName,
  seaName,
  symbolName,
  tokenName,
} from './names.ts';

export const text = inEvery<GameText>({
  en: { ...en, reference: reference(rulesEn) },
  ru: { ...ru, reference: reference(rulesRu) },
  // The reference is not translated yet.
  de: { ...de, reference: reference(rulesEn) },
});
