/** What the form of a new table says about editions, in both languages. Fetched with the form. */

import { inEvery, type Places, plural, translated } from '@signoria/kernel';
import sentences from './edition-text.de.json' with { type: 'json' };

export const en = {
  note: 'For owners of the box: play with what yours says.',
  sources: 'Which edition',
  usual: 'The usual',
  house: (name: string) => `The house’s: ${name}`,
  workshop: 'Mine, from the workshop',
  file: 'A file',
  nameless: 'without a name',
  toWorkshop: 'Edition workshop',
  chooseFile: 'Choose a file',
  changeFile: 'Another file',
  fileGood: 'The file fits. This table will be played with it.',
  fileBad: (n: number) =>
    `The file does not fit: ${n} ${plural('en', n, { one: 'problem', other: 'problems' })}. It will not be used.`,
  notJson: (why: string) => `This is no JSON file: ${why}`,
  topLevel: 'top level',
};

const PROBLEMS = { one: 'ошибка', few: 'ошибки', many: 'ошибок' };

const ru: typeof en = {
  note: 'Для владельцев коробки: играйте тем, что напечатано в вашей.',
  sources: 'Какое издание',
  usual: 'Обычное',
  house: (name) => `Издание клуба: ${name}`,
  workshop: 'Моё, из мастерской',
  file: 'Файл',
  nameless: 'без названия',
  toWorkshop: 'Мастерская изданий',
  chooseFile: 'Выбрать файл',
  changeFile: 'Другой файл',
  fileGood: 'Файл подходит. За этим столом будут играть с ним.',
  fileBad: (n) => `Файл не подходит: ${n} ${plural('ru', n, PROBLEMS)}. Играть с ним нельзя.`,
  notJson: (why) => `Это не файл JSON: ${why}`,
  topLevel: 'верхний уровень',
};

export const places: Places<typeof en> = { house: ['name'], fileBad: ['n'], notJson: ['why'] };

export const EDITION_WORDS = inEvery<typeof en>({ en, ru, de: translated('de', en, sentences, places) });
