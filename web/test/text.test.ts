/** The text tables: both languages complete, in their own letters, with the right forms for numbers. */
import { describe, expect, it } from 'vitest';
import { GAME_WORDS } from '../pages/game/words.ts';
import { CREATE_TEXT, type CreateWords } from '../text/create.ts';
import { TEXT } from '../text/index.ts';
import type { Words } from '../text/shape.ts';

/** Every text of a table by its path; functions are called with numbers and names. */
function textsOf(table: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'function')
      return SAMPLES[at] === undefined
        ? [[at, UNSAID] as const]
        : SAMPLES[at](value as never).map((text) => [at, text] as const);
    return textsOf(value as object, at);
  });
}

const UNSAID = 'no sample';
type Say = (...args: readonly unknown[]) => string;
const numbers = (say: Say): readonly string[] => [0, 1, 2, 5, 11, 21, 22, 25, 101].map((n) => say(n, 7, 7));
const named = (say: Say): readonly string[] => [say('Bianca')];
const late = (say: Say): readonly string[] =>
  ['moves', 'minutes'].flatMap((unit) => [1, 2, 5, 21].map((n) => say({ unit, n })));
const problems = [
  { option: 'a', problem: 'unknown', known: [] },
  { option: 'a', problem: 'type', expected: 'switch' },
  { option: 'a', problem: 'range', min: 1, max: 2 },
  { option: 'a', problem: 'pick', of: ['x'] },
  { option: 'a', problem: 'seats', value: 'true', min: 3, max: 5 },
  { option: 'a', problem: 'seats', value: 'x', min: 1, max: 1 },
  { option: 'a', problem: 'excludes', other: 'b', rules: ['CON-1.1'] },
];

const SAMPLES: { readonly [path: string]: (say: Say) => readonly string[] } = {
  '.list': (say) => [say(['1']), say(['1', '2', '3'])],
  '.shell.players': (say) => [say(2, 2), say(2, 6), say(1, 5)],
  '.shell.ago': (say) => [1000, 120_000, 7_200_000, 86_400_000, 5 * 86_400_000].map((ms) => say(ms)),
  '.home.over': numbers,
  '.home.awaiting': numbers,
  '.home.remove': named,
  '.home.timeLeft': (say) => [say('7')],
  '.home.botCount': numbers,
  '.home.learn': named,
  '.lobby.now': numbers,
  '.lobby.seats': numbers,
  '.lobby.length': numbers,
  '.lobby.finish': numbers,
  '.create.personName': numbers,
  '.create.nameOf': numbers,
  '.create.seatKind': numbers,
  '.create.levelOf': numbers,
  '.create.advanced': numbers,
  '.create.clash': named,
  '.create.onlyFor': (say) => [say(1, 1), say(2, 2), say(3, 5), say(21, 21)],
  '.create.fileBad': numbers,
  '.create.notJson': named,
  '.create.sum': (say) => [say('Condottiere', 4, []), say('Condottiere', 2, ['x', 'y'])],
  '.create.sumWhere': (say) =>
    [0, 1, 2, 5].flatMap((n) => [
      say({ device: true, open: 0, bots: n, people: n }),
      say({ device: false, open: n, bots: n, people: 1 }),
    ]),
  '.create.optionProblem': (say) => problems.map((problem) => say(problem, (id: string) => id)),
  '.table.lobby.startWhyNot': numbers,
  '.table.lobby.colour': named,
  '.table.bot': named,
  '.table.back': (say) => [say('Bianca'), say(null)],
  '.table.chat.mute': named,
  '.table.chat.unmute': named,
  '.table.chat.report': named,
  '.table.watchingLate': late,
  '.table.folded': numbers,
  '.table.led': numbers,
  '.table.wonder': named,
  '.table.yourHint': numbers,
  '.table.undo': named,
  '.table.why.title': named,
  '.table.why.edition': numbers,
  '.table.digest.more': numbers,
  '.table.past.title': numbers,
  '.table.proposal.yours': (say) => ['takeback', 'pause', 'resume', 'end'].map((kind) => say(kind)),
  '.table.proposal.takeback': (say) => [say('Bianca', '7')],
  '.table.proposal.agreed': numbers,
  '.table.orders.active': numbers,
  '.table.fair.goodNote': (say) => [say(1, 'ab cd'), say(3, 'ab cd'), say(80, 'ab cd')],
  '.table.curtain.title': named,
  '.table.curtain.ready': named,
  '.menu.all': numbers,
  '.menu.boundWhy': numbers,
  '.menu.tally': (say) => [say(1, 2, 2), say(1, 0, 3)],
  '.menu.lessOf': named,
  '.menu.moreOf': named,
  '.menu.tooMany': numbers,
  '.menu.groupFull': numbers,
  '.menu.overBudget': numbers,
  '.menu.owed': (say) => [say(['1 × 2'])],
  '.menu.spend': (say) => [say('Agent', 2, 'crowns')],
  '.menu.place': numbers,
  '.replay.badFile': named,
  '.replay.otherGame': named,
  '.replay.move': numbers,
  '.replay.playOnAs': named,
  '.replay.swing': (say) => [say('7', 31, 64)],
  '.replay.minutes': (say) => [say(1000), say(600_000)],
  '.replay.leadChanges': numbers,
  '.replay.seat': numbers,
};

