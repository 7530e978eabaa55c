/** Menus, notation and refusals at one decision: do they agree with each other? */

import { carryOut } from '../../engine/perform.ts';
import type { AnyGame, AnyState, Choice, Menu, Question, Random, Seat } from '../../index.ts';
import {
  canonical,
  deciding,
  enumerate,
  find,
  freedoms,
  isEmpty,
  judge,
  NotationError,
  question,
  Refused,
  same,
} from '../../index.ts';
import { type Finding, finding, problemOf } from '../finding.ts';
import { some } from '../play.ts';
import { mutatedLines, mutations } from './mutate.ts';

/** How many choices of one menu are looked at closely. */
const CLOSELY = 3;
/** How many subsets or amounts of one menu are listed at all. */
const WIDE = 24;

/** What a seat may choose from now: the question it is asked and the freedoms it has. */
export interface Board {
  readonly seat: Seat;
  readonly asked: Question | null;
  readonly menus: readonly Menu<Choice>[];
  /** The rules all this stands on. */
  readonly rules: readonly string[];
  readonly choices: readonly Choice[];
}

export function boards(game: AnyGame, s: AnyState, random: Random): readonly Board[] {
  return Array.from({ length: s.seats }, (_, seat) => {
    const asked = question(game, s, seat);
    const own = asked?.menu ?? null;
    const free = freedoms(game, s, seat);
    const menus = [...(own === null ? [] : [own]), ...free.map(({ menu }) => menu)];
    const rules = [...(asked?.rules ?? []), ...free.flatMap((f) => f.rules)];
    return { seat, asked, menus, rules, choices: menus.flatMap((menu) => enumerate(menu, random, WIDE)) };
  });
}

/** Somebody is asked, has something to choose, and nobody else has. */
export function askingFindings(game: AnyGame, s: AnyState): readonly Finding[] {
  const asked = deciding(game, s);
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const found =
    asked.length === 0 || new Set(asked).size !== asked.length || asked.some((seat) => !seats.includes(seat));
  const wrong = found ? [finding('asked', `asked are ${JSON.stringify(asked)} of ${s.seats} seats`)] : [];
  return [...wrong, ...seats.flatMap((seat) => menuFindings(game, s, seat, asked.includes(seat)))];
}

function menuFindings(game: AnyGame, s: AnyState, seat: Seat, isAsked: boolean): readonly Finding[] {
  const asked = question(game, s, seat)!;
  const { menu, sealed, picked, at } = asked;
  if (!same(asked, question(game, s, seat))) return [finding('menu', `seat ${seat} is asked something else each time`)];
  if (menu === null) return isAsked ? [finding('asked', `seat ${seat} is asked '${at}' but has no menu`)] : [];
  const answered = sealed && picked !== null; // and may still change it
  if (!isAsked && !answered) return [finding('asked', `seat ${seat} has a menu at '${at}' but is not asked`)];
  return isEmpty(menu) ? [finding('menu', `seat ${seat} has nothing to choose at '${at}'`)] : [];
}

/** Every enumerated choice is in its menu, and has one line of its own that reads back as itself. */
export function choiceFindings(game: AnyGame, { menus, choices }: Board): readonly Finding[] {
  const lines = new Set<string>();
  return choices.flatMap((choice) => {
    if (!menus.some((menu) => find(menu, choice) !== null)) {
      return [finding('menu', `${canonical(choice)} is listed but not accepted`)];
    }
    const line = game.notation.write(choice);
    const again = lines.has(line) ? [finding('notation', `two choices are written '${line}'`)] : [];
    lines.add(line);
    return [...again, ...readingFindings(game, choice, line)];
  });
}

function readingFindings(game: AnyGame, choice: Choice, line: string): readonly Finding[] {
  if (/[\n\r]|^\s|\s$|^@|^$/.test(line)) return [finding('notation', `'${line}' is no clean line`)];
  const read = game.notation.read(line);
  return same(read, choice)
    ? []
    : [finding('notation', `'${line}' reads as ${canonical(read)}, not ${canonical(choice)}`)];
}

/** Whatever is not in the menu is refused, in so many words, and nothing has changed. */
export function refusalFindings(game: AnyGame, s: AnyState, board: Board, random: Random): readonly Finding[] {
  const before = canonical(s);
  const close = some(board.choices, random, CLOSELY);
  const found = [
    ...close.flatMap((choice) => mutations(choice).flatMap((m) => mutantFindings(game, s, board, m))),
    ...close.flatMap((choice) =>
      mutatedLines(game.notation.write(choice)).flatMap((l) => lineFindings(game, s, board.seat, l)),
    ),
  ];
  return canonical(s) === before ? found : [...found, finding('refusal', 'looking at answers changed the state')];
}

/** A spoilt choice the menu takes all the same must be a choice like any other: written, read, carried out. */
function mutantFindings(game: AnyGame, s: AnyState, { seat, menus }: Board, mutant: Choice): readonly Finding[] {
  if (!menus.some((menu) => find(menu, mutant) !== null)) return [];
  try {
    const read = game.notation.read(game.notation.write(mutant));
    if (!same(read, mutant))
      return [finding('menu', `accepts ${canonical(mutant)}, which reads back as ${canonical(read)}`)];
    return deedFindings(game, s, seat, mutant);
  } catch (error) {
    return [finding('menu', `accepts ${canonical(mutant)}, which cannot be written: ${problemOf(error)}`)];
  }
}

function lineFindings(game: AnyGame, s: AnyState, seat: Seat, line: string): readonly Finding[] {
  try {
    const choice = game.notation.read(line);
    const again = game.notation.read(game.notation.write(choice));
    if (!same(choice, again)) return [finding('notation', `'${line}' does not survive being written`)];
    return deedFindings(game, s, seat, choice);
  } catch (error) {
    return error instanceof NotationError ? [] : [finding('notation', `'${line}' threw ${problemOf(error)}`)];
  }
}

function deedFindings(game: AnyGame, s: AnyState, seat: Seat, choice: Choice): readonly Finding[] {
  try {
    const deed = judge(game, s, seat, choice);
    carryOut(game, game.clone(s), seat, deed);
    return [];
  } catch (error) {
    if (error instanceof Refused) return [];
    return [finding('refusal', `${canonical(choice)} threw ${problemOf(error)}`)];
  }
}

/** Blocked choices are really not to be had, and say by which known rule. */
export function blockedFindings({ menus, asked, rules }: Board, known: ReadonlySet<string>): readonly Finding[] {
  const cited = [...rules, ...(asked?.blocked ?? []).flatMap((b) => b.rules)];
  const unknown = cited.filter((rule) => !known.has(rule)).map((rule) => finding('rules', `'${rule}' is no rule`));
  const wrong = (asked?.blocked ?? []).flatMap(({ choice, why, rules: by }) => {
    if (menus.some((menu) => find(menu, choice) !== null)) {
      return [finding('blocked', `${canonical(choice)} is blocked (${why}) and in the menu`)];
    }
    return by.length === 0 ? [finding('blocked', `${canonical(choice)} is blocked (${why}) by no rule`)] : [];
  });
  return [...unknown, ...wrong];
}
