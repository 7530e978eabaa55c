/** The words of the dialogs that tell administrators something. Fetched with the dialogs, not with the table. */
import { inEvery, type Places, translated } from '@signoria/kernel';
import type { ReportReason } from '@signoria/protocol';
import sentences from './words.de.json' with { type: 'json' };

interface ReportWords {
  readonly report: string;
  readonly reportNote: string;
  readonly wrong: string;
  readonly wrongShort: string;
  readonly about: string;
  readonly who: string;
  readonly why: string;
  readonly reasons: { readonly [R in ReportReason]: string };
  readonly more: string;
  readonly moreNote: string;
  readonly send: string;
  readonly sent: string;
  readonly wrongLead: string;
  readonly wrongWhat: string;
  readonly wrongNote: string;
  readonly wrongSent: string;
  /** On a page that has torn. */
  readonly torn: string;
  readonly tornKept: string;
}

export const en: ReportWords = {
  report: 'Report somebody',
  reportNote: 'Goes to whoever looks after this server.',
  wrong: 'Something is wrong here',
  wrongShort: 'A mistake in the game or on the page: tell it, with this very position.',
  about:
    'Whoever looks after this server reads your report together with the talk around it. Nobody else learns of it.',
  who: 'Whom',
  why: 'Why',
  reasons: {
    abuse: 'Insults or harassment',
    cheating: 'Cheating, or playing together in secret',
    stalling: 'Holding up the game',
    name: 'An improper name',
    other: 'Something else',
  },
  more: 'In your own words',
  moreNote: 'Not required, but it helps.',
  send: 'Report',
  sent: 'Thank you. Your report has been sent.',
  wrongLead:
    'Your note is kept with this game, your seat and this move, so that the position can be looked at again. While the game runs, only an administrator who does not play here can do so.',
  wrongWhat: 'What is wrong?',
  wrongNote: 'What did you expect, and what happened instead?',
  wrongSent: 'Thank you. It is kept with this position.',
  torn: 'Report it',
  tornKept: 'Saved as a file with the error and the game: send it to whoever can mend it.',
};

const ru: ReportWords = {
  report: 'Пожаловаться',
  reportNote: 'Жалобу получит тот, кто следит за сервером.',
  wrong: 'Здесь что-то не так',
  wrongShort: 'Ошибка в игре или на странице: сообщите о ней вместе с этой позицией.',
  about: 'Жалобу вместе с разговором вокруг неё прочтёт тот, кто следит за сервером. Больше о ней никто не узнает.',
  who: 'На кого',
  why: 'Почему',
  reasons: {
    abuse: 'Оскорбления или травля',
    cheating: 'Нечестная игра или тайный сговор',
    stalling: 'Тянет время',
    name: 'Неподобающее имя',
    other: 'Другое',
  },
  more: 'Своими словами',
  moreNote: 'Необязательно, но помогает разобраться.',
  send: 'Пожаловаться',
  sent: 'Спасибо. Жалоба отправлена.',
  wrongLead:
    'Ваше сообщение сохранится вместе с этой партией, вашим местом и ходом, чтобы позицию можно было увидеть снова. Пока партия идёт, это может сделать только администратор, который в ней не играет.',
  wrongWhat: 'Что не так?',
  wrongNote: 'Чего вы ждали и что случилось вместо этого?',
  wrongSent: 'Спасибо. Сообщение сохранено вместе с позицией.',
  torn: 'Сообщить об ошибке',
  tornKept: 'Ошибка и партия сохранены в файл: отправьте его тому, кто сможет её исправить.',
};

export const places: Places<ReportWords> = {};

export const REPORT_WORDS = inEvery<ReportWords>({ en, ru, de: translated('de', en, sentences, places) });
