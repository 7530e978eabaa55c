/** What players are called: people as they write themselves, bots by ids that each reader's language renders. */
import type { BotPlayer, PlayerName } from '@signoria/kernel';
import type { SeatRecord } from '../log/record.ts';
import type { TableText } from '../text.ts';

/** Ids; tableText has the names. As many as the largest table has seats, and nobody in any of our games is called so. */
export const BOT_NAMES = ['orsola', 'tiberio', 'fiammetta', 'gaspare', 'dianora', 'silvio', 'nerina'] as const;

/** What bots were called before; tables and files from then still hold them. */
export const FORMER_BOT_NAMES = [
  'lorenzo',
  'caterina',
  'cosimo',
  'isabella',
  'ludovico',
  'lucrezia',
  'federico',
] as const;

export type BotName = (typeof BOT_NAMES | typeof FORMER_BOT_NAMES)[number];

/** The bot that sits `i`-th. */
export function botAtPlace(i: number): BotName {
  return BOT_NAMES[i % BOT_NAMES.length]!;
}

/** An id nobody knows any more is shown as it is. */
export function botNameIn({ botName }: Pick<TableText, 'botName'>, id: string): string {
  return Object.hasOwn(botName, id) ? botName[id as BotName] : id;
}

/** A player of a game file, in a reader's words. Empty where the file knows no name. */
export function playerNameIn(text: Pick<TableText, 'botName'>, name: PlayerName): string {
  return typeof name === 'string' ? name : botNameIn(text, name.bot);
}

/** The players of a table, for its game file. */
export function playersOf(seats: readonly SeatRecord[]): readonly PlayerName[] {
  return seats.map((seat) => {
    if (seat.kind === 'bot') return { bot: seat.name, level: seat.level };
    return seat.kind === 'open' ? '' : seat.name;
  });
}

/** Nothing proves the names in a file: people's are cleaned, bots' must be ours, and anything else is no name. */
export function readPlayers(given: unknown, clean: (name: string) => string): readonly PlayerName[] {
  if (!Array.isArray(given)) return [];
  return given.map((name: unknown) => (typeof name === 'string' ? clean(name) : isBot(name) ? name : ''));
}

function isBot(name: unknown): name is BotPlayer {
  if (typeof name !== 'object' || name === null || !('bot' in name && 'level' in name)) return false;
  const known: readonly unknown[] = [...BOT_NAMES, ...FORMER_BOT_NAMES];
  return known.includes(name.bot) && typeof name.level === 'string';
}
