/** Chapter 5: the auction objects, resolved completely before the next auction (FLO-4.7). */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { MERCHANT } from '../../data/characters.ts';
import { GAIN } from '../../data/economy.ts';
import {
  ANY_LANDSCAPE,
  BUILDER,
  JESTER,
  landscapeOn,
  PRESTIGE_CARD,
  RECRUITING,
  STACKS,
  type Stack,
} from '../../data/objects.ts';
import { LANDSCAPES, type Landscape, landscapeOf } from '../../data/pieces.ts';
import { PROFESSION, PROFESSIONS, type Profession } from '../../data/professions.ts';
import { insert, remove } from '../model/cards.ts';
import { type Do, LANDSCAPE, LATER, RECRUIT } from '../model/choices.ts';
import { hasRoom, layLandscape, lieAt, placementMenu } from '../model/estate.ts';
import { story, type Who } from '../model/events.ts';
import { NONE, type State } from '../model/state.ts';
import { drawForChoice } from './05-draw.ts';

export type ObjectFrame =
  /** Two players: the winner says which landscape (FLO-17.4). */
  | Asks<{ readonly at: 'chooseLandscape'; readonly seat: Seat }, Do<'landscape'>>
  | Asks<{ readonly at: 'placeLandscape'; readonly seat: Seat; readonly landscape: Landscape }, Do<'place'>>
  /** A recruiting card just acquired may be used at once (FLO-5.8, FLO-R13). */
  | Asks<{ readonly at: 'recruitNow'; readonly seat: Seat }, Do<'recruit' | 'later'>>;

/** The object is won; a Merchant may make it free (FLO-19.14, FLO-R54). */
export function win(s: State, seat: Seat, stack: Stack, price: number): void {
  s.sold[stack] = seat;
  s.players[seat]!.bought = stack;
  if (s.cast?.owner[MERCHANT] === seat) schedule(s, { at: 'merchantFree', seat, stack, price });
  else purchase(s, seat, stack, price);
}

export function purchase(s: State, seat: Seat, stack: Stack, price: number): void {
  s.players[seat]!.coins -= price;
  story.sink?.push({ what: 'bought', seat, stack: STACKS[stack]!, price });
  acquire(s, seat, stack);
}

export function acquire(s: State, seat: Seat, stack: Stack): void {
  const p = s.players[seat]!;
  switch (stack) {
    case JESTER:
      s.stock[JESTER]!--;
      p.jesters++;
      break;
    case BUILDER:
      s.stock[BUILDER]!--;
      hireBuilder(s, seat);
      break;
    case PRESTIGE_CARD:
      drawForChoice(s, seat, 'prestige');
      break;
    case RECRUITING:
      s.stock[RECRUITING]!--;
      p.recruits++;
      if (recruitables(s, seat).length > 0) schedule(s, { at: 'recruitNow', seat });
      break;
    case ANY_LANDSCAPE:
      schedule(s, { at: 'chooseLandscape', seat });
      break;
    default:
      schedule(s, { at: 'placeLandscape', seat, landscape: landscapeOn(stack) });
  }
}

/** FLO-5.6 */
function hireBuilder(s: State, seat: Seat): void {
  const p = s.players[seat]!;
  p.builders++;
  const gain = p.builders > 1 ? GAIN : 0;
  p.prestige += gain;
  story.sink?.push({ what: 'builderHired', seat, builders: p.builders, gain });
}

/** FLO-5.10: professions face up in front of others. */
export function recruitables(s: State, seat: Seat): readonly Profession[] {
  if (s.solo !== null) {
    const row = s.solo.row.filter(({ card, up }) => up && card !== NONE).map(({ card }) => card);
    return [...row, ...s.solo.virtual.flatMap(({ up }) => up)];
  }
  const found: Profession[] = [];
  for (let other = 0; other < s.seats; other++) if (other !== seat) found.push(...s.players[other]!.table);
  return found;
}

/** FLO-5.9: the profession goes to the hand, before everybody's eyes; the recruiting card takes its place. */
export function recruit(s: State, seat: Seat, profession: Profession): void {
  const p = s.players[seat]!;
  const from = s.solo === null ? leaveRecruiting(s, profession) : takeFromOpponents(s, profession);
  p.recruits--;
  insert(p.hand, profession);
  p.open |= 1 << profession;
  story.sink?.push({ what: 'recruited', seat, profession: PROFESSIONS[profession]!, from });
}

/** FLO-R14, FLO-R15 */
function leaveRecruiting(s: State, profession: Profession): Who {
  const from = s.players.findIndex(({ table }) => table.includes(profession));
  remove(s.players[from]!.table, profession);
  s.players[from]!.recruited++;
  return from;
}

/** FLO-18.30: the recruiting card is discarded; what Diego loses a virtual player replaces. */
function takeFromOpponents(s: State, profession: Profession): Who | 'virtual' {
  const solo = s.solo!;
  const at = solo.row.findIndex(({ card, up }) => up && card === profession);
  if (at < 0) {
    solo.virtual = solo.virtual.map((v) => ({ ...v, up: v.up.filter((card) => card !== profession) }));
    return 'virtual';
  }
  const spare = solo.virtual.findIndex(({ up }) => up.length > 0);
  if (spare < 0) {
    solo.row.splice(at, 1); // FLO-R49
    story.sink?.push({ what: 'diegoReplaced', profession: null });
  } else {
    const [card, ...up] = solo.virtual[spare]!.up;
    solo.virtual[spare] = { ...solo.virtual[spare]!, up };
    solo.row[at] = { ...solo.row[at]!, card: card! };
    story.sink?.push({ what: 'diegoReplaced', profession: PROFESSIONS[card!]! });
  }
  return 'diego';
}

function place(s: State, seat: Seat, landscape: Landscape, choice: Do<'place'>): void {
  const p = s.players[seat]!;
  s.stock[landscape]!--;
  layLandscape(s, seat, landscape, lieAt(s, landscape, choice));
  const gain = p.landscapes[landscape]! > 1 ? GAIN : 0; // FLO-5.3
  p.prestige += gain;
  story.sink?.push({ what: 'landscapePlaced', seat, landscape: LANDSCAPES[landscape]!, gain });
}

export const objectSteps: Chapter<State, ObjectFrame> = {
  chooseLandscape: {
    rules: ['FLO-17.4', 'FLO-R27'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(LANDSCAPE.filter((_, l) => s.stock[l]! > 0 && hasRoom(s, f.seat, l))),
    blocked(s, f) {
      return LANDSCAPE.flatMap((choice, l) => {
        const facts = { stack: LANDSCAPES[l]! };
        if (s.stock[l] === 0) return [{ choice, why: 'stackEmpty', rules: ['FLO-4.4'], facts }];
        if (!hasRoom(s, f.seat, l)) return [{ choice, why: 'noRoomForLandscape', rules: ['FLO-5.1'], facts }];
        return [];
      });
    },
    take(s, f, c) {
      schedule(s, { at: 'placeLandscape', seat: f.seat, landscape: landscapeOf(c.landscape) });
    },
  },
  placeLandscape: {
    rules: ['FLO-5.1'],
    seat: (_, f) => f.seat,
    menu: (s, f) => placementMenu(s, f.seat, f.landscape),
    take: (s, f, c) => place(s, f.seat, f.landscape, c),
  },
  recruitNow: {
    rules: ['FLO-5.8', 'FLO-5.10'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...recruitables(s, f.seat).map((card) => RECRUIT[card]!), LATER]),
    take(s, f, c) {
      if (c.do === 'recruit') recruit(s, f.seat, PROFESSION[c.profession]);
    },
  },
};
