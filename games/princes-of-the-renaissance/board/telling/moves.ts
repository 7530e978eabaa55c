/** What moves when something happens: tiles, Troops and cards to their owner, artists to their city, its disc along its track; hammer and dice. */
import type { GameEvent, Seat } from '@signoria/kernel';
import type { Move } from '@signoria/kit';
import type { Happening } from '../../rules/model/events.ts';

const homeOf = (seat: Seat): readonly string[] => [`prince ${seat}`, `seat ${seat}`];

/** One's own things are seen one by one. */
const to = (seat: Seat, own: string, from: string): Move => ({
  how: 'fly',
  from: [from],
  to: [`own ${own}`, ...homeOf(seat)],
});

const HAMMER: Move = { how: 'hammer', at: ['auction'] };

export function moves(event: GameEvent): readonly Move[] {
  const told = event as Happening; // only this game's events come here
  switch (told.what) {
    case 'lotWon':
      // Whoever leads a city in a war takes nothing from the board.
      return told.kind === 'attacker' || told.kind === 'defender'
        ? [HAMMER]
        : [to(told.seat, told.lot, `lot ${told.lot}`), HAMMER];
    case 'troopBought':
      return [to(told.seat, told.troop, `troop ${told.troop}`)];
    case 'cardBought':
    case 'cardGiven':
      return [{ how: 'fly', from: ['deck'], to: homeOf(told.seat) }];
    case 'artistPlaced':
      return [{ how: 'fly', from: [`lot ${told.event}`], to: [`city ${told.city}`] }];
    case 'statusMoved':
      return [{ how: 'walk', from: [`status ${told.city}`], to: [`status ${told.city}`] }];
    case 'familyChosen':
      return [{ how: 'seal', at: [`family ${told.family}`] }];
    case 'rolled':
      return [{ how: 'roll', at: ['die attacker', 'die defender'] }];
    default:
      return [];
  }
}
