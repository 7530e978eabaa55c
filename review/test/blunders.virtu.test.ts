/** Virtù: positions with one plain answer. */
import { module } from '@signoria/virtu';
import { scenario } from '@signoria/virtu/scenario';
import { describe, it } from 'vitest';
import { expectPlain } from './blunders.ts';

type Scene = ReturnType<typeof scenario>;

/** Venice comes last in Winter; Naples leads by four, for its Crosses (VIR-16.6). */
const [NAPLES, VENICE] = [1, 2];

/** Four points for Venice. */
const LEVEL: { readonly [by: string]: (at: Scene, other: Power) => Scene } = {
  'two Trophies': (at) => at.trophy(VENICE, 0).trophy(VENICE, NAPLES),
  'a Trophy of Florence and Columbus': (at) => at.trophy(VENICE, 0).bonus(VENICE, 'columbus'),
  'a Trophy of Naples and Columbus': (at) => at.trophy(VENICE, NAPLES).bonus(VENICE, 'columbus'),
  'a Trophy, an Alliance and Leonardo': (at, other) =>
    at.trophy(VENICE, 0).ally(VENICE, other).bonus(VENICE, 'leonardo'),
  'Columbus, an Alliance and Leonardo': (at, other) =>
    at.bonus(VENICE, 'columbus').ally(VENICE, other).bonus(VENICE, 'leonardo'),
};

const BEST = {
  france: 'ally france R1=crown R2=cavalry',
  ottoman_empire: 'ally ottoman_empire R1=crown L1=ship',
} as const;
type Power = keyof typeof BEST;
const POWERS = Object.keys(BEST) as readonly Power[];

/**
 * The last question of the last Winter. Venice and Naples are level but for the Crowns of Naples (VIR-16.11): one Alliance
 * more wins (VIR-16.9), unless an Indulgence is asked for it (VIR-16.10).
 */
function courting(by: string, power: Power) {
  const other = POWERS.find((one) => one !== power)!;
  const at = scenario({ players: 3, options: { longestGame: 7 } })
    .year(7)
    .card(VENICE, 'podesta', 'R1')
    .card(VENICE, power === 'france' ? 'condottiere' : 'admiral', power === 'france' ? 'R2' : 'L1')
    .exhausted(VENICE, 'venice', 'verona')
    .card(NAPLES, 'podesta', 'R1')
    .card(NAPLES, 'podesta', 'R2');
  // The Agent saves a symbol of the dearer one (VIR-15.26).
  if (power === 'france') at.agent(VENICE, power);
  LEVEL[by]!(at, other).sieges();
  for (const seat of [0, NAPLES]) at.play(...Array<string>(4).fill(`${seat} stop`));
  return at.play(...Array<string>(3).fill(`${VENICE} stop`));
}

const positions = Object.keys(LEVEL).flatMap((by) => POWERS.map((power) => ({ by, power })));

describe('known blunders', () => {
  it.each(positions)('[VIR-16.9, VIR-16.10, VIR-16.11] level by $by, $power decides', ({ by, power }) => {
    const s = courting(by, power).match().state;
    expectPlain(module, { why: by, s, seat: VENICE, best: BEST[power] });
  });
});
