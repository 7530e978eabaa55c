/** What a scenario can say must be true, and what is thrown when it is not. */
import {
  type AnyGame,
  canonical,
  deciding,
  freedoms,
  type GameEvent,
  mayKnow,
  question,
  type Seat,
} from '@signoria/kernel';
import { BONUS, type BonusId } from '../data/bonus.ts';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { STACK, STACKS, type StackId } from '../data/objects.ts';
import { BUILDINGS, type BuildingId, LANDSCAPES, type LandscapeId } from '../data/pieces.ts';
import { PRESTIGE, type PrestigeId } from '../data/prestige.ts';
import { FREEDOMS, type FreedomId, PROFESSIONS, type ProfessionId } from '../data/professions.ts';
import { stockOf } from '../rules/auction.ts';
import { CARDS_OF, type CardId, type DeckId } from '../rules/choices.ts';
import type { EndReason, Happening } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { type Frame, NONE, type Phase, type Player, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { describe, moves } from './describe.ts';
import type { Stage } from './moment.ts';

type BySeat<T> = { readonly [seat: number]: T };
type ByViewer<T> = BySeat<T> & { readonly spectator?: T };
/** Some fields of something, at any depth; a list by its places, or whole. */
export type Seen<T> = T extends readonly (infer E)[]
  ? readonly Seen<E>[] | { readonly [place: number]: Seen<E> }
  : T extends object
    ? { readonly [K in keyof T]?: Seen<T[K]> }
    : T;
/** An event by its name, or by some of its fields. */
export type EventFact =
  | Happening['what']
  | ({ readonly what: Happening['what'] } & { readonly [field: string]: unknown });

export interface Facts {
  readonly coins?: BySeat<number>;
  readonly prestige?: BySeat<number>;
  readonly hand?: BySeat<readonly ProfessionId[]>;
  readonly table?: BySeat<readonly ProfessionId[]>;
  readonly recruits?: BySeat<number>;
  readonly recruited?: BySeat<number>;
  readonly bonus?: BySeat<readonly BonusId[]>;
  readonly cards?: BySeat<readonly PrestigeId[]>;
  readonly jesters?: BySeat<number>;
  readonly builders?: BySeat<number>;
  readonly freedoms?: BySeat<readonly FreedomId[]>;
  readonly landscapes?: BySeat<readonly LandscapeId[]>;
  readonly buildings?: BySeat<readonly BuildingId[]>;
  readonly best?: BySeat<number>;
  readonly bought?: BySeat<StackId | null>;
  readonly deciding?: Seat | readonly Seat[];
  readonly question?: Frame['at'] | null;
  readonly menu?: readonly string[];
  readonly offers?: readonly string[];
  readonly lacks?: readonly string[];
  readonly blocked?: { readonly [line: string]: readonly string[] };
  /** By seat, what stands open to it besides the question. */
  readonly open?: BySeat<readonly Frame['at'][]>;
  readonly round?: number;
  readonly phase?: Phase;
  readonly first?: Seat;
  readonly stock?: { readonly [id in StackId]?: number };
  readonly left?: { readonly [id in BuildingId | FreedomId]?: number };
  readonly lot?: { readonly stack: StackId; readonly bid: number; readonly leader: Seat } | null;
  readonly sold?: readonly StackId[];
  /** Top cards of a deck. */
  readonly top?: { readonly [deck in DeckId]?: readonly CardId[] };
  /** Lowest cards of a deck, the last one last. */
  readonly bottom?: { readonly [deck in DeckId]?: readonly CardId[] };
  readonly owner?: { readonly [id in CharacterId]?: Seat | null };
  readonly facedown?: readonly CharacterId[];
  readonly pot?: number;
  readonly winners?: readonly Seat[] | null;
  readonly reason?: EndReason | null;
  readonly events?: readonly EventFact[];
  readonly noEvents?: readonly Happening['what'][];
  readonly hears?: ByViewer<readonly EventFact[]>;
  readonly hearsNot?: ByViewer<readonly Happening['what'][]>;
  readonly sees?: ByViewer<Seen<View>>;
}

/** One thing that is not as it should be. */
interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const table: AnyGame = game;

export function checkFacts(stage: Stage, facts: Facts): void {
  const s = stage.match.state as State;
  const wrong = [...tableFacts(s, facts), ...seatFacts(s, facts), ...askedFacts(s, facts), ...toldFacts(stage, facts)];
  if (wrong.length === 0) return;
  const told = wrong.map((d) => `  ${d.what}: expected ${show(d.expected)}, got ${show(d.got)}`);
  throw new Error(`expectation failed\n${told.join('\n')}\n${describe(s)}`);
}

function show(x: unknown): string {
  return JSON.stringify(x) ?? 'nothing';
}

function differ(what: string, expected: unknown, got: unknown): readonly Difference[] {
  return expected === undefined || canonical(expected) === canonical(got) ? [] : [{ what, expected, got }];
}

function orNull(seat: number): Seat | null {
  return seat === NONE ? null : seat;
}

function sorted(list: readonly (string | number)[] | null | undefined): unknown {
  return list?.toSorted() ?? list;
}

function each(what: string, expected: object | undefined, got: (id: string) => unknown): readonly Difference[] {
  return Object.entries(expected ?? {}).flatMap(([id, value]) => differ(`${what} of ${id}`, value, got(id)));
}

function cardsAt(s: State, deck: DeckId, from: (cards: readonly number[]) => readonly number[]): readonly string[] {
  return from(s.decks[deck].cards).map((card) => CARDS_OF[deck][card]!);
}

function tableFacts(s: State, f: Facts): readonly Difference[] {
  const { lot, cast } = s;
  const count = (deck: string, of: Facts['top']) => of?.[deck as DeckId]?.length ?? 0;
  const left = (id: string) =>
    (FREEDOMS as readonly string[]).includes(id)
      ? s.freedoms[(FREEDOMS as readonly string[]).indexOf(id)]
      : s.buildings[(BUILDINGS as readonly string[]).indexOf(id)];
  return [
    ...differ('round', f.round, s.round),
    ...differ('phase', f.phase, s.phase),
    ...differ('first', f.first, s.first),
    ...each('stock', f.stock, (id) => stockOf(s, STACK[id as StackId])),
    ...each('left', f.left, left),
    ...differ('lot', f.lot, lot === null ? null : { stack: STACKS[lot.stack], bid: lot.bid, leader: lot.leader }),
    ...differ('sold', sorted(f.sold), sorted(STACKS.filter((_, stack) => s.sold[stack] !== NONE))),
    ...each('top', f.top, (d) => cardsAt(s, d as DeckId, (cards) => cards.slice(0, count(d, f.top)))),
    ...each('bottom', f.bottom, (d) => cardsAt(s, d as DeckId, (cards) => cards.slice(-count(d, f.bottom)))),
    ...each('owner', f.owner, (id) => orNull(cast!.owner[(CHARACTERS as readonly string[]).indexOf(id)]!)),
    ...differ('facedown', sorted(f.facedown), sorted(CHARACTERS.filter((_, c) => cast?.facedown[c]))),
    ...differ('pot', f.pot, cast?.pot),
    ...differ('winners', sorted(f.winners), sorted(s.outcome?.winners ?? null)),
    ...differ('reason', f.reason, s.outcome?.reason ?? null),
  ];
}

function seatFacts(s: State, f: Facts): readonly Difference[] {
  const of = <T>(what: string, expected: BySeat<T> | undefined, got: (p: Player) => unknown) =>
    Object.entries(expected ?? {}).flatMap(([seat, value]) => {
      const p = s.players[Number(seat)];
      if (p === undefined) throw new Error(`no seat ${seat}`);
      const tidy = Array.isArray(value) ? sorted(value) : value;
      const found = got(p);
      return differ(`${what} of seat ${seat}`, tidy, Array.isArray(found) ? sorted(found) : found);
    });
  const names = (cards: readonly number[], all: readonly string[]) => cards.map((card) => all[card]!);
  const some = (counts: readonly number[], all: readonly string[]) =>
    counts.flatMap((n, i) => Array<string>(n).fill(all[i]!));
  return [
    ...of('coins', f.coins, (p) => p.coins),
    ...of('prestige', f.prestige, (p) => p.prestige),
    ...of('hand', f.hand, (p) => names(p.hand, PROFESSIONS)),
    ...of('table', f.table, (p) => names(p.table, PROFESSIONS)),
    ...of('recruits', f.recruits, (p) => p.recruits),
    ...of('recruited', f.recruited, (p) => p.recruited),
    ...of('bonus', f.bonus, (p) => names(p.bonus, BONUS)),
    ...of('cards', f.cards, (p) => names(p.cards, PRESTIGE)),
    ...of('jesters', f.jesters, (p) => p.jesters),
    ...of('builders', f.builders, (p) => p.builders),
    ...of('freedoms', f.freedoms, (p) => some(p.freedoms, FREEDOMS)),
    ...of('landscapes', f.landscapes, (p) => some(p.landscapes, LANDSCAPES)),
    ...of('buildings', f.buildings, (p) => some(p.buildings, BUILDINGS)),
    ...of('best', f.best, (p) => p.best),
    ...of('bought', f.bought, (p) => (p.bought === NONE ? null : STACKS[p.bought])),
  ];
}

function askedFacts(s: State, f: Facts): readonly Difference[] {
  const asked = deciding(table, s);
  const listed = asked.flatMap((seat) => moves(s, seat));
  const expected = f.deciding === undefined ? undefined : [f.deciding].flat();
  const standing = (seat: string) => freedoms(table, s, Number(seat)).map(({ at }) => at);
  return [
    ...differ('deciding', sorted(expected), asked),
    ...differ('question', f.question, question(table, s, null)?.at ?? null),
    ...differ('menu', sorted(f.menu), sorted(listed)),
    ...(f.offers ?? []).flatMap((line) => differ(`'${line}' is offered`, true, listed.includes(line))),
    ...(f.lacks ?? []).flatMap((line) => differ(`'${line}' is offered`, false, listed.includes(line))),
    ...each('open', f.open, standing),
    ...Object.entries(f.blocked ?? {}).flatMap(([line, rules]) => blockedFact(s, asked, line, rules)),
  ];
}

function blockedFact(s: State, asked: readonly Seat[], line: string, rules: readonly string[]): readonly Difference[] {
  const found = asked
    .flatMap((seat) => question(table, s, seat)!.blocked)
    .find(({ choice }) => table.notation.write(choice) === line);
  const cited = found?.rules ?? null;
  return cited !== null && rules.every((rule) => cited.includes(rule))
    ? []
    : [{ what: `'${line}' is blocked by`, expected: rules, got: cited }];
}

function toldFacts({ match, heard }: Stage, f: Facts): readonly Difference[] {
  const s = match.state as State;
  return [
    ...inOrder('events', f.events ?? [], heard),
    ...absent('events', f.noEvents ?? [], heard),
    ...viewers(f.hears).flatMap(([name, viewer, facts]) => inOrder(`${name} hears`, facts, earshot(heard, viewer))),
    ...viewers(f.hearsNot).flatMap(([name, viewer, facts]) => absent(`${name} hears`, facts, earshot(heard, viewer))),
    ...viewers(f.sees).flatMap(([name, viewer, part]) => partly(`${name} sees`, part, game.view(s, viewer))),
  ];
}

function viewers<T>(by: ByViewer<T> | undefined): readonly (readonly [name: string, viewer: Seat | null, T])[] {
  return Object.entries(by ?? {}).map(([key, x]) =>
    key === 'spectator' ? [key, null, x as T] : [`seat ${key}`, Number(key), x as T],
  );
}

function earshot(heard: readonly GameEvent[], viewer: Seat | null): readonly GameEvent[] {
  return heard.filter((event) => mayKnow(event, viewer));
}

function inOrder(what: string, facts: readonly EventFact[], heard: readonly GameEvent[]): readonly Difference[] {
  let next = 0;
  for (const fact of facts) {
    const part = typeof fact === 'string' ? { what: fact } : fact;
    while (next < heard.length && partly('', part, heard[next]).length > 0) next++;
    if (next++ >= heard.length) return [{ what: `${what}: ${show(fact)}`, expected: facts, got: heard }];
  }
  return [];
}

function absent(what: string, names: readonly string[], heard: readonly GameEvent[]): readonly Difference[] {
  return names
    .filter((name) => heard.some((e) => e.what === name))
    .map((name) => ({ what, expected: `no ${name}`, got: name }));
}

/** Lists are compared whole, objects as far as they are given. */
function partly(what: string, part: unknown, whole: unknown): readonly Difference[] {
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return differ(what, part ?? null, whole ?? null);
  if (typeof whole !== 'object' || whole === null) return [{ what, expected: part, got: whole }];
  const fields = whole as { readonly [key: string]: unknown };
  return Object.entries(part).flatMap(([key, x]) => partly(`${what}.${key}`, x, fields[key]));
}
