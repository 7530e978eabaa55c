/**
 * Where the table may answer "nothing" for somebody: in a battle each side is asked again and again for War bonuses
 * (VIR-12.7). There is no auction: every price is printed. All else a player is asked belongs to their own turn.
 */
import type { GameModule, Unless } from '@signoria/kernel';
import { PASS } from '../model/choices.ts';
import type { View } from './view.ts';

/** A city of theirs is besieged. */
const besieged: Unless = {
  holds(view, you) {
    const { battle } = view as View; // only this game's views come here
    return battle?.kind === 'siege' && battle.defender === you;
  },
};

const attacking: Unless = {
  holds: (view, you) => (view as View).battle?.attacker === you,
};

/** If nobody declared any more, they would not win (VIR-12.9, VIR-13.3). */
const losing: Unless = {
  holds(view, you) {
    const { battle } = view as View;
    return battle !== null && battle.outlook !== (battle.attacker === you ? 'attacker' : 'defender');
  },
};

export const windows: NonNullable<GameModule['windows']> = {
  declare: { decline: () => PASS, unless: { losing, besieged, attacking } },
};
