/** Composing arms one choice after the other, so that they keep the rule of tincture whatever is chosen. */
import { ARMS_TINCTURES, type Arms, type ArmsTincture, keepsRule } from '@signoria/protocol/arms';

/** What goes with a tincture: what was there, or else what it has taken the place of. */
function beside(chosen: ArmsTincture, there: ArmsTincture, before: ArmsTincture): ArmsTincture {
  const fits = (second: ArmsTincture) => keepsRule({ first: chosen, second });
  return [there, before, ...ARMS_TINCTURES].find(fits)!;
}

export function withFirst(arms: Arms, first: ArmsTincture): Arms {
  return { ...arms, first, second: beside(first, arms.second, arms.first) };
}

export function withSecond(arms: Arms, second: ArmsTincture): Arms {
  return { ...arms, second, first: beside(second, arms.first, arms.second) };
}

export function areSame(a: Arms, b: Arms): boolean {
  return a.division === b.division && a.first === b.first && a.second === b.second && a.charge === b.charge;
}
