/** The words in which a bot's reasons are told, fetched with them. */

import { computed } from '@preact/signals';
import type { Wish } from '@signoria/bots';
import type { Seat } from '@signoria/kernel';
import { inEvery } from '@signoria/kernel';
import { language } from '../../../state/settings.ts';

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
const [en, ru] = [percentIn('en'), percentIn('ru')];

const WORDS = inEvery<WhyWords>({
  en: {
    title: 'Why did it do that?',
    answer: 'Answer',
    chance: 'Its chance to win after it',
    given: 'this is what it did',
    percent: en,
    wish(wish, name) {
      switch (wish.kind) {
        case 'only':
          return 'There was nothing else to do.';
        case 'even':
          return 'Other answers promised as much.';
        case 'gain':
          return `It wanted better chances for itself: ${en(wish.by)} more than by the next best.`;
        case 'hinder':
          return `It wanted to hold back ${name(wish.rival)}, whose chances are ${en(wish.by)} lower for it.`;
        case 'otherwise':
          return `Something else promised ${en(wish.by)} more, as far as you can know: it knew more, or was easy on its company.`;
      }
    },
    nothing: 'What it did is a secret, or nothing can be said about it without telling one.',
    asYou: 'Judged from what you may know; what it holds is not looked at while the game runs.',
    itself: 'The game is over: judged from what the bot knew.',
  },
  ru: {
    title: 'Почему такой ход?',
    answer: 'Ответ',
    chance: 'Шанс на победу после него',
    given: 'так и сделано',
    percent: ru,
    wish(wish, name) {
      switch (wish.kind) {
        case 'only':
          return 'Другого выбора не было.';
        case 'even':
          return 'Другие ответы обещали столько же.';
        case 'gain':
          return `Бот улучшал свои шансы: на ${ru(wish.by)} больше, чем со следующим по силе ответом.`;
        case 'hinder':
          return `Бот мешал: вот чьи шансы стали ниже на ${ru(wish.by)} – ${name(wish.rival)}.`;
        case 'otherwise':
          return `Другой ответ обещал на ${ru(wish.by)} больше, насколько вам известно: бот знал больше или щадил соперников.`;
      }
    },
    nothing: 'Что он сделал – тайна, или сказать об этом нельзя, не выдав её.',
    asYou: 'Оценено по тому, что можете знать вы; пока игра идёт, в карты бота никто не смотрит.',
    itself: 'Игра окончена: оценено по тому, что знал бот.',
  },
});

export const whyWords = computed(() => WORDS[language.value]);
