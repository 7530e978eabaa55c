// The files of translators: nothing unknown in them, nothing broken, and German whole wherever it has begun.
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
  ...['overview.version', 'overview.bots', 'people.name', 'settings.port', 'field.server', 'form.name'],
  ...['points', 'palazzo', 'freedoms.religion', 'stacks.prestige', 'diego', 'muse', 'counters.park', 'handName'],
  ...['war.chance', 'cards.veto', 'pages.prestige', 'city.neutral', 'rows.religion', 'prestige.total', 'season.winter'],
  ...['options.rival.weishaupt.name', 'title', 'cards.winter.name', 'names.blitz.name', 'live', 'columns.name'],
  'passkeys.unnamed',
]);

function isShared(name: string): boolean {
  return (
    /^(botName|regions|names|short|tiles|face)\.|^events\.ev\d-|^(name|middle)$|\.price$/.test(name) ||
    /^(luminaries|rivals|things)\.[^.]+\.name$|^palazzo\.name$|^type\.\w+\.name$/.test(name) ||
    [...SAME].some((same) => name === same || name.endsWith(`.${same}`))
  );
}

describe.each(PARTIAL)('the files in %s', (language) => {
  it.each(sheets)('$file have no unknown name, no broken sentence and no other places than English', (sheet) => {
    expect(check(sheet, sentencesIn(fileOf(sheet, language))).faults).toEqual([]);
  });
});

/** All of Condottiere, every board, and what the server says. */
const PROMISED = /^(games\/condottiere|games\/[^/]+\/board|server)\/|\/numbers\.$/;

describe('German', () => {
  const begun = sheets.filter((sheet) => sentencesIn(fileOf(sheet, 'de')) !== undefined);

  it.each(begun.filter(({ file }) => PROMISED.test(file) || file.startsWith('web/')))('is whole in $file', (sheet) => {
    expect(check(sheet, sentencesIn(fileOf(sheet, 'de'))).missing).toEqual([]);
  });

  it('is spoken by all pages, all of Condottiere and every board', () => {
    const promised = sheets.filter(({ file }) =>
      /^(web|kernel|table|games\/condottiere|games\/[^/]+\/board)\//.test(file),
    );
    expect(promised.filter((sheet) => !begun.includes(sheet)).map(({ file }) => file)).toEqual([]);
  });

  it.each(sheets)('in $file says nothing in English', (sheet) => {
    expect(check(sheet, sentencesIn(fileOf(sheet, 'de'))).same.filter((name) => !isShared(name))).toEqual([]);
  });
});
