/** Selling prestige unasked: only in one's own turn, and only for something that is worth more (FLO-12.2). */
import type { Seat } from '@signoria/kernel';
import { ACTION_PRICE, BUILD_PRICE, COINS_FROM_PRESTIGE } from '../data/economy.ts';
import { BUILDING_COUNT, pieceOf } from '../data/pieces.ts';
import { FREEDOM_COUNT } from '../data/professions.ts';
import { actionsAllowed, turnChoices } from '../rules/chapters/06-actions.ts';
import { BUILD, type Choice, FREEDOM, TAKE_PROFESSION } from '../rules/model/choices.ts';
import { hasRoom } from '../rules/model/estate.ts';
import type { State } from '../rules/model/state.ts';
import { rateTurn } from './turn.ts';

/** How much better it must look than going without. */
const WORTH_IT = 0.5;
let rates = new Float64Array(64);

/** What could be done if only there were coins. */
function wishes(s: State, seat: Seat): readonly { readonly choice: Choice; readonly price: number }[] {
  const p = s.players[seat]!;
  const turn = s.turn!;
  const price = BUILD_PRICE[p.builders]!;
  const found: { choice: Choice; price: number }[] = [];
  if (p.coins < price) {
    for (let b = 0; b < BUILDING_COUNT; b++) {
      if (p.buildings[b] === 0 && s.buildings[b]! > 0 && hasRoom(s, seat, pieceOf(b)))
        found.push({ choice: BUILD[b]!, price });
    }
  }
  if (p.coins >= ACTION_PRICE) return found;
  if (turn.professions === 0 && s.decks.profession.cards.length > 0) {
    found.push({ choice: TAKE_PROFESSION, price: ACTION_PRICE });
  }
  for (let f = 0; f < FREEDOM_COUNT; f++) {
    if (turn.freedoms === 0 && s.freedoms[f]! > 0 && p.freedoms[f] === 0) {
      found.push({ choice: FREEDOM[f]!, price: ACTION_PRICE });
    }
  }
  return found;
}

/** The best that can be done as things stand. */
function bestNow(s: State, seat: Seat): number {
  const choices = turnChoices(s, seat);
  if (rates.length < choices.length) rates = new Float64Array(choices.length * 2);
  rateTurn(s, seat, choices, rates);
  let best = rates[0]!;
  for (let i = 1; i < choices.length; i++) best = Math.max(best, rates[i]!);
  return best;
}

/** How good it would look with so many points sold for it. */
function afterSale(s: State, seat: Seat, choice: Choice, points: number): number {
  const p = s.players[seat]!;
  p.coins += points * COINS_FROM_PRESTIGE;
  p.prestige -= points;
  rateTurn(s, seat, [choice], rates);
  p.coins -= points * COINS_FROM_PRESTIGE;
  p.prestige += points;
  return rates[0]!;
}

export function volunteer(s: State, seat: Seat): Choice | null {
  const { turn } = s;
  const f = s.todo[s.todo.length - 1];
  if (s.cast !== null || turn === null || f?.at !== 'turn' || f.seat !== seat) return null;
  const p = s.players[seat]!;
  if (turn.done >= actionsAllowed(turn) || p.prestige === 0) return null;
  const wanted = wishes(s, seat).filter(({ price }) => price - p.coins <= p.prestige * COINS_FROM_PRESTIGE);
  if (wanted.length === 0) return null;
  let best = bestNow(s, seat) + WORTH_IT;
  let need = 0;
  for (const { choice, price } of wanted) {
    const points = Math.ceil((price - p.coins) / COINS_FROM_PRESTIGE);
    const rate = afterSale(s, seat, choice, points);
    if (rate > best) {
      best = rate;
      need = points;
    }
  }
  return need === 0 ? null : { do: 'sell', amount: need };
}
