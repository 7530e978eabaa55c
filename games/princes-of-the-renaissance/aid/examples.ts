/** Wars and prices reckoned by the rules: the examples that the tests play as well. */
import type { AidExample, ExampleStep } from '@signoria/kernel';
import { netPrice } from '../rules/view/helpers.ts';
import { scenario } from '../scenario.ts';

export type ExampleId = 'war' | 'discount';

const troop = (id: string) => ({ group: 'troops', id });
const tile = (id: string) => ({ group: 'tiles', id });

function war(): AidExample<ExampleId> {
  const s = scenario({ players: 3 })
    .family(0, 'gonzaga')
    .family(1, 'd-este')
    .family(2, 'malatesta')
    .used('malatesta')
    .tiles(0, 'naples-spanish-infantry')
    .tiles(1, 'milan-caterina-sforza')
    .troops(0, 'infantry', 'crossbowmen')
    .troops(1, 'pikemen')
    .dice([5, 1], [2, 3])
    .turn(0);
  const { players } = s.view();
  const armies: ExampleStep = {
    events: [],
    rows: [
      {
        seat: 0,
        pictures: [troop('infantry'), troop('crossbowmen'), tile('naples-spanish-infantry')],
        sum: players[0]!.why.strength.attack,
      },
      {
        seat: 1,
        pictures: [troop('pikemen'), tile('milan-caterina-sforza')],
        sum: players[1]!.why.strength.defence,
      },
    ],
  };
  const bids = s.play('0 war', '0 cities rome milan', '0 bid 1', '1 pass', '1 bid 0').heard(null);
  return { id: 'war', rules: ['POR-8.23', 'POR-13.12', 'POR-12.9'], steps: [armies, { events: bids, rows: [] }] };
}

function discount(): AidExample<ExampleId> {
  const view = scenario({ players: 3 }).family(0, 'montefeltro').tiles(0, 'milan-swiss-mercenaries').turn(0).view(1);
  const sum = netPrice(view, 0, { kind: 'attacker', currency: 'influence' }, 5);
  const pictures = [{ group: 'families', id: 'montefeltro' }, tile('milan-swiss-mercenaries')];
  return {
    id: 'discount',
    rules: ['POR-7.7', 'POR-12.7'],
    steps: [{ events: [], rows: [{ seat: 0, pictures, sum }] }],
  };
}

export function examples(): readonly AidExample<ExampleId>[] {
  return [war(), discount()];
}
