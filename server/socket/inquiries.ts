/**
 * What somebody wonders about at a table: looked into in slices, beside their other messages. No answer waits for it, neither
 * theirs nor another's; of one connection one thing is looked into at a time.
 */
import { type Inquiry, type InquiryReply, inSlices, type Person } from '@signoria/table';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../tables/tables.ts';
import { pause } from '../work/yielding.ts';

interface Inquirer {
  readonly services: Pick<Services, 'log'>;
  readonly tables: Pick<Tables, 'use'>;
  readonly person: Person;
}

/** So many may wait at a connection; a page asks for one at a time. */
const MOST = 4;

interface Line {
  waiting: number;
  tail: Promise<void>;
}

const lines = new WeakMap<Inquirer, Line>();

export function inquireSoon(by: Inquirer, inquiry: Inquiry, tell: (reply: InquiryReply) => void): void {
  const line = lines.get(by) ?? { waiting: 0, tail: Promise.resolve() };
  lines.set(by, line);
  const refuse = (why: 'too-many' | 'no-such-table' | 'server') =>
    tell({ type: 'refused', id: inquiry.id, refusal: { why } });
  if (line.waiting >= MOST) {
    refuse('too-many');
    return;
  }
  line.waiting++;
  line.tail = line.tail
    .then(async () => {
      const reply = await inquire(by, inquiry);
      if (reply === null) refuse('no-such-table');
      else tell(reply);
    })
    .catch((error: unknown) => {
      by.services.log.error({ table: inquiry.table, type: inquiry.type, ...reported(error) }, 'inquiry failed');
      refuse('server');
    })
    .finally(() => {
      line.waiting--;
    });
}

function inquire({ tables, person }: Inquirer, inquiry: Inquiry): Promise<InquiryReply | null> {
  return tables.use(inquiry.table, async ({ table }) => inSlices(await table.inquire(person.user, inquiry), pause));
}
