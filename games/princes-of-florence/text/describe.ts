/** The position in plain lines, for terminals and screen readers: which line follows which. The words are the language's. */
import type { Reader } from '@signoria/kernel';
import { STACKS } from '../data/objects.ts';
import { BUILDINGS, LANDSCAPES } from '../data/pieces.ts';
import { FREEDOMS } from '../data/professions.ts';
import type { SoloView } from '../rules/view/solo.ts';
import type { PlayerView, View } from '../rules/view/view.ts';
import type { Counted, Words } from './shape.ts';

export function describe({ position: say }: Words, view: View, reader: Reader): readonly string[] {
  const { own, solo } = view;
  const { lot } = view.auction;
  return [
    say.heading(view.round, view.phase, view.minimum),
    say.first(view.first ?? 'diego', reader),
    say.stock(some(STACKS.slice(0, -1).map((id) => [id, view.stock[id as keyof View['stock']]]))),
    ...(lot === null ? [] : [say.lot(lot, reader)]),
    ...(view.pot === null ? [] : [say.pot(view.pot)]),
    ...view.players.map((player) => `${say.player(player.seat, reader)}: ${partsOf(say, player).join('; ')}.`),
    ...(solo === null ? [] : [`${say.player('diego', reader)}: ${diegoParts(say, solo).join('; ')}.`]),
    ...(own === null ? [] : [say.hand(own.works)]),
    ...(own === null || own.bonus.length === 0 ? [] : [say.cards(own.bonus)]),
    ...(own === null || own.prestige.length === 0 ? [] : [say.cards(own.prestige)]),
  ];
}

function some(things: Counted): Counted {
  return things.filter(([, n]) => n > 0);
}

function thingsOf(player: PlayerView): Counted {
  return some([
    ...BUILDINGS.map((id) => [id, player.buildings.includes(id) ? 1 : 0] as const),
    ...LANDSCAPES.map((id) => [id, player.landscapes[id]] as const),
    ...FREEDOMS.map((id) => [id, player.freedoms.includes(id) ? 1 : 0] as const),
    ['jester', player.jesters],
    ['builder', player.builders],
    ['recruiting', player.recruits],
  ]);
}

function partsOf(say: Words['position'], player: PlayerView): readonly string[] {
  const { table, recruited, best, coins } = player;
  return [
    say.prestige(player.prestige),
    ...(coins === null ? [] : [say.coins(coins)]),
    say.has(thingsOf(player)),
    ...(table.length + recruited === 0 ? [] : [say.table(table, recruited)]),
    say.hidden(player.handSize, player.bonusCount, player.prestigeCount),
    ...(best === 0 ? [] : [say.best(best)]),
  ];
}

function diegoParts(say: Words['position'], diego: SoloView): readonly string[] {
  const things = some([
    ...BUILDINGS.map((id) => [id, diego.buildings[id]] as const),
    ...LANDSCAPES.map((id) => [id, diego.landscapes[id]] as const),
    ...FREEDOMS.map((id) => [id, diego.freedoms[id]] as const),
    ['jester', diego.jesters],
    ['builder', diego.builders],
  ]);
  const bonus = diego.row.reduce((n, card) => n + card.bonus.length, 0);
  const down = diego.row.filter(({ up }) => !up).length;
  return [
    say.prestige(diego.prestige),
    say.coins(diego.coins),
    say.has(things),
    say.hidden(down, bonus, diego.prestigeCards.length),
    ...(diego.best === 0 ? [] : [say.best(diego.best)]),
  ];
}
