/** Somebody as a row of a table: the same facts as a `Person`, put together by what they are about. */
import type { Sheet } from '../sheet/index.ts';
import type { Person } from './person.ts';

interface Groups {
  readonly body: 'sex' | 'age' | 'skin' | 'stout';
  readonly face: 'jaw' | 'chin' | 'cheek' | 'nose' | 'brow' | 'mouth' | 'lids' | 'gaze' | 'tilt' | Marks;
  readonly head: 'hair' | 'hairc' | 'beard' | 'hat' | 'hatc' | 'plume';
  readonly dress: 'gown' | 'robe' | 'trim' | 'trim2' | 'fur' | 'vest' | 'sash';
  readonly holds: 'prop' | 'pc' | 'sign' | 'at';
  readonly stands: 'scene' | 'flip' | 'dy' | 'scale';
}
type Marks = 'scar' | 'wart' | 'glasses' | 'patch' | 'ear';

export type PersonRow = { readonly [group in keyof Groups]?: Pick<Person, Groups[group]> };

const personOf = ({ body, face, head, dress, holds, stands }: PersonRow): Person => ({
  ...body,
  ...face,
  ...head,
  ...dress,
  ...holds,
  ...stands,
});

/** Everybody of a game for its sheet, in each of these looks: `{ '': portrait, '-head': head }`. */
export const peopleSheet = (
  rows: { readonly [name: string]: PersonRow },
  looks: { readonly [suffix: string]: (person: Person) => string },
): Sheet =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const person = personOf(row);
      return Object.entries(looks).map(([suffix, look]) => [name + suffix, look(person)]);
    }),
  );
