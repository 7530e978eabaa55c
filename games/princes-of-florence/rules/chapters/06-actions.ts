/** Chapter 6: the action phase; chapters 9 to 11: taking a profession, introducing a freedom, taking a bonus card. */
import { type Asks, type Blocked, type Chapter, list, type Parts, type Seat, schedule } from '@signoria/kernel';
import { ACTION_PRICE, ACTIONS, CARDINAL_ACTIONS } from '../../data/economy.ts';
import { BUILDING_COUNT, buildingOf } from '../../data/pieces.ts';
import { FREEDOM_COUNT, FREEDOMS, type Freedom, freedomOf, PROFESSION } from '../../data/professions.ts';
import {
  BUILD,
  type DeckId,
  type Do,
  END,
  FREEDOM,
  RECRUIT,
  TAKE_BONUS,
  TAKE_PROFESSION,
  WORK,
} from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { State, Turn } from '../model/state.ts';
import { drawForChoice } from './05-draw.ts';
import { recruit, recruitables } from './05-objects.ts';
import { beginWork, canWork, whyNotWork } from './07-works.ts';
import { canBuild, whyNotBuild } from './08-building.ts';
import { blockedCharacters, pushCharacterChoices, takeCharacter } from './19-characters.ts';
import { beginJoint, blockedJoint, pushJointChoices } from './20-cooperative.ts';

/** An action that costs one of the two of a turn, all but the Princess and what is built together. */
type Action = Do<'work' | 'build' | 'profession' | 'freedom' | 'bonus'>;

/** All that may be done in a turn. */
export type TurnChoice = Action | Do<'buildWith' | 'use' | 'recruit' | 'end'>;

export type TurnFrame =
  | { readonly at: 'actionPhase' }
  | { readonly at: 'nextTurn'; readonly seat: Seat; readonly left: number }
  /** Another action, a recruiting card, or the end of the turn. */
  | Asks<{ readonly at: 'turn'; readonly seat: Seat }, TurnChoice>;

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    done: 0,
    works: 0,
    builds: 0,
    bonuses: 0,
    professions: 0,
    freedoms: 0,
    proposals: 0,
    cardinal: false,
    muse: false,
  };
}

/** FLO-6.1, FLO-19.13 */
export function actionsAllowed(turn: Pick<Turn, 'cardinal'>): number {
  return turn.cardinal ? CARDINAL_ACTIONS : ACTIONS;
}

function hasAction(turn: Turn): boolean {
  return turn.done < actionsAllowed(turn);
}

/** FLO-9.3 */
function mayTakeProfession(s: State, turn: Turn): boolean {
  return turn.professions === 0 && s.decks.profession.cards.length > 0;
}

/** FLO-10.2 */
function mayIntroduce(s: State, turn: Turn, freedom: Freedom): boolean {
  return turn.freedoms === 0 && s.freedoms[freedom]! > 0 && s.players[turn.seat]!.freedoms[freedom] === 0;
}

/** All that the player on turn may do. */
export function turnChoices(s: State, seat: Seat): readonly TurnChoice[] {
  const turn = s.turn!;
  const p = s.players[seat]!;
  const choices: TurnChoice[] = [];
  if (hasAction(turn)) {
    for (const profession of p.hand) if (canWork(s, seat, profession)) choices.push(WORK[profession]!);
    for (let b = 0; b < BUILDING_COUNT; b++) if (canBuild(s, seat, b)) choices.push(BUILD[b]!);
    if (s.options.cooperative) pushJointChoices(s, seat, choices);
    if (p.coins >= ACTION_PRICE) pushPaid(s, turn, choices);
  }
  if (s.cast !== null) pushCharacterChoices(s, seat, choices);
  if (p.recruits > 0) for (const profession of recruitables(s, seat)) choices.push(RECRUIT[profession]!); // FLO-5.11
  choices.push(END);
  return choices;
}

function pushPaid(s: State, turn: Turn, choices: TurnChoice[]): void {
  if (mayTakeProfession(s, turn)) choices.push(TAKE_PROFESSION);
  for (let f = 0; f < FREEDOM_COUNT; f++) if (mayIntroduce(s, turn, f)) choices.push(FREEDOM[f]!);
  if (s.decks.bonus.cards.length > 0) choices.push(TAKE_BONUS); // FLO-11.4
}

function blockedTurn(s: State, seat: Seat): readonly Blocked<TurnChoice>[] {
  const turn = s.turn!;
  const natural: Action[] = [...WORK.filter((_, i) => s.players[seat]!.hand.includes(i)), ...BUILD];
  natural.push(TAKE_PROFESSION, ...FREEDOM, TAKE_BONUS);
  const done = { actions: turn.done };
  const actions = hasAction(turn)
    ? natural.flatMap((choice) => whyNotNow(s, turn, choice) ?? [])
    : natural.map((choice) => ({ choice, why: 'noActionLeft', rules: ['FLO-6.1'], facts: done }));
  return [...actions, ...blockedJoint(s, seat, hasAction(turn)), ...blockedCharacters(s, seat)];
}