/** The client's own: what the table says is tested where it is written. */
const own = ({ atTable: _, ...words }: Words, create: CreateWords) => textsOf({ ...words, create });
const en = own(TEXT.en, CREATE_TEXT.en);
const ru = own(TEXT.ru, CREATE_TEXT.ru);

/** Names, keys and the other language's own letters. */
const FOREIGN_ALLOWED =
  /Signoria|JSON|SIL Open Font License|MIT|English|Русский|DE: auf Deutsch umschalten|Deutsch|РУ|EN\b|DE\b|переключить на русский|switch to English|[Bb]ianca|Condottiere|Agent|crowns|CON-1\.1|Tab|Enter|Esc|\b[UN]\b|\b[abxy]\b|ab cd/g;

describe('the words of the client', () => {
  it('has a sample for every text that is made from something', () => {
    expect(en.filter(([, text]) => text === UNSAID).map(([path]) => path)).toEqual([]);
  });

  it('says the same things in both languages', () => {
    expect(ru.map(([path]) => path)).toEqual(en.map(([path]) => path));
  });

  it.each([
    ['en', en, /\p{Script=Cyrillic}/u],
    ['ru', ru, /\p{Script=Latin}/u],
  ] as const)('keeps to its own letters in %s', (_, texts, foreign) => {
    expect(texts.filter(([, text]) => foreign.test(text.replace(FOREIGN_ALLOWED, '')))).toEqual([]);
  });

  it.each([
    ['en', en],
    ['ru', ru],
  ] as const)('has no broken text in %s', (_, texts) => {
    const broken = /undefined|null|NaN|\[object|\s{2}|^\s|\s$|\.\.|\s[.,;!?]|\(\)/;
    const empty = texts.filter(([path, text]) => text === '' && path !== '.shell.title.home');
    expect(empty).toEqual([]);
    expect(texts.filter(([, text]) => broken.test(text))).toEqual([]);
  });

  it('counts in Russian', () => {
    const { home, lobby } = TEXT.ru;
    expect([1, 2, 5, 11, 21, 22, 25].map(home.botCount)).toEqual([
      '1 бот',
      '2 бота',
      '5 ботов',
      '11 ботов',
      '21 бот',
      '22 бота',
      '25 ботов',
    ]);
    expect([1, 3, 6].map(lobby.seats)).toEqual(['1 место', '3 места', '6 мест']);
    expect([1, 4, 12].map(GAME_WORDS.ru.found)).toEqual([
      'Найдено 1 правило',
      'Найдены 4 правила',
      'Найдено 12 правил',
    ]);
  });

  it('counts in English', () => {
    const { home }: Words = TEXT.en;
    expect([1, 2, 21].map(home.botCount)).toEqual(['1 bot', '2 bots', '21 bots']);
  });
});
