/** Chapter 6: what special cards do as they are played. What they do while they lie there is in `05-strength.ts`. */
import { type Asks, type Blocked, type Chapter, list, type Seat } from '@signoria/kernel';
import { BISHOP, CARDS, KIND, type Kind, MERCENARIES, SCARECROW, SPRING, SURRENDER, WINTER } from '../../data/cards.ts';
import { editionOf } from '../../data/edition.ts';
import { REGION, REGIONS, type Region } from '../../data/map.ts';
import { type Do, POPE, POPE_OFF, TAKE, TAKE_NONE } from '../model/choices.ts';
import { type Loss, story } from '../model/events.ts';
import { learnTakenBack } from '../model/known.ts';
import { NONE, type State } from '../model/state.ts';
import { announce, measured } from './04-announcing.ts';
import { highestMercenary, season } from './05-strength.ts';

export type CardFrame =
  /** Scarecrow: may take one own mercenary back (CON-6.29). */
  | Asks<{ readonly at: 'takeBack'; readonly seat: Seat }, Do<'take'>>
  /** Bishop: where shall the Pope go (CON-6.15)? */
  | Asks<{ readonly at: 'placePope'; readonly seat: Seat }, Do<'pope'>>;

/** Whether the card does something at once as it is laid; others just lie there and count. */
export function hasEffect(kind: Kind): boolean {
  return kind === WINTER || kind === SPRING || kind === BISHOP || kind === SCARECROW || kind === SURRENDER;
}

/** The effect of a card just laid faceup, and the decision it asks for. */
export function effectOf(s: State, seat: Seat, kind: Kind): CardFrame | null {
  switch (kind) {
    case WINTER:
      banish(s, SPRING); // CON-6.2
      return null;
    case SPRING:
      banish(s, WINTER); // CON-6.6
      return null;
    case SCARECROW:
      discardFromLine(s, seat, SCARECROW, 1); // CON-6.32
      return { at: 'takeBack', seat };
    case BISHOP:
      return bishop(s, seat);
    default:
      return null;
  }
}

function discardFromLine(s: State, seat: Seat, kind: Kind, count: number): void {
  s.lines[seat]![kind]! -= count;
  s.discards[kind]! += count;
}

/** A new season removes the opposite one, whoever played it. */
function banish(s: State, kind: Kind): void {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const here = s.lines[seat]![kind]!;
    discardFromLine(s, seat, kind, here);
    count += here;
  }
  if (count > 0) story.sink?.push({ what: 'seasonGoes', card: CARDS[kind]!, count });
}

function bishop(s: State, seat: Seat): CardFrame | null {
  removeHighest(s);
  discardFromLine(s, seat, BISHOP, 1); // CON-6.14
  if (s.finalists !== null) return null; // CON-R36: no region is at stake
  s.pope = NONE; // CON-6.15: the Bishop takes the Pope from the board
  return { at: 'placePope', seat };
}

/** CON-6.11, CON-6.12. Only faceup mercenaries count (CON-16.8); `lines` holds no others. */
function removeHighest(s: State): void {
  const highest = highestMercenary(s);
  if (highest === NONE) {
    story.sink?.push({ what: 'noMercenaries' }); // CON-R14
    return;
  }
  // CON-R5, switched off: under Winter all mercenaries are worth 1, so all of them are highest.
  const all = !s.options.highestMercenaryUsesPrintedStrength && season(s) === WINTER;
  const from: Loss[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    let count = 0;
    for (let kind = all ? 0 : highest; kind <= highest; kind++) {
      const here = s.lines[seat]![kind]!;
      discardFromLine(s, seat, kind, here);
      count += here;
    }
    if (count > 0) from.push({ seat, count });
  }
  story.sink?.push({ what: 'mercenariesGo', strength: all ? 1 : editionOf(s).strengths[highest]!, from });
}

/** CON-6.15: no control marker; CON-15.8: any region in Capturing Regions; CON-R11 on the site itself. */
function mayPopeEnter(s: State, region: Region): boolean {
  if (region === s.site && !s.options.popeMayEnterContestedRegion) return false;
  return s.owner[region] === NONE || s.options.capturingRegions;
}

function whyNotPope(s: State, region: Region): Blocked<Do<'pope'>> {
  const choice = POPE[region]!;
  const facts = { region: REGIONS[region]! };
  if (region === s.site && !s.options.popeMayEnterContestedRegion) {
    return { choice, why: 'popeOnSite', rules: ['CON-R11'], facts };
  }
  return { choice, why: 'popeOnMarker', rules: ['CON-6.15'], facts: { ...facts, owner: s.owner[region]! } };
}

/** CON-6.31: no special cards; CON-16.7: no facedown card. Told to the card's owner only. */
function whyNotTake(s: State, seat: Seat): readonly Blocked<Do<'take'>>[] {
  const line = s.lines[seat]!;
  const special = CARDS.flatMap((card, kind): readonly Blocked<Do<'take'>>[] =>
    kind >= MERCENARIES && line[kind]! > 0
      ? [{ choice: TAKE[kind]!, why: 'notAMercenary', rules: ['CON-6.31'], facts: { card } }]
      : [],
  );
  const hidden = CARDS.flatMap((card, kind): readonly Blocked<Do<'take'>>[] =>
    kind === s.facedown[seat] && kind < MERCENARIES && line[kind] === 0
      ? [{ choice: TAKE[kind]!, why: 'facedown', rules: ['CON-16.7'], facts: { card } }]
      : [],
  );
  return [...special, ...hidden];
}

export const cardSteps: Chapter<State, CardFrame> = {
  takeBack: {
    rules: ['CON-6.29', 'CON-6.31'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const line = s.lines[f.seat]!;
      const choices: Do<'take'>[] = TAKE.filter((_, kind) => kind < MERCENARIES && line[kind]! > 0);
      choices.push(TAKE_NONE); // CON-6.30
      return list(choices);
    },
    blocked: (s, f) => whyNotTake(s, f.seat),
    take(s, f, c) {
      const before = measured(s);
      if (c.card !== 'none') {
        const kind = KIND[c.card];
        s.lines[f.seat]![kind]!--;
        s.hands[f.seat]![kind]!++; // CON-6.33
        learnTakenBack(s, f.seat, kind);
      }
      story.sink?.push({ what: 'takenBack', seat: f.seat, card: c.card === 'none' ? null : c.card });
      announce(s, before, f.seat);
    },
  },
  placePope: {
    rules: ['CON-6.15'],
    seat: (_, f) => f.seat,
    menu(s) {
      const choices: Do<'pope'>[] = POPE.filter((_, region) => mayPopeEnter(s, region));
      choices.push(POPE_OFF);
      return list(choices);
    },
    blocked: (s) => REGIONS.flatMap((_, region) => (mayPopeEnter(s, region) ? [] : [whyNotPope(s, region)])),
    take(s, f, c) {
      s.pope = c.region === 'off' ? NONE : REGION[c.region];
      story.sink?.push({ what: 'popePlaced', seat: f.seat, region: c.region === 'off' ? null : c.region });
    },
  },
};
