/** The words in which a bot's reasons are told, fetched with them. */
import type { Wish } from '@signoria/bots';
import type { Seat } from '@signoria/kernel';
import { given, givenCase, inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './why-text.de.json' with { type: 'json' };

interface WhyWords {
  readonly title: string;
  readonly answer: string;
  readonly chance: string;
  readonly given: string;
  percent(value: number): string;
  wish(wish: Wish, name: (seat: Seat) => string): string;
  readonly nothing: string;
  /** While the game runs. */
  readonly asYou: string;
  /** When it is over. */
  readonly itself: string;
}

const percentIn = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return (value: number) => format.format(value);
};
const [percentEn, percentRu, percentDe] = [percentIn('en'), percentIn('ru'), percentIn('de')];

export const en: WhyWords = {
  title: 'Why did it do that?',
  answer: 'Answer',
  chance: 'Its chance to win after it',
  given: 'this is what it did',
  percent: percentEn,
  wish(wish, name) {
    switch (wish.kind) {
      case 'only':
        return 'There was nothing else to do.';
      case 'even':
        return 'Other answers promised as much.';
      case 'gain':
        return `It wanted better chances for itself: ${percentEn(wish.by)} more than by the next best.`;
      case 'hinder':
        return `It wanted to hold back ${name(wish.rival)}, whose chances are ${percentEn(wish.by)} lower for it.`;
      case 'otherwise':
        return `Something else promised ${percentEn(wish.by)} more, as far as you can know: it knew more, or was easy on its company.`;
    }
  },
  nothing: 'What it did is a secret, or nothing can be said about it without telling one.',
  asYou: 'Judged from what you may know; what it holds is not looked at while the game runs.',
  itself: 'The game is over: judged from what the bot knew.',
};

const ru: WhyWords = {
  title: 'Почему такой ход?',
  answer: 'Ответ',
  chance: 'Шанс на победу после него',
  given: 'так и сделано',
  percent: percentRu,
  wish(wish, name) {
    switch (wish.kind) {
      case 'only':
        return 'Другого выбора не было.';
      case 'even':
        return 'Другие ответы обещали столько же.';
      case 'gain':
        return `Бот улучшал свои шансы: на ${percentRu(wish.by)} больше, чем со следующим по силе ответом.`;
      case 'hinder':
        return `Бот мешал: вот чьи шансы стали ниже на ${percentRu(wish.by)} – ${name(wish.rival)}.`;
      case 'otherwise':
        return `Другой ответ обещал на ${percentRu(wish.by)} больше, насколько вам известно: бот знал больше или щадил соперников.`;
    }
  },
  nothing: 'Что он сделал – тайна, или сказать об этом нельзя, не выдав её.',
  asYou: 'Оценено по тому, что можете знать вы; пока игра идёт, в карты бота никто не смотрит.',
  itself: 'Игра окончена: оценено по тому, что знал бот.',
};

function wishPlaces(wish: Wish, name: (seat: Seat) => string) {
  switch (wish.kind) {
    case 'only':
    case 'even':
      return { case: wish.kind };
    case 'gain':
    case 'otherwise':
      return { case: wish.kind, by: percentDe(wish.by) };
    case 'hinder':
      return { case: wish.kind, by: percentDe(wish.by), rival: name(wish.rival) };
  }
}

export const places: Places<WhyWords> = {
  percent: given(['percent'], (value) => ({ percent: percentDe(value) })),
  wish: givenCase(['only', 'even', 'gain', 'hinder', 'otherwise'], ['by', 'rival'], wishPlaces),
};

export const WORDS = inEvery<WhyWords>({ en, ru, de: translated('de', en, sentences, places) });
