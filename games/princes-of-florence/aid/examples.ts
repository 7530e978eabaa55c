/** Works and buildings reckoned by the rules: the examples that the tests play as well. */
import type { AidExample, ExampleStep } from '@signoria/kernel';
import { type Scenario, scenario } from '../scenario.ts';

export type ExampleId = 'poet' | 'builders';

/** What the first player's Poet would be worth now. */
function poet(s: Scenario): ExampleStep {
  const work = s.view(0).own!.works.find(({ profession }) => profession === 'poet')!;
  const pictures = [
    { group: 'professions', id: 'poet' },
    { group: 'shapes', id: 'theater' },
  ];
  return { events: [], rows: [{ seat: 0, pictures, sum: work.sum }] };
}

/** What a building costs everybody. */
function prices(s: Scenario): ExampleStep {
  const rows = s.view().players.map(({ buildPrice }, seat) => ({ seat, pictures: [], sum: buildPrice }));
  return { events: [], rows };
}

export function examples(): readonly AidExample<ExampleId>[] {
  const three = () => scenario({ players: 3 });
  const artist = three()
    .seat(0, {
      hand: ['poet', 'jurist', 'painter'],
      recruits: 1,
      jesters: 2,
      freedoms: ['travel'],
      tiles: ['theater'],
      coins: 0,
    })
    .round(3)
    .turn(0);
  const reckoned = poet(artist);
  const work = artist.play('0 work poet').heard(null);
  const paid = artist.play('0 exchange 7').heard(null);
  const builders = three().seat(1, { builders: 1 }).seat(2, { builders: 3 }).round(3).turn(0);
  return [
    {
      id: 'poet',
      rules: ['FLO-7.2', 'FLO-7.3', 'FLO-7.4', 'FLO-7.9'],
      steps: [reckoned, { events: work, rows: [] }, { events: paid, rows: [] }],
    },
    { id: 'builders', rules: ['FLO-8.1'], steps: [prices(builders)] },
  ];
}
