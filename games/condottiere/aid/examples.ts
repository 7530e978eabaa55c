/** Battles worked out by the rules: the examples that the tests play as well. */
import type { AidExample, ExampleStep } from '@signoria/kernel';
import { type Scenario, scenario } from '../scenario.ts';

export type ExampleId = 'drummer' | 'spring' | 'bishop';

/** Both lines as they lie. */
function lines(s: Scenario, told = true): ExampleStep {
  const rows = s.view().players.map(({ line, strengthSum }, seat) => ({
    seat,
    pictures: line.flatMap(({ card, count }) => Array.from({ length: count }, () => ({ group: 'cards', id: card }))),
    sum: strengthSum,
  }));
  return { events: told ? s.heard(null) : [], rows: rows.filter(({ pictures }) => pictures.length > 0) };
}

function played(s: Scenario, ...moves: readonly string[]): readonly ExampleStep[] {
  return [lines(s, false), ...moves.map((move) => lines(s.play(move)))];
}

export function examples(): readonly AidExample<ExampleId>[] {
  const two = () => scenario({ players: 2 });
  const drummer = two().line(0, 'm10', 'm6', 'm5').hand(0, 'drummer', 'm1').hand(1, 'winter', 'm1').deciding(0);
  const spring = two().line(0, 'm2', 'm5', 'm5').line(1, 'm1', 'm4', 'heroine').hand(0, 'm1').hand(1, 'spring', 'm1');
  const bishop = two().line(0, 'm6', 'm3', 'm1', 'm1').line(1, 'm6', 'm1', 'm1').hand(0, 'm1').hand(1, 'bishop', 'm1');
  return [
    { id: 'drummer', rules: ['CON-6.24', 'CON-6.26'], steps: played(drummer, '0 play drummer', '1 play winter') },
    { id: 'spring', rules: ['CON-6.7'], steps: played(spring.deciding(1), '1 play spring') },
    { id: 'bishop', rules: ['CON-6.11', 'CON-6.15'], steps: played(bishop.deciding(1), '1 play bishop') },
  ];
}
