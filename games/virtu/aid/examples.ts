/** Diplomacy and sieges reckoned by the rules: the examples that the tests play as well. */
import type { AidExample } from '@signoria/kernel';
import { scenario } from '../scenario.ts';

export type ExampleId = 'agents' | 'siege';

const city = (id: string) => ({ group: 'cities', id });

/** The same city for the one whose Agent is there, and for another. */
function agents(): AidExample<ExampleId> {
  const view = scenario({ players: 4 }).agent(0, 'siena').turn(0).view();
  const { crowns } = view.cities.find(({ id }) => id === 'siena')!;
  const rows = [0, 1].flatMap((seat) => {
    const sum = crowns[seat] ?? null;
    return sum === null ? [] : [{ seat, pictures: [city('siena')], sum }];
  });
  return { id: 'agents', rules: ['VIR-9.2', 'VIR-9.3'], steps: [{ events: [], rows }] };
}

function siege(): AidExample<ExampleId> {
  const s = scenario({ players: 4 }).agent(0, 'siena').warTokens(0, 1).troops(0, 'siena', 2).sieges();
  const { attack, defence } = s.view().battle!;
  const before = { seat: 0, pictures: [city('siena')], sum: attack.why };
  const walls = { seat: null, pictures: [], sum: defence.why };
  const events = s.play('0 declare token').heard(null);
  return {
    id: 'siege',
    rules: ['VIR-12.3', 'VIR-12.6', 'VIR-12.9'],
    steps: [
      { events: [], rows: [before, walls] },
      { events, rows: [] },
    ],
  };
}

export function examples(): readonly AidExample<ExampleId>[] {
  return [agents(), siege()];
}
