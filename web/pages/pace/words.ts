/** The words of the page about pace: holidays, bots in one's seat, the ladder. German stands in `words.de.json`. */
import { type Places, plural } from '@signoria/kernel';
import type { WaitingOrder } from '@signoria/protocol';
import type { CoverWish } from '@signoria/table';

export interface PaceWords {
  readonly title: string;
  readonly lead: string;
  readonly holidays: string;
  readonly holidaysNote: string;
  left(days: number, perYear: number): string;
  readonly from: string;
  readonly days: string;
  readonly take: string;
  readonly noneLeft: string;
  readonly none: string;
  span(from: string, to: string): string;
  readonly now: string;
  readonly back: string;
  readonly cancel: string;
  readonly problems: { readonly overlaps: string; left(days: number): string; readonly gone: string };
  readonly taken: string;
  readonly ended: string;
  readonly cover: string;
  readonly coverNote: string;
  readonly wishes: { readonly [W in CoverWish]: { readonly name: string; readonly about: string } };
  readonly order: string;
  readonly orderNote: string;
  readonly orders: { readonly [O in WaitingOrder]: string };
  readonly ladder: string;
  readonly ladderNote: string;
  readonly rungs: {
    readonly step: string;
    readonly live: string;
    readonly weeks: string;
    readonly remind: string;
    readonly warn: string;
    readonly cover: string;
    readonly vacant: string;
    before(time: string): string;
    after(time: string): string;
    readonly atZero: string;
  };
  readonly paces: string;
  readonly pace: string;
  readonly bank: string;
  readonly increment: string;
  readonly noClock: string;
  readonly saved: string;
}

const daysEn = (n: number) => `${n} ${plural('en', n, { one: 'day', other: 'days' })}`;

export const en: PaceWords = {
  title: 'Pace and holidays',
  lead: 'What happens while you are away. The rules are the same for everybody.',
  holidays: 'Holidays',
  holidaysNote: 'In turn-based games your clocks rest. Live games are not touched.',
  left: (days, perYear) => `${daysEn(days)} of ${perYear} left this year.`,
  from: 'First day',
  days: 'Days',
  take: 'Take these days',
  noneLeft: 'You have taken all days of this year.',
  none: 'No holidays planned.',
  span: (from, to) => `${from} to ${to}`,
  now: 'now',
  back: 'I am back',
  cancel: 'Cancel',
  problems: {
    overlaps: 'You are on holiday on some of these days already.',
    left: (days) => `Only ${daysEn(days)} of that year are left.`,
    gone: 'These days are over already.',
  },
  taken: 'Your clocks will rest.',
  ended: 'Your clocks run again.',
  cover: 'When my time runs out',
  coverNote: 'You get the seat back whenever you return, with an account of what was done.',
  wishes: {
    novice: { name: 'A novice plays for me', about: 'Plays on, not very well.' },
    adept: { name: 'An adept plays for me', about: 'Plays on as well as it can at once.' },
    master: { name: 'A master plays for me', about: 'Plays on as well as bots here can.' },
    pass: {
      name: 'A bot may only pass',
      about: 'Passes where one can pass; otherwise the table waits for you, and in the end does without you.',
    },
    never: { name: 'No bot touches my game', about: 'The table waits for you, and in the end does without you.' },
  },
  order: 'Next waiting game',
  orderNote: 'The order in which the N key and the list of your tables go.',
  orders: { urgency: 'Least time left', oldest: 'Longest waiting', newest: 'Latest first' },
  ladder: 'If somebody does not answer',
  ladderNote:
    'Friendly flags: only the reminder and the warning. Without a clock: a seat is free to take after 30 days of silence.',
  rungs: {
    step: 'What happens',
    live: 'Live',
    weeks: 'Turn-based',
    remind: 'A reminder',
    warn: 'A warning',
    cover: 'A bot covers the seat',
    vacant: 'Somebody else may take the seat, or the others end the game',
    before: (time) => `${time} before the time is up`,
    after: (time) => `${time} later`,
    atZero: 'when the time is up',
  },
  paces: 'The paces',
  pace: 'Pace',
  bank: 'Each has',
  increment: 'A decision adds',
  noClock: 'no clock',
  saved: 'Saved',
};

const daysRu = (n: number) => `${n} ${plural('ru', n, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`;

export const ru: PaceWords = {
  title: 'Темп и отпуск',
  lead: 'Что происходит, пока вас нет. Правила для всех одни.',
  holidays: 'Отпуск',
  holidaysNote: 'В долгих партиях ваши часы стоят. На живые партии отпуск не действует.',
  left: (days, perYear) => `В этом году осталось: ${daysRu(days)} из ${perYear}.`,
  from: 'Первый день',
  days: 'Дней',
  take: 'Взять отпуск',
  noneLeft: 'На этот год все дни уже взяты.',
  none: 'Отпуск не запланирован.',
  span: (from, to) => `с ${from} по ${to}`,
  now: 'сейчас',
  back: 'Я вернулся',
  cancel: 'Отменить',
  problems: {
    overlaps: 'На часть этих дней отпуск уже взят.',
    left: (days) => `На тот год осталось только: ${daysRu(days)}.`,
    gone: 'Эти дни уже прошли.',
  },
  taken: 'Ваши часы будут стоять.',
  ended: 'Ваши часы снова идут.',
  cover: 'Когда моё время выйдет',
  coverNote: 'Вернувшись, вы в любую минуту получите своё место и отчёт о том, что было сделано.',
  wishes: {
    novice: { name: 'За меня играет новичок', about: 'Играет дальше, но не слишком хорошо.' },
    adept: { name: 'За меня играет знаток', about: 'Играет дальше так хорошо, как можно сразу, не задумываясь.' },
    master: { name: 'За меня играет мастер', about: 'Играет дальше так хорошо, как здесь умеют боты.' },
    pass: {
      name: 'Бот может только пасовать',
      about: 'Пасует там, где можно; иначе стол ждёт вас, а в конце концов обойдётся без вас.',
    },
    never: { name: 'Боты мою партию не трогают', about: 'Стол ждёт вас, а в конце концов обойдётся без вас.' },
  },
  order: 'Следующая партия',
  orderNote: 'В каком порядке идут клавиша N и список ваших столов.',
  orders: { urgency: 'Где меньше времени', oldest: 'Где ждут дольше', newest: 'Сначала новые' },
  ladder: 'Если кто-то не отвечает',
  ladderNote:
    'С дружескими флажками: только напоминание и предупреждение. Без часов: место можно занять после 30 дней молчания.',
  rungs: {
    step: 'Что происходит',
    live: 'Вживую',
    weeks: 'По переписке',
    remind: 'Напоминание',
    warn: 'Предупреждение',
    cover: 'За игрока играет бот',
    vacant: 'Место может занять другой, или остальные заканчивают партию',
    before: (time) => `осталось: ${time}`,
    after: (time) => `через ${time}`,
    atZero: 'когда время вышло',
  },
  paces: 'Темпы',
  pace: 'Темп',
  bank: 'У каждого',
  increment: 'За решение прибавляется',
  noClock: 'без часов',
  saved: 'Сохранено',
};

export const places: Places<PaceWords> = {
  left: ['days', 'perYear'],
  span: ['from', 'to'],
  problems: { left: ['days'] },
  rungs: { before: ['time'], after: ['time'] },
};
