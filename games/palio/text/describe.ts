/** The position in plain lines, for terminals and screen readers. The words are the language's. */
import type { Reader } from '@signoria/kernel';
import type { View } from '../rules/view/view.ts';
import type { Words } from './shape.ts';

export function describe({ position: say }: Words, view: View, reader: Reader): readonly string[] {
  return [
    say.race(view.finish, view.deck),
    ...view.horses.map(({ seat, at, hand, spurs }) => say.horse(seat, reader, at.total, hand, spurs)),
    ...(reader.seat === null ? [] : [say.hand(view.hand)]),
  ];
}
