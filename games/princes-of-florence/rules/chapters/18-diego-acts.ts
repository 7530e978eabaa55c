/** Chapter 18: Diego's actions. Each event says why he does what he does. */
import { type Chapter, draw, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import type { DiegoAction } from '../../data/diego.ts';
import { ACTION_PRICE, ACTIONS, BUILD_PRICE, ROUNDS, VALUE } from '../../data/economy.ts';
import { BUILDINGS } from '../../data/pieces.ts';
import { FREEDOMS, PROFESSIONS } from '../../data/professions.ts';
import { takeTop } from '../model/cards.ts';
import { story } from '../model/events.ts';
import { DIEGO_SEAT, type Frame, NONE, type State } from '../model/state.ts';
import { bonusSum, bonusValue, minimum } from '../model/value.ts';
import {
  addToRow,
  diegoEarns,
  diegoGains,
  diegoOf,
  diegoPays,
  facedownCards,
  leftmostProfession,
  lookAt,
  takeBest,
  tellWish,
} from './18-diego.ts';

export type SoloActionFrame =
  | { readonly at: 'soloActions' }
  /** His first or second action of the round. */
  | { readonly at: 'diegoAction'; readonly number: 1 | 2 };

/** FLO-R44, FLO-R76: how many more cards he can play, this action included. */
function turnsLeft(s: State, number: 1 | 2): number {
  const rounds = ROUNDS - s.round;
  return s.options.diegoCountsActions ? rounds * ACTIONS + (ACTIONS - number + 1) : rounds + 1;
}

/** FLO-R46 */
function isPossible(s: State, action: DiegoAction): boolean {
  const solo = s.solo!;
  const at = leftmostProfession(solo);
  const wants = at < 0 ? null : editionOf(s).wants[solo.row[at]!.card]!;
  switch (action) {
    case 'completeWork':
      return facedownCards(solo) > 0;
    case 'build':
      return wants !== null && s.buildings[wants.building]! > 0;
    case 'freedom':
      return wants !== null && s.freedoms[wants.freedom]! > 0 && !solo.freedom;
    case 'profession':
      return s.decks.profession.cards.length > 0 && !solo.profession;
    case 'bonus':
      return s.decks.bonus.cards.length > 0 && facedownCards(solo) > 0;
  }
}

/** FLO-18.20, FLO-18.21 */
function chooseAction(s: State, line: readonly DiegoAction[], number: 1 | 2): DiegoAction | null {
  const unplayed = facedownCards(s.solo!);
  if (unplayed >= turnsLeft(s, number)) {
    story.sink?.push({ what: 'diegoActs', action: 'completeWork', why: 'hurry' });
    return 'completeWork';
  }
  const at = line.findIndex((action) => isPossible(s, action));
  if (at < 0) {
    story.sink?.push({ what: 'diegoIdle' });
    return null;
  }
  story.sink?.push({ what: 'diegoActs', action: line[at]!, why: at === 0 ? 'first' : 'second' });
  return line[at]!;
}

/** FLO-18.23: neither his estate nor his professions count. */
function work(s: State): void {
  const solo = s.solo!;
  const at = solo.row.findIndex(({ up }) => !up);
  const card = solo.row[at]!;
  solo.row[at] = { ...card, up: true, seen: true, bonus: [] };
  const diego = diegoOf(s);
  const recruiting = solo.row.filter((other) => other.card === NONE).length;
  const value =
    minimum(s) + VALUE.jester * diego.jesters + VALUE.card * recruiting + bonusSum(s, DIEGO_SEAT, card.bonus); // FLO-R47
  s.spent.push(...card.bonus);
  diego.best = Math.max(diego.best, value);
  const points = diegoEarns(s, value);
  const name = card.card === NONE ? 'recruiting' : PROFESSIONS[card.card]!;
  story.sink?.push({ what: 'diegoWorks', card: name, value, points });
  for (let v = 0; v < solo.virtual.length; v++) turnUpVirtual(s, v);
}

/** FLO-18.24 */
function turnUpVirtual(s: State, v: number): void {
  const { virtual } = s.solo!;
  const { down, up } = virtual[v]!;
  if (down.length === 0) return;
  const card = down[draw(s, 'virtual', v).below(down.length)]!;
  virtual[v] = { down: down.filter((other) => other !== card), up: [...up, card] };
  story.sink?.push({ what: 'virtualWork', player: v + 1, profession: PROFESSIONS[card]! });
}

/** FLO-18.25 */
function build(s: State): void {
  const diego = diegoOf(s);
  const profession = lookAt(s.solo!, leftmostProfession(s.solo!));
  const { building } = editionOf(s).wants[profession]!;
  tellWish(profession, BUILDINGS[building]!);
  diegoPays(s, BUILD_PRICE[diego.builders]!);
  s.buildings[building]!--;
  diego.buildings[building]!++;
  diegoGains(s, 'building');
}

/** FLO-18.27 */
function introduce(s: State): void {
  const profession = lookAt(s.solo!, leftmostProfession(s.solo!));
  const { freedom } = editionOf(s).wants[profession]!;
  tellWish(profession, FREEDOMS[freedom]!);
  diegoPays(s, ACTION_PRICE);
  s.freedoms[freedom]!--;
  diegoOf(s).freedoms[freedom]!++;
  s.solo!.freedom = true;
}

/** FLO-18.26, FLO-R49: himself first, then the virtual players as far as the deck goes. */
function takeProfession(s: State): void {
  const solo = s.solo!;
  const deck = s.decks.profession;
  diegoPays(s, ACTION_PRICE);
  addToRow(solo, takeTop(deck, 1)[0]!);
  solo.profession = true;
  solo.virtual = solo.virtual.map((v) => {
    const [card] = takeTop(deck, 1);
    return card === undefined ? v : { ...v, down: [...v.down, card].sort((a, b) => a - b) };
  });
  story.sink?.push({ what: 'diegoProfession' });
}

/** FLO-18.28 */
function takeBonus(s: State): void {
  const solo = s.solo!;
  diegoPays(s, ACTION_PRICE);
  const card = takeBest(s, 'bonus', (bonus) => bonusValue(s, DIEGO_SEAT, bonus));
  const at = solo.row.findIndex(({ up }) => !up);
  solo.row[at] = { ...solo.row[at]!, bonus: [...solo.row[at]!.bonus, card] };
}

const DO: { readonly [action in DiegoAction]: (s: State) => void } = {
  completeWork: work,
  build,
  freedom: introduce,
  profession: takeProfession,
  bonus: takeBonus,
};

export const soloActionSteps: Chapter<State, SoloActionFrame> = {
  soloActions: {
    run(s) {
      s.phase = 'actions';
      const yours: Frame = { at: 'nextTurn', seat: 0, left: s.seats };
      const his: readonly Frame[] = [
        { at: 'diegoAction', number: 1 },
        { at: 'diegoAction', number: 2 },
      ];
      if (s.first === DIEGO_SEAT) schedule(s, ...his, yours);
      else schedule(s, yours, ...his);
    },
  },
  diegoAction: {
    run(s, f) {
      const card = s.solo!.deck.shift()!;
      story.sink?.push({ what: 'diegoCard', card: card + 1 });
      const { first, second } = editionOf(s).diego[card]!;
      const action = chooseAction(s, f.number === 1 ? first : second, f.number);
      if (action !== null) DO[action](s);
    },
  },
};
