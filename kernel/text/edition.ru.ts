/** То же по-русски. */
import type { ShapeFacts } from '../game/edition.ts';
import type { Tells } from './play.ts';

const names = (known: readonly string[]) => known.join(', ');

export const editionRu: Tells<ShapeFacts> = {
  'not-an-object': () => 'Здесь должен быть объект в фигурных скобках.',
  'not-a-list': () => 'Здесь должен быть список в квадратных скобках.',
  'not-a-pair': () => 'Здесь должна быть пара значений в квадратных скобках.',
  'not-a-text': () => 'Здесь должен быть текст в кавычках.',
  'not-a-flag': () => 'Здесь должно быть true или false.',
  'unknown-key': ({ known }) => `Такого ключа здесь нет. Есть такие: ${names(known)}.`,
  'unknown-name': ({ known }) => `Здесь должно быть одно из: ${names(known)}.`,
  range: ({ min, max }) => `Здесь должно быть целое число от ${min} до ${max}.`,
  steps: ({ min, max, step }) => `Здесь должно быть число от ${min} до ${max}, кратное ${step}.`,
  size: ({ min, max }) =>
    min === max ? `Значений здесь должно быть ровно ${min}.` : `Значений здесь должно быть от ${min} до ${max}.`,
  twice: () => 'Что-то названо дважды.',
};
