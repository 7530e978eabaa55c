/** `sail 3`, `hoist red`, `whisper 2`, `reef 1 1`, `spy`. */
import { notationOf, number, oneOf, sortedList } from '../../../choices/notation.ts';
import { FLAGS } from './state.ts';

export const notation = notationOf({
  sail: { card: number },
  hoist: { flag: oneOf(FLAGS) },
  whisper: { to: number },
  reef: { items: sortedList(['1', '2', '3', '4', '5', '6', '7', '8', '9']) },
  spy: {},
});
