/** The words of a first game around the game's own notes. */

import { inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './guide-text.de.json' with { type: 'json' };

export interface GuideFrame {
  readonly title: string;
  readonly rules: string;
  readonly gotIt: string;
  readonly suggest: string;
  suggested(answer: string): string;
  readonly over: string;
  readonly overText: string;
  readonly playOn: string;
  readonly readRules: string;
}

export const en: GuideFrame = {
  title: 'Your first game',
  rules: 'More',
  gotIt: 'Got it',
  suggest: 'What would be good here?',
  suggested: (answer) => `An experienced player might say: “${answer}”.`,
  over: 'That is the heart of it',
  overText:
    'You have met everything a game is made of. Play on as long as you like: what is rare will still be explained when it comes up.',
  playOn: 'Play on',
  readRules: 'Read the rules',
};

export const places: Places<GuideFrame> = { suggested: ['answer'] };

export const GUIDE_FRAME = inEvery<GuideFrame>({
  en,
  de: translated('de', en, sentences, places),
  ru: {
    title: 'Ваша первая партия',
    rules: 'Подробнее',
    gotIt: 'Понятно',
    suggest: 'Что тут хорошо?',
    suggested: (answer) => `Опытный игрок мог бы ответить так: «${answer}».`,
    over: 'Главное вы уже знаете',
    overText:
      'Вы встретили всё, из чего состоит партия. Играйте дальше сколько хочется: редкое объяснится само, когда до него дойдёт.',
    playOn: 'Играть дальше',
    readRules: 'Читать правила',
  },
});
