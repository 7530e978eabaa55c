/** Chapter 19, the Muse and the Princess: what the six characters do. Their auction is in `19-pawns.ts`. */
import { type Asks, type Blocked, type Chapter, list, type Menu, type Seat, schedule } from '@signoria/kernel';
import {
  CARDINAL,
  CHARACTERS,
  type Character,
  characterOf,
  MERCHANT,
  MUSE,
  PRINCESS,
  PROFESSOR,
} from '../../data/characters.ts';
import { ACTIONS, CARDINAL_ACTIONS, COINS_FOR_PRESTIGE } from '../../data/economy.ts';
import { STACKS, type Stack } from '../../data/objects.ts';
import { type Do, FREE, LATER, PAY, PROFESSOR_BONUS, PROFESSOR_PRESTIGE, RETURN, USE } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { type Frame, NONE, type State } from '../model/state.ts';
import { minimum, princessValue } from '../model/value.ts';
import { drawForChoice } from './05-draw.ts';
import { acquire, purchase } from './05-objects.ts';
import type { TurnChoice } from './06-actions.ts';
import { payWork } from './07-works.ts';

/** How a Merchant or Professor is used (FLO-19.9). */
type Use = Do<'use' | 'professor'>;

export type CharacterFrame =
  /** Open all game long: Merchant and Professor, whenever their owner has a decision, whatever it is about (FLO-R55). */
  | Asks<{ readonly at: 'characterUse' }, Use>
  /** The object just won is free, or is paid for (FLO-R54). */
  | Asks<
      { readonly at: 'merchantFree'; readonly seat: Seat; readonly stack: Stack; readonly price: number },
      Do<'free' | 'pay'>
    >
  /** Directly after winning a Merchant or Professor. */
  | Asks<{ readonly at: 'useNow'; readonly seat: Seat; readonly character: Character }, Use | Do<'later'>>
  /** Before the card must be returned, or the game ends. */
  | Asks<{ readonly at: 'lastChance'; readonly seat: Seat; readonly character: Character }, Use | Do<'return'>>
  /** Banker of round 7 (FLO-19.12, FLO-R58). */
  | Asks<{ readonly at: 'convert'; readonly seat: Seat }, Do<'convert'>>;

/** FLO-19.10: back to the display, face down while this round's auction of characters is going on. */
export function giveBack(s: State, character: Character): void {
  const cast = s.cast!;
  cast.owner[character] = NONE;
  cast.facedown[character] = s.phase === 'characters';
}

/** FLO-R53 */
export function rankOf(s: State, seat: Seat): number {
  let rank = 1;
  for (const { prestige } of s.players) if (prestige > s.players[seat]!.prestige) rank++;
  return rank;
}

function useMerchant(s: State, seat: Seat): void {
  const rank = rankOf(s, seat);
  s.players[seat]!.prestige += rank;
  giveBack(s, MERCHANT);
  story.sink?.push({ what: 'merchantRank', seat, rank, points: rank });
}

function useProfessor(s: State, seat: Seat, deck: 'prestige' | 'bonus'): void {
  giveBack(s, PROFESSOR);
  story.sink?.push({ what: 'characterUsed', seat, character: 'professor' });
  drawForChoice(s, seat, deck);
}

function use(s: State, seat: Seat, c: Use): void {
  if (c.do === 'use') useMerchant(s, seat);
  else useProfessor(s, seat, c.deck);
}

/** How a Merchant or Professor may be used now (FLO-R75). */
function uses(s: State, character: Character): readonly Use[] {
  if (character === MERCHANT) return [USE[MERCHANT]!];
  const { prestige, bonus } = s.decks;
  return [
    ...(prestige.cards.length > 0 ? [PROFESSOR_PRESTIGE] : []),
    ...(bonus.cards.length > 0 ? [PROFESSOR_BONUS] : []),
  ];
}

/** FLO-R55: whatever is asked, Merchant and Professor may be used first; these two questions are about them anyway. */
const ASKS_ABOUT_THEM: readonly string[] = ['useNow', 'lastChance'];

function freeUses(s: State, seat: Seat): Menu<Use> | null {
  const { owner } = s.cast!;
  const asked: { readonly at: string; readonly seat?: Seat } | undefined = s.todo[s.todo.length - 1];
  if (asked?.seat !== seat || ASKS_ABOUT_THEM.includes(asked.at)) return null;
  const choices = [MERCHANT, PROFESSOR].flatMap((c) => (owner[c] === seat ? uses(s, c) : []));
  return choices.length === 0 ? null : list(choices);
}

