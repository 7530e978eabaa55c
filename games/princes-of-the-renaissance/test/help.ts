/** Small helpers of these tests. Positions are set up with ../scenario.ts. */
import { enumerate, menuOf, random } from '@signoria/kernel';
import type { Correction } from '../data/edition.ts';
import { FAMILIES } from '../data/families.ts';
import { policy } from '../policy/policy.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';

/** All families earn 4 gold and 3 influence: what tests count with, whatever the incomes of the box are. */
export const EVEN: Correction = {
  families: Object.fromEntries(FAMILIES.map((id) => [id, { gold: 4, influence: 3 }])),
};

/** Three players with these incomes, the first with 2 off in gold; nobody has a bonus in war, nor a free card. */
export const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'gonzaga')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');

export const stateOf = (s: Scenario) => s.match().state as unknown as State;

/** The line a bot in this seat likes best. */
export function favourite(s: Scenario, seat: number): string {
  const { state } = s.match();
  const choices = enumerate(menuOf(game, state, seat)!, random(1), 200);
  const rates = new Float64Array(choices.length);
  policy.rate(state, seat, choices, rates);
  return game.notation.write(choices[rates.indexOf(Math.max(...rates))] as never);
}

/** What is seen without the reasons given for it. */
export function figures(seen: unknown): unknown {
  const text = JSON.stringify(seen, (key, value: unknown) => (key === 'why' ? undefined : value));
  return JSON.parse(text);
}
