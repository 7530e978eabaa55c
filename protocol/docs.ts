/** The tables of docs/protocol.md, made from the contract. Pure: scripts/protocol.ts writes them, a test compares. */
import type { z } from 'zod';
import { message } from './messages.ts';
import { listRoutes } from './openapi.ts';
import { PROBLEMS } from './problems.ts';
import { ALWAYS, type Declared, problemsOf, type Rights } from './route.ts';
import { scopesOf } from './scopes.ts';
import { MESSAGE_NOTES, REPLY_NOTES } from './text/socket.ts';
import { protocolText } from './text.ts';

const WHO: { readonly [R in Rights]: string } = {
  open: 'anybody',
  reader: 'anybody',
  guest: 'anybody; gets a session',
  session: 'a session',
  account: 'an account',
  admin: 'an administrator',
  operator: 'who runs the server',
};

const code = (text: string) => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function routeTable(): string {
  return table(
    ['request', 'who', 'tokens', 'what for', 'refused with'],
    listRoutes().map(({ key, route }) => [
      code(key),
      WHO[route.rights],
      scopesOf(key).map(code).join(', '),
      protocolText.en.routes[route.name],
      refusalsOf(key, route).join(', '),
    ]),
  );
}

/** What follows from rights, limits and bodies is told once, above the table. */
function refusalsOf(key: string, route: Declared): readonly string[] {
  const { params: _params, query: _query, body: _body, problems: _problems, ...bare } = route;
  const usual = problemsOf(key, bare);
  const own = problemsOf(key, route).filter((one) => !usual.includes(one) && one !== 'malformed');
  return [...own.map(code), ...(route.refuses === true ? ['a refusal'] : [])];
}

function problemTable(): string {
  const byStatus = Map.groupBy(Object.entries(PROBLEMS), ([, status]) => status);
  const rows = [...byStatus].toSorted(([a], [b]) => a - b);
  return table(
    ['status', 'codes'],
    rows.map(([status, codes]) => [String(status), codes.map(([name]) => code(name)).join(', ')]),
  );
}

function messageTable(): string {
  const rows = message.options.flatMap(({ shape }) => {
    const { type, table: _, ...fields } = shape;
    const types = 'options' in type ? type.options : [...type.values];
    return types.map((name) => {
      const { who, reply } = MESSAGE_NOTES[name];
      return [code(name), Object.entries(fields).map(fieldText).join(', '), who, reply];
    });
  });
  return table(['`type`', 'fields beside `table`', 'who', 'reply'], rows);
}

function fieldText([name, schema]: [string, z.ZodType]): string {
  const orNull = schema.safeParse(null).success ? ' or null' : '';
  const about = schema.description === undefined ? '' : `: ${schema.description}`;
  return `${code(name)}${orNull}${about}`;
}

function replyTable(): string {
  const rows = Object.entries(REPLY_NOTES).map(([type, { fields, meaning }]) => [
    code(type),
    fields.map(code).join(', '),
    meaning,
  ]);
  return table(['`type`', 'fields', 'meaning'], rows);
}

const PARTS: { readonly [part: string]: () => string } = {
  routes: routeTable,
  problems: problemTable,
  always: () => ALWAYS.map(code).join(', '),
  messages: messageTable,
  replies: replyTable,
};

/** The page with every generated part as the contract has it. Each stands between two comments that name it. */
export function withTables(page: string): string {
  return page.replace(/(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g, (whole, begin, name: string, end) => {
    const part = PARTS[name];
    return part === undefined ? whole : `${begin}\n${part()}\n\n${end}`;
  });
}
