/** The pieces a position is told with, in English: the shape of what other languages say. `describe.ts` puts them together. */
import type { Reader } from '@signoria/kernel';
import type { BonusId } from '../data/bonus.ts';
import type { PrestigeId } from '../data/prestige.ts';
import type { ProfessionId } from '../data/professions.ts';
import type { Who } from '../rules/model/events.ts';
import type { Phase } from '../rules/model/state.ts';
import type { LotView, WorkView, WorthView } from '../rules/view/view.ts';
import { coins, count, does, points, who } from './grammar.en.ts';
import { name, said } from './names.en.ts';
import type { Counted } from './shape.ts';

const PHASE = {
  setup: 'setup',
  auction: 'auction phase',
  characters: 'auction of characters',
  actions: 'action phase',
  scoring: 'final scoring',
} as const;

const counted = (things: Counted) => things.map(([id, n]) => (n === 1 ? name(id) : `${name(id)} ×${n}`)).join(', ');

export const positionEn = {
  player: (seat: Who, r: Reader) => (seat === r.seat ? 'You' : does(r, seat, '', '').trim()),
  heading: (round: number, phase: Phase, minimum: number) =>
    `Round ${round}, ${PHASE[phase]}. A Work must be worth ${minimum}.`,
  first: (seat: Who, r: Reader) => `First player: ${who(r, seat)}.`,
  stock: (left: Counted) => (left.length === 0 ? 'Nothing is left to auction.' : `To auction: ${counted(left)}.`),
  lot: ({ stack, bid, leader }: Pick<LotView, 'stack' | 'bid' | 'leader'>, r: Reader) =>
    `Up for auction: ${said(stack)}, ${who(r, leader)} at ${bid}.`,
  pot: (n: number) => `On the Banker: ${coins(n)}.`,
  prestige: (n: number) => points(n),
  coins: (n: number) => coins(n),
  has: (things: Counted) => (things.length === 0 ? 'an empty estate' : counted(things)),
  table: (cards: readonly ProfessionId[], recruiting: number) =>
    `played: ${counted([...cards.map((id) => [id, 1] as const), ...recruits(recruiting)])}`,
  hidden: (hand: number, bonus: number, prestige: number) =>
    [count(hand, 'profession'), count(bonus, 'bonus card'), count(prestige, 'prestige card')].join(', '),
  best: (value: number) => `best Work ${value}`,
  hand: (cards: readonly Pick<WorkView, 'profession' | 'value'>[]) =>
    cards.length === 0
      ? 'Your hand is empty.'
      : `Your hand: ${cards.map(({ profession, value }) => `${name(profession)} (${value})`).join(', ')}.`,
  cards: (cards: readonly WorthView<BonusId | PrestigeId>[]) =>
    `Your cards: ${cards.map(({ card, worth }) => `${name(card)} (${worth})`).join(', ')}.`,
};

function recruits(n: number): Counted {
  return n === 0 ? [] : [['recruiting', n]];
}
