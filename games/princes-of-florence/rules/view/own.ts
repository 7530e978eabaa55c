/** What somebody's own cards, and a Work that is begun, are worth: numbers with the parts the rules tell of them. */
import { explained, type Part, type Seat, type Sum } from '@signoria/kernel';
import { BONUS, type Bonus, type BonusId } from '../../data/bonus.ts';
import { PRESTIGE, type PrestigeId } from '../../data/prestige.ts';
import { PROFESSIONS } from '../../data/professions.ts';
import { begunValue } from '../chapters/07-works.ts';
import { CARDS_OF, type DeckId } from '../model/choices.ts';
import type { Drawn, State } from '../model/state.ts';
import {
  bonusSum,
  bonusValue,
  minimum,
  newcomerValue,
  payFor,
  prestigeValue,
  princessValue,
  workValue,
} from '../model/value.ts';
import type { BegunWorkView, OwnView, ValueLine, WorkView, WorthView } from './types.ts';

export function begunWork(s: State): BegunWorkView | null {
  const { work } = s;
  if (work === null) return null;
  const sum = explained((parts) => begunValue(s, parts));
  return {
    seat: work.seat,
    profession: PROFESSIONS[work.profession]!,
    bonus: work.bonus.map((b) => BONUS[b]!),
    ...valued(sum),
  };
}

/** A Work's value with its parts and its pay. */
function valued(sum: Sum): Pick<WorkView, 'value' | 'sum' | 'pays' | 'lines'> {
  const lines = sum.parts.map(({ what, n, rules, facts }) => ({ what, points: n, rules, ...facts }) as ValueLine); // as `value.ts` names them
  return { value: sum.total, sum, pays: explained((parts) => payFor(sum.total, parts)), lines };
}

/** A card and what it is worth. */
function worth<Id>(card: Id, sum: Sum): WorthView<Id> {
  return { card, worth: sum.total, sum };
}

export function prestigeCards(s: State, seat: Seat): readonly WorthView<PrestigeId>[] {
  return s.players[seat]!.cards.map((card) =>
    worth(
      PRESTIGE[card]!,
      explained((parts) => prestigeValue(s, seat, card, parts)),
    ),
  );
}

/** What a bonus card would add to a Work now; before one is begun its profession is still to be laid down (FLO-R20). */
function bonusCard(s: State, seat: Seat, card: Bonus): WorthView<BonusId> {
  return worth(
    BONUS[card]!,
    explained((parts) => bonusValue(s, seat, card, s.work === null ? 1 : 0, parts)),
  );
}

export function own(s: State, seat: Seat): OwnView {
  const p = s.players[seat]!;
  const drawn = s.drawn !== null && s.drawn.seat === seat ? s.drawn : null;
  const princess = s.cast === null ? null : explained((parts) => princessValue(s, seat, parts));
  return {
    coins: p.coins,
    hand: p.hand.map((i) => PROFESSIONS[i]!),
    works: p.hand.map((i) => work(s, seat, i)),
    bonus: p.bonus.map((card) => bonusCard(s, seat, card)),
    prestige: prestigeCards(s, seat),
    drawn: drawn === null ? null : drawnView(s, drawn),
    princess: princess?.total ?? null,
    princessSum: princess,
  };
}

function drawnView(s: State, { seat, deck, cards }: Drawn): OwnView['drawn'] {
  const worthOf: { readonly [deck in DeckId]: (card: number, parts: Part[]) => number } = {
    profession: (card, parts) => newcomerValue(s, seat, card, parts),
    prestige: (card, parts) => prestigeValue(s, seat, card, parts),
    bonus: (card, parts) => bonusValue(s, seat, card, 1, parts),
  };
  const sums = cards.map((card) => explained((parts) => worthOf[deck](card, parts)));
  return { deck, cards: cards.map((c) => CARDS_OF[deck][c]!), worth: sums.map(({ total }) => total), sums };
}

function work(s: State, seat: Seat, profession: number): WorkView {
  const sum = explained((parts) => workValue(s, seat, profession, parts));
  const more = bonusSum(s, seat, s.players[seat]!.bonus, 1);
  const least = minimum(s);
  return {
    profession: PROFESSIONS[profession]!,
    ...valued(sum),
    reaches: sum.total >= least ? 'alone' : sum.total + more >= least ? 'withBonus' : 'no',
  };
}
