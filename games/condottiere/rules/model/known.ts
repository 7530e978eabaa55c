/**
 * What seats know of others' hands beyond the rules' usual secrecy: cards shown in a deal (CON-9.2, CON-R47) and
 * mercenaries taken back from a line before everyone's eyes. Bots' imagination respects it; views show it.
 */
import type { Seat } from '@signoria/kernel';
import { FACEDOWN, type Kind } from '../../data/cards.ts';
import { emptyPile } from './pile.ts';
import { type Known, NONE, type Pile, type State } from './state.ts';

/** A card leaves the hand: one fewer is known. Played facedown, it may have been any of the kinds so played. */
export function forgetPlayed(s: State, owner: Seat, kind: Kind, facedown: boolean): void {
  s.known = s.known.flatMap((k) => {
    const touched = k.owner === owner && !k.facedown && (facedown ? FACEDOWN[k.kind]! : k.kind === kind);
    if (!touched) return [k];
    return k.count > 1 ? [{ ...k, count: k.count - 1 }] : [];
  });
}

/** Everybody saw which mercenary went back into the hand. */
export function learnTakenBack(s: State, owner: Seat, kind: Kind): void {
  const before = s.known;
  const isIt = (k: Known) => k.owner === owner && k.kind === kind && !k.facedown;
  s.known = before.map((k) => (isIt(k) ? { ...k, count: k.count + 1 } : k));
  if (!before.some((k) => isIt(k) && k.to === NONE)) {
    s.known = [...s.known, { owner, to: NONE, kind, count: 1, facedown: false }];
  }
}

export function learnShown(s: State, owner: Seat, to: Seat, kind: Kind, count: number, facedown: boolean): void {
  const isIt = (k: Known) => k.owner === owner && k.to === to && k.kind === kind && k.facedown === facedown;
  const before = s.known.find(isIt)?.count ?? 0;
  if (before >= count) return;
  s.known = [...s.known.filter((k) => !isIt(k)), { owner, to, kind, count, facedown }];
}

/** The whole hand went, or was mixed with others: nothing is known of it any more. */
export function forgetHand(s: State, owner: Seat): void {
  s.known = s.known.filter((k) => k.owner !== owner);
}

export function forgetFacedown(s: State, owner: Seat): void {
  if (s.known.length > 0) s.known = s.known.filter((k) => k.owner !== owner || !k.facedown);
}

/** What `viewer` knows about who knows what: all but what others were shown in private. In one order, whatever came first. */
export function knowledge(s: State, viewer: Seat | null): readonly Known[] {
  if (s.known.length === 0) return s.known;
  const mine = s.known.filter((k) => knows(k, viewer) || k.owner === viewer);
  return mine.sort(
    (a, b) => a.owner - b.owner || a.to - b.to || a.kind - b.kind || Number(a.facedown) - Number(b.facedown),
  );
}

/** At least these cards are in `owner`'s hand, as far as `viewer` knows. */
export function knownHand(s: State, owner: Seat, viewer: Seat | null): Pile {
  const pile = emptyPile();
  for (const k of s.known) {
    // A card known to all and shown to the viewer may be the same card: the larger count is what is certain.
    if (k.owner === owner && !k.facedown && knows(k, viewer)) pile[k.kind] = Math.max(pile[k.kind]!, k.count);
  }
  return pile;
}

export function knowsFacedown(s: State, owner: Seat, viewer: Seat | null): boolean {
  return owner === viewer || s.known.some((k) => k.owner === owner && k.facedown && knows(k, viewer));
}

function knows(k: Known, viewer: Seat | null): boolean {
  return k.to === NONE || k.to === viewer;
}
