/** The position in plain lines, for terminals and screen readers: which line follows which. The words are the language's. */
import type { Reader } from '@signoria/kernel';
import type { View } from '../rules/view/view.ts';
import type { Words } from './shape.ts';

export function describe({ position: say }: Words, view: View, reader: Reader): readonly string[] {
  return [
    say.heading({ round: view.round, last: view.lastRound, who: view.turn.who }, reader),
    ...(view.turn.phase === 'action' ? [say.left(view.turn)] : []),
    ...(view.turn.chain.length > 0 ? [say.chain(view.turn.chain)] : []),
    ...(view.dispute === null ? [] : [say.dispute(view.dispute, reader)]),
    ...view.places.map((place) => say.place(place, reader)),
    ...view.lodges.map((lodge) => say.lodge(lodge, reader)),
    ...view.players.map((player) => say.player(player, reader)),
    ...(view.rival === null ? [] : [say.rival(view.rival, reader)]),
    ...view.schemes.map((scheme) => say.scheme(scheme, reader)),
    ...view.edicts.map((edict) => say.edict(edict, reader)),
    ...view.specials.map((special) => say.special(special, view)),
    say.supply(view.supply),
    say.court(view.court, view.steward),
    ...(reader.seat === null
      ? []
      : [
          say.hand(
            view.hand.map(({ card }) => card),
            view.events,
          ),
        ]),
    say.piles(view),
  ];
}
