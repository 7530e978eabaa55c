// The files of translators: nothing unknown in them, nothing broken, and German whole where it is promised.
import { LANGUAGES } from '@signoria/kernel';
import { check } from '@signoria/kernel/sheet';
import { describe, expect, it } from 'vitest';
import { allSheets, fileOf, sentencesIn } from '../texts/sheets.ts';

const sheets = await allSheets();
const PARTIAL = LANGUAGES.filter((language) => language !== 'en' && language !== 'ru');

/** What German players say as the English do: names, and words the two languages share. */
const SAME = new Set([
  ...['languages.en', 'languages.ru', 'languages.de', 'otherLanguage', 'switchLanguage'],
  ...['home.bots', 'online', 'shell.bot', 'settings.name', 'replay.link', 'tags.token', 'region.neutral'],
  ...[
    'keys.list.0.0',
    'keys.list.1.0',
    'keys.list.2.0',
    'keys.list.3.0',
    'keys.list.4.0',
    'keys.list.5.0',
    'keys.list.6.0',
  ],
  ...['title', 'cards.winter.name', 'names.blitz.name', 'live'],
]);

function isShared(name: string): boolean {
  return (
    /^(botName|regions)\.|^name$/.test(name) || [...SAME].some((same) => name === same || name.endsWith(`.${same}`))
  );
}

describe.each(PARTIAL)('the files in %s', (language) => {
  it.each(sheets)('$file have no unknown name, no broken sentence and no other places than English', (sheet) => {
    expect(check(sheet, sentencesIn(fileOf(sheet, language))).faults).toEqual([]);
  });
});

describe('German', () => {
  it.each(sheets.filter(({ file }) => /^games\/condottiere\//.test(file)))('is whole in $file', (sheet) => {
    expect(check(sheet, sentencesIn(fileOf(sheet, 'de'))).missing).toEqual([]);
  });

  it.each(sheets)('in $file says nothing in English', (sheet) => {
    expect(check(sheet, sentencesIn(fileOf(sheet, 'de'))).same.filter((name) => !isShared(name))).toEqual([]);
  });
});
