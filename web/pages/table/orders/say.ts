/** An order in words, for its giver. */
import type { Choice, Notation, OrderText, PlayText, Question, Reader } from '@signoria/kernel';
import type { AnswerOrder, BidOrder, OfferedWindow, StandingOrder, UnlessWish } from '@signoria/table';
import type { OrderDialogWords } from './text.ts';

export interface Speech {
  readonly say: OrderDialogWords;
  /** Null until it has been fetched, and of games that have none. */
  readonly orders: OrderText | null;
  readonly text: PlayText;
  readonly reader: Reader;
  readonly notation: Notation<Choice>;
  /** Questions this reader was asked, by name. */
  readonly heard: ReadonlyMap<string, Question>;
}

export function isBid(order: StandingOrder): order is BidOrder {
  return 'lot' in order;
}

/** One order for each of these: a new one takes the place of the old. */
export function keyOf(order: StandingOrder): string {
  return isBid(order) ? `${order.at} ${order.lot} ${order.item ?? ''}` : order.at;
}

/** The bids stand first, in the order they were given: the first that can be made is made. */
export function withOrder(orders: readonly StandingOrder[], given: StandingOrder): readonly StandingOrder[] {
  const at = orders.findIndex((order) => isBid(order) === isBid(given) && keyOf(order) === keyOf(given));
  if (at >= 0) return orders.with(at, given);
  return isBid(given) ? [...orders.filter(isBid), given, ...orders.filter((o) => !isBid(o))] : [...orders, given];
}

export function sayWindow({ orders }: Speech, at: string): string {
  return orders?.windows[at] ?? at;
}

export function sayCondition({ orders }: Speech, { if: id, n = 0 }: UnlessWish): string {
  return orders?.unless[id]?.(n) ?? id;
}

export interface Said {
  readonly order: string;
  readonly note: string;
}

export function sayOrder(speech: Speech, order: StandingOrder): Said {
  if (isBid(order)) return { order: sayBid(speech, order), note: '' };
  const { say } = speech;
  return { order: sayAnswer(speech, order), note: order.times === 'once' ? say.once : say.always };
}

function sayBid({ say, orders, reader }: Speech, { upTo, item, beyond }: BidOrder): string {
  const named = item === undefined ? null : (orders?.items?.[item] ?? item);
  return say.bid(upTo, named, typeof beyond === 'string' ? beyond : { who: reader.name(beyond.askIfIn) });
}

function sayAnswer(speech: Speech, { at, line, unless = [] }: AnswerOrder): string {
  const asked = speech.heard.get(at);
  const { text, reader, notation, say } = speech;
  const first =
    line === null
      ? `${sayWindow(speech, at)}.`
      : `${asked === undefined ? at : text.prompt(asked, reader)} ${text.choice(notation.read(line), reader)}`;
  if (unless.length === 0) return first;
  return `${first} ${say.askMeIf(unless.map((wish) => sayCondition(speech, wish)))}`;
}

/** The wishes as they may be given, with the number each condition takes. */
export function usual({ unless }: OfferedWindow): readonly UnlessWish[] {
  return unless.map(({ if: id, n }) => (n === undefined ? { if: id } : { if: id, n: n.usual }));
}
