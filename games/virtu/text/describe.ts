/** The position in plain lines, for terminals and screen readers: which line follows which. The words are the language's. */
import type { Reader } from '@signoria/kernel';
import type { PlayerView, View } from '../rules/view/types.ts';
import type { Words } from './shape.ts';

export function describe({ position: say }: Words, view: View, reader: Reader): readonly string[] {
  const neutral = view.cities.filter(({ owner }) => owner === null);
  return [
    say.heading(view),
    say.order(view.order, reader),
    ...(view.ending === null ? [] : [say.lastYear(view.ending)]),
    ...(view.battle === null ? [] : [say.battle(view.battle, reader)]),
    ...view.players.map((player) => `${say.player(player.seat, reader)}: ${partsOf(say, player).join('; ')}.`),
    ...view.cities.filter(({ besiegers }) => besiegers.length > 0).map((city) => say.besieged(city, reader)),
    ...(neutral.length === 0 ? [] : [say.neutral(neutral)]),
    say.alliances(view.alliances, reader),
  ];
}

function partsOf(say: Words['position'], player: PlayerView): readonly string[] {
  if (player.power === null) return [say.power(null)];
  return [
    say.power(player.power),
    say.standing(player),
    say.wealth(player),
    say.rooms(player),
    say.courtiers(player),
    say.domain(player),
  ];
}
