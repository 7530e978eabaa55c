/** The words of standing orders. Fetched with their dialog: a table is played without. */

import { given, inEvery, type Places, translated } from '@signoria/kernel';
import sentences from './orders.de.json' with { type: 'json' };
export interface OrderDialogWords {
  readonly none: string;
  edit(order: string): string;
  remove(order: string): string;
  readonly once: string;
  readonly always: string;
  readonly times: string;
  readonly give: string;
  readonly change: string;
  readonly windowTitle: string;
  readonly windowNote: string;
  readonly window: string;
  readonly askIf: string;
  askMeIf(conditions: readonly string[]): string;
  readonly number: string;
  readonly otherTitle: string;
  readonly whenever: string;
  readonly nothingKnown: string;
  readonly bidNote: string;
  readonly item: string;
  readonly upTo: string;
  readonly beyond: string;
  readonly pass: string;
  readonly ask: string;
  readonly askIfIn: string;
  readonly who: string;
  net(paid: number): string;
  readonly giveBid: string;
  /** `item` is what the bid is for, `who` whoever must still be in it to be asked. */
  bid(upTo: number, item: string | null, beyond: 'pass' | 'ask' | { readonly who: string }): string;
}

export const en: OrderDialogWords = {
  none: 'You have given no order.',
  edit: (order) => `Change: ${order}`,
  remove: (order) => `Revoke: ${order}`,
  once: 'once',
  always: 'until I revoke it',
  times: 'How often',
  give: 'Give the order',
  change: 'Change the order',
  windowTitle: 'Let a chance go by',
  windowNote: 'The table lets it go by for you, after the same short while as if you had thought about it.',
  window: 'What',
  askIf: 'But ask me if',
  askMeIf: (conditions) => `Ask me if ${conditions.join(', or if ')}.`,
  number: 'Number',
  otherTitle: 'Answer another question',
  whenever: 'Whenever I am asked',
  nothingKnown: 'Other orders can be given for questions you have been asked at this table. There was none yet.',
  bidNote: 'The table always makes the lowest bid it can. Your limit ends with this auction; nobody else sees it.',
  item: 'For',
  upTo: 'Bid for me up to',
  beyond: 'And beyond that',
  pass: 'pass',
  ask: 'ask me',
  askIfIn: 'ask me if one is still in',
  who: 'Who has to be still in',
  net: (paid) => `After your discount you would pay ${paid} at most.`,
  giveBid: 'Leave this bid',
  bid(upTo, item, beyond) {
    const named = beyond === 'pass' || beyond === 'ask' ? null : beyond.who;
    const then = named === null ? (beyond === 'pass' ? 'pass' : 'ask me') : `ask me if ${named} is still in, else pass`;
    return `${item === null ? 'Bid' : `${item}: bid`} up to ${upTo} in this auction, then ${then}.`;
  },
};

const ru: OrderDialogWords = {
  none: 'Ответов заранее нет.',
  edit: (order) => `Изменить ответ: ${order}`,
  remove: (order) => `Отозвать ответ: ${order}`,
  once: 'один раз',
  always: 'пока не отменю',
  times: 'Как часто',
  give: 'Оставить ответ',
  change: 'Изменить ответ',
  windowTitle: 'Не вмешиваться',
  windowNote: 'Стол откажется за вас, выждав столько же, сколько ждал бы любой другой ваш ответ.',
  window: 'Когда',
  askIf: 'Но спросить меня, если',
  askMeIf: (conditions) => `Спросить меня, если ${conditions.join(' или если ')}.`,
  number: 'Число',
  otherTitle: 'Ответ на другой вопрос',
  whenever: 'Когда меня спросят',
  nothingKnown: 'Заранее можно ответить и на вопрос, который вам за этим столом уже задавали. Пока таких нет.',
  bidNote:
    'Стол каждый раз делает наименьшую возможную ставку. Предел действует до конца этого аукциона, другие его не видят.',
  item: 'За кого',
  upTo: 'Торговаться за меня до',
  beyond: 'А если выше',
  pass: 'пас',
  ask: 'спросить меня',
  askIfIn: 'спросить, если кое-кто не вышел',
  who: 'Кто должен ещё торговаться',
  net: (paid) => `Со скидкой вы заплатите не больше ${paid}.`,
  giveBid: 'Оставить эту ставку',
  bid(upTo, item, beyond) {
    const named = beyond === 'pass' || beyond === 'ask' ? null : beyond.who;
    const own = beyond === 'pass' ? 'пас' : 'спросить меня';
    const then = named === null ? own : `спросить меня, если ${named} ещё торгуется, иначе пас`;
    return `${item === null ? 'Торговаться' : `${item}: торговаться`} до ${upTo} в этом аукционе, дальше ${then}.`;
  },
};

export const places: Places<OrderDialogWords> = {
  edit: ['order'],
  remove: ['order'],
  askMeIf: given(['conditions'], (conditions) => ({ conditions: conditions.join('; ') })),
  net: ['paid'],
  bid: given(['upTo', 'item', 'beyond'], (upTo, item, beyond) => ({
    upTo,
    item: { text: item ?? '', key: item === null ? 'none' : 'some' },
    beyond: typeof beyond === 'string' ? beyond : { text: beyond.who, key: 'who' },
  })),
};

export const ORDER_WORDS = inEvery<OrderDialogWords>({ en, ru, de: translated('de', en, sentences, places) });
