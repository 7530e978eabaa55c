/** Chapter 11, REALISE (PAX-11.2, PAX-11.3) under the two restrictions as PAX-R5 reads them. */
import { SCHEMES, type Scheme } from '../../data/schemes.ts';
import { presence } from '../model/board.ts';
import { story } from '../model/events.ts';
import type { Act } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import { fulfils, schemesIn } from '../model/schemes.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { jointlyFulfilled } from '../model/witnesses.ts';

/** Public schemes and one's own. */
export function schemesOpenTo(s: State, who: Who): readonly Scheme[] {
  const own = s.privateSchemes[who]!;
  return own === NONE ? s.publicSchemes : [...s.publicSchemes, own];
}

/** PAX-R5: with all schemes held whose own conditions still hold. */
export function standsWithOthers(s: State, who: Who, scheme: Scheme): boolean {
  const held = schemesIn(s.realised[who]!).filter((other) => fulfils(s, who, other));
  return jointlyFulfilled(s, who, [...held, scheme]);
}

export function canRealise(s: State, who: Who, scheme: Scheme): boolean {
  const touched = (s.realised[who]! | s.edge[who]!) & (1 << scheme); // PAX-R7
  if (touched !== 0 || s.influence[who] === 0 || !fulfils(s, who, scheme)) return false; // PAX-R38
  return standsWithOthers(s, who, scheme);
}

export function realiseChoices(s: State, who: Who, into: Act[]): void {
  if (s.turn.realised || presence(s, who) === 0) return; // without influence nothing is fulfilled
  for (const scheme of schemesOpenTo(s, who)) {
    if (canRealise(s, who, scheme)) into.push({ do: 'realise', scheme: SCHEMES[scheme]! });
  }
}

export function realise(s: State, who: Who, scheme: Scheme): void {
  const reveals = s.privateSchemes[who] === scheme && !s.revealed[who];
  if (reveals) s.revealed[who] = true; // PAX-11.3
  s.influence[who]!--;
  s.realised[who]! |= 1 << scheme;
  s.turn.realised = true;
  story.sink?.push({ what: 'realised', who: partyOf(s, who), scheme: SCHEMES[scheme]!, revealed: reveals });
}
