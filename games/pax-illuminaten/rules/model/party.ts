/**
 * Participants as people name them. Inside the rules the artificial rival is the participant after the last seat; outside,
 * in choices, events and views, it is 10 and more, so that words know which of the four it is without asking the state.
 */
import { RIVALS, type RivalId } from '../../data/rivals.ts';
import { FIRST_RIVAL, type Party } from './choices.ts';
import { NONE, type State, type Who } from './state.ts';

export function partyOf(s: State, who: Who): Party {
  return who < s.seats || s.rival === null ? who : FIRST_RIVAL + RIVALS.indexOf(s.rival.id);
}

export function partyOrNull(s: State, who: Who): Party | null {
  return who === NONE ? null : partyOf(s, who);
}

export function whoIs(s: State, party: Party): Who {
  return party >= FIRST_RIVAL ? s.seats : party;
}

/** Which of the artificial rivals this is; null for a seat. */
export function rivalNamed(party: Party): RivalId | null {
  return party >= FIRST_RIVAL ? RIVALS[party - FIRST_RIVAL]! : null;
}
