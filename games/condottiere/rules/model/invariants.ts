/** What must be true of every position, whatever was played. */
import { COUNTS, FACEDOWN, KINDS, SPRING, WINTER } from '../../data/cards.ts';
import { MARKERS_PER_COLOUR } from '../../data/colours.ts';
import { editionOf } from '../../data/edition.ts';
import { regionsOf } from './hands.ts';
import { knownHand } from './known.ts';
import { NONE, type State } from './state.ts';

export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence);
  };
  const { counts } = editionOf(s);
  for (let kind = 0; kind < KINDS; kind++) {
    must(countKind(s, kind) === counts[kind], `CON-1.12: all cards of kind ${kind} are somewhere`);
  }
  const piles = [...s.hands, ...s.lines, s.pile, s.discards];
  must(
    piles.every((pile) => pile.length === KINDS && pile.every((n) => n >= 0)),
    'no pile is short of cards',
  );
  must(
    s.facedown.every((kind) => kind === NONE || FACEDOWN[kind]!),
    'CON-16.1: only some kinds lie facedown',
  );
  must(s.options.hiddenCards || s.facedown.every((kind) => kind === NONE), 'facedown cards only in Hidden Cards');
  must(!(lies(s, WINTER) && lies(s, SPRING)), 'CON-5.4: Winter and Spring never lie together');
  const standard = counts.every((n, kind) => n === COUNTS[kind]);
  if (standard) {
    must(
      s.hands.every((_, seat) => regionsOf(s, seat) <= MARKERS_PER_COLOUR),
      'CON-1.9: six markers are enough',
    );
  }
  must(
    s.owner.every((owner) => owner >= NONE && owner < s.seats),
    'CON-1.10: every region has one owner or none',
  );
  for (let owner = 0; owner < s.seats; owner++) {
    for (let viewer = 0; viewer < s.seats; viewer++) {
      const known = knownHand(s, owner, viewer);
      must(
        known.every((n, kind) => n <= s.hands[owner]![kind]!),
        `seat ${viewer} knows only what seat ${owner} holds`,
      );
    }
  }
  return found;
}

function lies(s: State, kind: number): boolean {
  return s.lines.some((line) => line[kind]! > 0);
}

function countKind(s: State, kind: number): number {
  let n = s.pile[kind]! + s.discards[kind]!;
  for (let seat = 0; seat < s.seats; seat++) {
    n += s.hands[seat]![kind]! + s.lines[seat]![kind]! + (s.facedown[seat] === kind ? 1 : 0);
  }
  return n;
}
