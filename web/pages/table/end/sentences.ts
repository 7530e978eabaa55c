/** Words of the end of a game. Fetched with it. */
import { given, inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './words.de.json' with { type: 'json' };

interface EndWords {
  readonly how: string;
  readonly best: string;
  readonly look: string;
  readonly decided: string;
  readonly back: string;
  readonly listening: string;
  readonly quiet: string;
  /** What the vine shows. */
  readonly chances: string;
  readonly points: string;
  readonly share: string;
  /** Above the title on the picture that is shared. */
  readonly chronicle: string;
  /** After a sentence: by how much it helped, and where that left them. */
  swing(by: number, lead: number): string;
}

export const en: EndWords = {
  how: 'How it went',
  best: 'The greatest moment',
  look: 'Look at it',
  decided: 'decided the game',
  back: 'The account',
  listening: 'The chronicle is being read again.',
  quiet: 'No move changed the score before the end.',
  chances: 'Chances to win, as the bots saw them',
  points: 'Points from move to move',
  share: 'Share',
  chronicle: 'The chronicle of',
  swing: (by, lead) =>
    `${by} gained on the others: ${lead > 0 ? `${lead} ahead` : lead === 0 ? 'level' : `${-lead} behind`}`,
};

const ru: EndWords = {
  how: 'Как это было',
  best: 'Главный момент',
  look: 'Посмотреть',
  decided: 'решило партию',
  back: 'К итогам',
  listening: 'Перечитываем хронику.',
  quiet: 'До конца партии ни один ход не менял счёта.',
  chances: 'Шансы на победу, какими их видели боты',
  points: 'Очки от хода к ходу',
  share: 'Поделиться',
  chronicle: 'Хроника игры',
  swing: (by, lead) =>
    `отыграно у других: ${by}; ${lead > 0 ? `впереди на ${lead}` : lead === 0 ? 'вровень' : `позади на ${-lead}`}`,
};

export const places: Places<EndWords> = {
  swing: given(['by', 'where', 'n'], (by, lead) => ({
    by,
    where: lead > 0 ? 'ahead' : lead === 0 ? 'level' : 'behind',
    n: Math.abs(lead),
  })),
};

export const END_WORDS = inEvery<EndWords>({ en, ru, de: translated('de', en, sentences, places) });
