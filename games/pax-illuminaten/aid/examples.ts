/** Prices and disputes reckoned by the rules: the examples that the tests play as well. */
import type { AidExample } from '@signoria/kernel';
import type { Position } from '../scenario/position.ts';
import { scenario } from '../scenario.ts';

export type ExampleId = 'cells' | 'dispute';

const card = (id: string) => ({ group: 'cards', id });

/** A card to be influenced: one, two or three cells. */
function cells(): AidExample<ExampleId> {
  const position: Position = { board: { r5c1: ['ARMA-III'] }, stocks: { 0: { AR: 3, MA: 3 } } };
  const view = scenario({ players: 2 }).set(position).acting(0).play('0 influence r5c1').view(0);
  const costs = view.underway[0]?.costs ?? [];
  const rows = costs.map((sum) => ({ seat: 0, pictures: [card('ARMA-III')], sum }));
  return { id: 'cells', rules: ['PAX-6.4', 'PAX-6.5'], steps: [{ events: [], rows }] };
}

function dispute(): AidExample<ExampleId> {
  const position: Position = {
    board: { r5c1: ['ARMA-III', 0, 1, 1, 2] },
    stocks: { 0: { AR: 3, MA: 3 } },
    hands: { 0: ['ARCO-I'], 1: ['ARCO-III'] },
  };
  const s = scenario({ players: 3 }).set(position).acting(0);
  const told = s.play('0 oust r5c1 1', '0 targets 2', '0 pay AR').heard(null);
  s.play('0 lay ARCO-I', '1 lay ARCO-III');
  const [attack, defence] = s.view(2).dispute!.strengths;
  const rows = [
    { seat: 0, pictures: [card('ARCO-I')], sum: attack },
    { seat: 1, pictures: [card('ARCO-III')], sum: defence },
  ];
  return {
    id: 'dispute',
    rules: ['PAX-7.3', 'PAX-7.4'],
    steps: [
      { events: told, rows: [] },
      { events: s.heard(null), rows },
    ],
  };
}

export function examples(): readonly AidExample<ExampleId>[] {
  return [cells(), dispute()];
}
