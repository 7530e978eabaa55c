/**
 * What one node asks another about a table of the other's: who looks at it, and that something be done there. Whoever
 * asks has read the table from the store; only what changes it, or is known to its owner alone, crosses the line.
 */
import type { KeptTable, Reply, TableView } from '@signoria/table';
import { type LadderStep, NotDone, type TableRefusal, type Waiting } from '@signoria/table';
import type { Glance, Tables } from '../tables/tables.ts';
import { readQuestion } from './readers.ts';

/** What can be done from afar: the name, and what it is given. */
export type Deed =
  | { readonly do: 'request'; readonly args: Parameters<KeptTable['request']> }
  | { readonly do: 'cover'; readonly args: Parameters<KeptTable['cover']> }
  | { readonly do: 'waiting'; readonly args: Parameters<KeptTable['waiting']> }
  | { readonly do: 'glance'; readonly args: Glance }
  | { readonly do: 'rest'; readonly args: Parameters<KeptTable['rest']> }
  | { readonly do: 'tick'; readonly args: readonly (readonly [string, Wish])[] }
  | { readonly do: 'abandon' | 'unseal' | 'refresh' | 'settled' };

type Wish = Parameters<KeptTable['tick']>[0] extends ReadonlyMap<string, infer W> ? W : never;

export interface Question {
  readonly table: string;
  /** Null asks who looks at it. */
  readonly deed: Deed | null;
}

type Outcome = Reply | readonly LadderStep[] | TableView | Waiting | null;

/** What came of it. */
export type Answer =
  | { readonly reply: Outcome | readonly string[] }
  | { readonly refusal: TableRefusal }
  /** The table is not here any more. */
  | { readonly elsewhere: true }
  | { readonly failed: string };

export async function answerQuestion(tables: Tables, text: string): Promise<string> {
  const question = readQuestion(text);
  const unknown: Answer = { failed: 'question' };
  return JSON.stringify(question === null ? unknown : await answerTo(tables, question));
}

async function answerTo(tables: Tables, { table, deed }: Question): Promise<Answer> {
  if ((await tables.far(table)) !== null) return { elsewhere: true };
  try {
    if (deed?.do === 'glance') return { reply: await tables.view(table, ...deed.args) };
    const reply = await tables.use(table, async (loaded) =>
      deed === null ? [...loaded.audience.readers.values()] : carryOut(loaded.table, deed),
    );
    return { reply: reply ?? null };
  } catch (error) {
    if (error instanceof NotDone) return { refusal: error.refusal };
    throw error;
  }
}

async function carryOut(table: KeptTable, deed: Exclude<Deed, { readonly do: 'glance' }>): Promise<Outcome> {
  switch (deed.do) {
    case 'request':
      return table.request(...deed.args);
    case 'waiting':
      return table.waiting(...deed.args);
    case 'tick':
      return table.tick(new Map(deed.args));
    case 'cover':
      await table.cover(...deed.args);
      return null;
    case 'rest':
      await table.rest(...deed.args);
      return null;
    default:
      await table[deed.do]();
      return null;
  }
}
