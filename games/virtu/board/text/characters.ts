/** What each power of the printed box is known for. Read once, before it is chosen: fetched then. */
import { inEvery, translated } from '@signoria/kernel';
import type { PowerId } from '../../data/powers.ts';
import sentences from './characters.de.json' with { type: 'json' };

type Characters = { readonly [id in PowerId]: string };

export const charactersEn: Characters = {
  milan: 'Horsemen: more Cavalry than anybody, and no port.',
  florence: 'Money: more florins than anybody, and no soldier in the family.',
  naples: 'Cavalry and two seas; Federico III brings an Agent of his own.',
  venice: 'The sea: more Ships than anybody.',
  rome: 'Faith: more Crosses than anybody, and Cesare Borgia fights without pay.',
};

export const CHARACTERS = inEvery<Characters>({
  en: charactersEn,
  ru: {
    milan: 'Конница: кавалерии больше, чем у всех, но порта нет.',
    florence: 'Деньги: флоринов больше, чем у всех, но воинов в семействе нет.',
    naples: 'Кавалерия и выход к двум морям, а Федерико III приводит своего агента.',
    venice: 'Море: кораблей больше, чем у всех.',
    rome: 'Вера: крестов больше, чем у всех, а Чезаре Борджиа воюет без платы.',
  },
  de: translated('de', charactersEn, sentences, {}),
});