function whyNotNow(s: State, turn: Turn, choice: Action): Blocked<Action> | null {
  const { seat } = turn;
  switch (choice.do) {
    case 'work': {
      const profession = PROFESSION[choice.profession];
      return canWork(s, seat, profession) ? null : whyNotWork(s, seat, profession);
    }
    case 'build':
      return whyNotBuild(s, seat, buildingOf(choice.building));
    case 'profession':
      if (turn.professions > 0) return { choice, why: 'oncePerRound', rules: ['FLO-9.3', 'FLO-6.3'] };
      if (s.decks.profession.cards.length === 0) return { choice, why: 'deckEmpty', rules: ['FLO-9.3'] };
      return tooDear(s, seat, choice, 'FLO-9.1');
    case 'freedom':
      return whyNotFreedom(s, turn, choice) ?? tooDear(s, seat, choice, 'FLO-10.1');
    default:
      if (s.decks.bonus.cards.length === 0) return { choice, why: 'deckEmpty', rules: ['FLO-11.4'] };
      return tooDear(s, seat, choice, 'FLO-11.1');
  }
}

function whyNotFreedom(s: State, turn: Turn, choice: Do<'freedom'>): Blocked<Action> | null {
  const freedom = freedomOf(choice.freedom);
  const facts = { freedom: choice.freedom };
  if (s.players[turn.seat]!.freedoms[freedom]! > 0) return { choice, why: 'hasFreedom', rules: ['FLO-10.2'], facts };
  if (turn.freedoms > 0) return { choice, why: 'oncePerRound', rules: ['FLO-10.2', 'FLO-6.3'] };
  return s.freedoms[freedom] === 0 ? { choice, why: 'noTokenLeft', rules: ['FLO-10.2'], facts } : null;
}

/** FLO-9.1, FLO-10.1, FLO-11.1 */
export function actionPrice(parts: Parts = null): number {
  parts?.push({ what: 'actionPrice', n: ACTION_PRICE, rules: ['FLO-9.1', 'FLO-10.1', 'FLO-11.1'] });
  return ACTION_PRICE;
}

function tooDear(s: State, seat: Seat, choice: Action, rule: string): Blocked<Action> | null {
  const { coins } = s.players[seat]!;
  if (coins >= ACTION_PRICE) return null;
  return { choice, why: 'tooFewCoins', rules: [rule, 'FLO-R33'], facts: { price: ACTION_PRICE, coins } };
}

function introduce(s: State, seat: Seat, freedom: Freedom): void {
  const p = s.players[seat]!;
  p.coins -= ACTION_PRICE;
  p.freedoms[freedom]!++;
  s.freedoms[freedom]!--;
  const turn = spend(s);
  turn.freedoms++;
  story.sink?.push({ what: 'freedomIntroduced', seat, freedom: FREEDOMS[freedom]!, price: ACTION_PRICE });
}

function takeCard(s: State, seat: Seat, deck: DeckId): void {
  s.players[seat]!.coins -= ACTION_PRICE;
  const turn = spend(s);
  if (deck === 'profession') turn.professions++;
  else turn.bonuses++;
  story.sink?.push({ what: 'cardPaid', seat, deck, price: ACTION_PRICE });
  drawForChoice(s, seat, deck);
}

function spend(s: State): Turn {
  const turn = s.turn!;
  turn.done++;
  turn.proposals = 0;
  return turn;
}

function endTurn(s: State, seat: Seat): void {
  story.sink?.push({ what: 'turnEnds', seat, actions: s.turn!.done });
  s.turn = null;
}

function act(s: State, seat: Seat, c: TurnChoice): void {
  switch (c.do) {
    case 'work':
      beginWork(s, seat, PROFESSION[c.profession]);
      break;
    case 'build':
      schedule(s, { at: 'placeBuilding', seat, building: buildingOf(c.building) });
      break;
    case 'buildWith':
      beginJoint(s, seat, c.partner, buildingOf(c.building));
      break;
    case 'use':
      takeCharacter(s, seat, c.character);
      break;
    case 'end':
      endTurn(s, seat);
      break;
    default:
      // What is done at once, or asks for one card only: then the turn goes on.
      schedule(s, { at: 'turn', seat });
      if (c.do === 'freedom') introduce(s, seat, freedomOf(c.freedom));
      else if (c.do === 'recruit') recruit(s, seat, PROFESSION[c.profession]);
      else takeCard(s, seat, c.do === 'profession' ? 'profession' : 'bonus');
  }
}

export const turnSteps: Chapter<State, TurnFrame> = {
  actionPhase: {
    run(s) {
      s.phase = 'actions';
      schedule(s, { at: 'nextTurn', seat: s.first, left: s.seats });
    },
  },
  nextTurn: {
    run(s, f) {
      s.turn = newTurn(f.seat);
      if (f.left > 1) schedule(s, { at: 'nextTurn', seat: (f.seat + 1) % s.seats, left: f.left - 1 });
      schedule(s, { at: 'turn', seat: f.seat }); // above it: acts first
    },
  },
  turn: {
    rules: ['FLO-6.1', 'FLO-6.2', 'FLO-6.3'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(turnChoices(s, f.seat)),
    blocked: (s, f) => blockedTurn(s, f.seat),
    take: (s, f, c) => act(s, f.seat, c),
  },
};
