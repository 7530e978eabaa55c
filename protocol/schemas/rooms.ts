/** What is asked of a room. How much of it there may be is the room's business; here only what no room holds is kept out. */
import { z } from 'zod';
import { seat } from './common.ts';

const seq = z.int().min(0);
const words = z.string().regex(/^[^\0]*$/);
const itemId = z.string().max(40);
const moment = { seq, variation: itemId.nullable(), step: seq };
/** As boards call their things. */
const thing = words.max(80);
const marks = z.array(z.strictObject({ from: thing, to: thing.nullable() })).max(20);
const title = words.max(200);
const lines = z.array(z.strictObject({ seat, line: words.max(500) })).max(60);

export const roomDeed = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('go'), place: z.strictObject({ ...moment, eyes: seat.nullable() }), marks }),
    z.strictObject({ do: z.literal('follow'), follow: z.boolean() }),
    z.strictObject({ do: z.literal('lead'), user: words.max(100) }),
    z.strictObject({ do: z.literal('hide'), hide: z.boolean() }),
    z.strictObject({
      do: z.literal('note'),
      moment: z.strictObject(moment),
      seat: seat.nullable(),
      text: words.max(8000),
      marks,
    }),
    z.strictObject({ do: z.literal('variation'), seq, title, lines }),
    z.strictObject({ do: z.literal('chapter'), seq, title }),
    z.strictObject({ do: z.literal('drop'), item: itemId }),
  ])
  .describe('`{do: go \\| follow \\| lead \\| hide \\| note \\| variation \\| chapter \\| drop, …}`');