/** Whether `seat` has a Merchant or Professor that must be used now or never. */
export function lastChances(s: State): readonly Frame[] {
  const cast = s.cast!;
  return [MERCHANT, PROFESSOR].flatMap((character): readonly Frame[] => {
    const seat = cast.owner[character]!;
    return seat === NONE || uses(s, character).length === 0 ? [] : [{ at: 'lastChance', seat, character }];
  });
}

/** FLO-19.10: what was not used goes back. */
export function returnUnused(s: State): void {
  for (const [c, seat] of s.cast!.owner.entries()) {
    if (seat === NONE) continue;
    giveBack(s, c);
    story.sink?.push({ what: 'characterReturned', seat, character: CHARACTERS[c]! });
  }
}

/** In a turn: Cardinal and Muse need no action, the Princess is one (FLO-19.13, FLO-19.15, FLO-19.16). */
export function pushCharacterChoices(s: State, seat: Seat, choices: TurnChoice[]): void {
  const { owner } = s.cast!;
  for (const character of [CARDINAL, MUSE, PRINCESS]) {
    if (owner[character] === seat && whyNotUse(s, seat, character) === null) choices.push(USE[character]!);
  }
}

function whyNotUse(s: State, seat: Seat, character: Character): Blocked<Do<'use'>> | null {
  if (character !== PRINCESS) return null;
  const choice = USE[PRINCESS]!;
  const turn = s.turn!;
  if (turn.done >= (turn.cardinal ? CARDINAL_ACTIONS : ACTIONS)) {
    return { choice, why: 'noActionLeft', rules: ['FLO-6.1', 'FLO-19.16'], facts: { actions: turn.done } };
  }
  const value = princessValue(s, seat);
  if (value >= minimum(s)) return null;
  return { choice, why: 'princessBelowMinimum', rules: ['FLO-7.6', 'FLO-R57'], facts: { value, minimum: minimum(s) } };
}

export function blockedCharacters(s: State, seat: Seat): readonly Blocked<Do<'use'>>[] {
  if (s.cast?.owner[PRINCESS] !== seat) return [];
  const reason = whyNotUse(s, seat, PRINCESS);
  return reason === null ? [] : [reason];
}

export function takeCharacter(s: State, seat: Seat, id: (typeof CHARACTERS)[number]): void {
  const character = characterOf(id);
  const turn = s.turn!;
  story.sink?.push({ what: 'characterUsed', seat, character: id });
  giveBack(s, character);
  if (character === PRINCESS) {
    payWork(s, seat, null, princessValue(s, seat));
    return;
  }
  if (character === CARDINAL) turn.cardinal = true;
  else turn.muse = true; // FLO-R56
  schedule(s, { at: 'turn', seat });
}

export const characterSteps: Chapter<State, CharacterFrame> = {
  characterUse: {
    rules: ['FLO-19.9', 'FLO-R55'],
    offer: (s, _, seat) => freeUses(s, seat),
    act: (s, _, seat, c) => use(s, seat, c),
  },
  merchantFree: {
    rules: ['FLO-19.14', 'FLO-R54'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(s.cast!.owner[MERCHANT] === f.seat ? [FREE, PAY] : [PAY]), // used up for the rank meanwhile
    take(s, f, c) {
      if (c.do === 'pay') return purchase(s, f.seat, f.stack, f.price);
      giveBack(s, MERCHANT);
      story.sink?.push({ what: 'merchantFree', seat: f.seat, stack: STACKS[f.stack]! });
      acquire(s, f.seat, f.stack);
    },
  },
  useNow: {
    rules: ['FLO-19.9', 'FLO-R55'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...uses(s, f.character), LATER]),
    take(s, f, c) {
      if (c.do !== 'later') use(s, f.seat, c);
    },
  },
  lastChance: {
    rules: ['FLO-19.10', 'FLO-R54', 'FLO-R55'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...uses(s, f.character), RETURN]),
    take(s, f, c) {
      if (c.do !== 'return') use(s, f.seat, c);
    },
  },
  convert: {
    rules: ['FLO-19.12', 'FLO-R58'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const max = Math.floor(s.players[f.seat]!.coins / COINS_FOR_PRESTIGE);
      return { kind: 'amount', base: { do: 'convert' }, min: 0, max, step: 1 };
    },
    take(s, f, c) {
      if (c.amount === 0) return;
      const coins = c.amount * COINS_FOR_PRESTIGE;
      s.players[f.seat]!.coins -= coins;
      s.players[f.seat]!.prestige += c.amount;
      story.sink?.push({ what: 'converted', seat: f.seat, points: c.amount, coins });
    },
  },
};
