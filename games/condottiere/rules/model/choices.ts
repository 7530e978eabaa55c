/** Everything a player can answer, as interned constants where the domain is small: menus then cost almost nothing. */
import { type ChoiceOf, notationOf, number, numberOr, oneOf, sortedList } from '@signoria/kernel/notation';
import { CARDS } from '../../data/cards.ts';
import { REGIONS } from '../../data/map.ts';

/** To all, where somebody is named who is shown cards. */
export const ALL = -1;

const VERBS = {
  site: { region: oneOf(REGIONS) },
  play: { card: oneOf(CARDS) },
  pass: {},
  /** Scarecrow: take a mercenary back, or none. */
  take: { card: oneOf([...CARDS, 'none']) },
  pope: { region: oneOf([...REGIONS, 'off']) },
  /** Hidden Cards, when passing: what becomes of the facedown card. */
  facedown: { side: oneOf(['leave', 'up']) },
  keep: {},
  discard: {},
  /** The last player with cards holds on to these. */
  hold: { items: sortedList(CARDS) },
  draw: { amount: number },
  ready: {},
  /** Cards of the hand, or 'facedown' for the facedown card of one's line. */
  show: { whom: numberOr({ all: ALL }), items: sortedList([...CARDS, 'facedown']) },
};

export type Choice = ChoiceOf<typeof VERBS>;
export type Do<D extends Choice['do']> = Extract<Choice, { do: D }>;

/** One line per answer: `site milano`, `play bishop`, `pope off`, `hold m10 heroine`, `show 2 m6 facedown`. */
export const notation = notationOf(VERBS);

export const PASS: Do<'pass'> = { do: 'pass' };
export const KEEP: Do<'keep'> = { do: 'keep' };
export const DISCARD: Do<'discard'> = { do: 'discard' };
export const READY: Do<'ready'> = { do: 'ready' };
export const LEAVE: Do<'facedown'> = { do: 'facedown', side: 'leave' };
export const TURN_UP: Do<'facedown'> = { do: 'facedown', side: 'up' };
export const TAKE_NONE: Do<'take'> = { do: 'take', card: 'none' };
export const POPE_OFF: Do<'pope'> = { do: 'pope', region: 'off' };

export const PLAY: readonly Do<'play'>[] = CARDS.map((card) => ({ do: 'play', card }));
export const TAKE: readonly Do<'take'>[] = CARDS.map((card) => ({ do: 'take', card }));
export const SITE: readonly Do<'site'>[] = REGIONS.map((region) => ({ do: 'site', region }));
export const POPE: readonly Do<'pope'>[] = REGIONS.map((region) => ({ do: 'pope', region }));
