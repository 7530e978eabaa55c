/** Which positions cannot come about, and why. The game's own invariants are checked besides. */
import type { Seat } from '@signoria/kernel';
import { BISHOP, CARDS, FACEDOWN, SCARECROW, SPRING, SURRENDER, WINTER } from '../data/cards.ts';
import { REGIONS } from '../data/map.ts';
import { isLegalSite, legalSites } from '../rules/chapters/03-site.ts';
import { hasWon, leaders, type Stake } from '../rules/chapters/10-winning.ts';
import { regionsOf } from '../rules/model/hands.ts';
import { isEmptyPile } from '../rules/model/pile.ts';
import { NONE, type State } from '../rules/model/state.ts';
import type { Draft, Moment } from './draft.ts';

export function impossibilities(s: State, draft: Draft, moment: Moment): readonly string[] {
  return [
    ...linesOf(s, moment),
    ...facedownOf(s, moment),
    ...siteOf(s, moment),
    ...turnOf(s, draft, moment),
    ...variantOf(s, draft, moment),
    ...(s.finalists === null ? runningOf(s, moment) : finalOf(s, s.finalists, moment)),
  ];
}

/** Lines lie from the first card of a battle to step 3. */
function linesOf(s: State, { at }: Moment): readonly string[] {
  const found: string[] = [];
  const lying = (kind: number) => s.lines.reduce((sum, line) => sum + line[kind]!, 0);
  const late = at === 'discardingHands' || at === 'roundEnds' || at === 'finalBattle';
  if (late && s.lines.some((line) => !isEmptyPile(line))) found.push('CON-7.8: the lines have been discarded by now');
  if (lying(WINTER) > 0 && lying(SPRING) > 0) found.push('CON-5.4: Winter and Spring never lie together');
  if (lying(BISHOP) > 0) found.push('CON-6.14: a Bishop does not stay in a line');
  if (lying(SCARECROW) > 0) found.push('CON-6.32: a Scarecrow does not stay in a line');
  if (lying(SURRENDER) > (at === 'deciding' ? 0 : 1)) found.push('CON-6.34: a Surrender ends the battle at once');
  return found;
}

function facedownOf(s: State, { at }: Moment): readonly string[] {
  const kinds = s.facedown.filter((kind) => kind !== NONE);
  if (kinds.length === 0) return [];
  if (!s.options.hiddenCards) return ["facedown cards need the variant 'hiddenCards'"];
  if (at !== 'deciding' && at !== 'concluding') return ['CON-16.6: all facedown cards have been turned up by now'];
  return kinds.filter((kind) => !FACEDOWN[kind]).map((kind) => `CON-16.2: a ${CARDS[kind]} is played faceup`);
}

function siteOf(s: State, { at }: Moment): readonly string[] {
  if (s.finalists !== null) return s.site === NONE ? [] : ['CON-R36: no region is at stake in a final battle'];
  if (at === 'choosingSite') return legalSites(s, s.token).length > 0 ? [] : ['CON-10.4: no region is left to choose'];
  if (at === 'drawing') return [];
  if (s.site === NONE) return ['there is no region to fight for'];
  const name = REGIONS[s.site]!;
  // CON-R11: during the battle the Pope may have come to the site itself.
  const fighting = at === 'deciding' || at === 'concluding';
  const came = fighting && s.pope === s.site && s.options.popeMayEnterContestedRegion;
  const before = came ? { ...s, pope: NONE } : s;
  return isLegalSite(before, s.site, s.token) ? [] : [`CON-3.3: seat ${s.token} could not choose ${name}`];
}

function turnOf(s: State, draft: Draft, moment: Moment): readonly string[] {
  const { at } = moment;
  if (at !== 'deciding') return draft.passed.length > 0 ? [`.passed() says nothing when ${at}: all have passed`] : [];
  const { seat } = moment;
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats) return [`no seat ${seat}; seats: 0 to ${s.seats - 1}`];
  if (draft.passed.includes(seat)) return [`CON-4.7: seat ${seat} has passed and has no turn`];
  if (isEmptyPile(s.hands[seat]!)) return [`CON-4.10: seat ${seat} has no cards and no turn`];
  const { defender } = s;
  if (defender !== NONE && !s.committed && draft.passed.includes(defender)) {
    return [`CON-15.2: the defender, seat ${defender}, has played nothing: their passes were free`];
  }
  return [];
}

function variantOf(s: State, draft: Draft, { at }: Moment): readonly string[] {
  const found: string[] = [];
  const { drawAfterBattle, points } = s.options;
  if (at === 'drawing' && !drawAfterBattle) found.push("the draw step needs the variant 'drawAfterBattle'");
  if ((at === 'discardingHands' || at === 'roundEnds') && drawAfterBattle) {
    found.push('CON-12.1: Draw After Battle has no step 4 and no rounds');
  }
  if (Object.keys(draft.points).length > 0 && !points) found.push("points need the variant 'points'");
  if (draft.defenderPlayed && s.defender === NONE) found.push('CON-15.1: this battle has no defender');
  return found;
}

/** No game goes on that has been won. */
function runningOf(s: State, { at }: Moment): readonly string[] {
  const found = s.hands.flatMap((_, seat) => {
    const reason = hasWon(s, seat);
    return reason === null ? [] : [`CON-10.3: seat ${seat} has won already (${reason})`];
  });
  if (stakeOf(s) === 'series') found.push('CON-13.4: the target has been reached, the series is over');
  if (at === 'finalBattle') found.push('CON-10.5: a final battle needs finalists');
  return found;
}

function finalOf(s: State, finalists: readonly Seat[], { at }: Moment): readonly string[] {
  const found: string[] = [];
  const series = stakeOf(s) === 'series';
  const tied = leaders(series ? s.series.points : s.hands.map((_, seat) => regionsOf(s, seat)));
  if (!series && legalSites(s, s.token).length > 0) found.push('CON-10.4: there are still regions to fight for');
  if (!series && s.options.points && !s.options.finalBattleInsidePointsSeriesGame) {
    found.push('CON-R33: no final battle inside a game of a series');
  }
  if (tied.length < 2 || [...finalists].sort().join() !== tied.join()) {
    found.push(`CON-10.5: a final battle is among those who tie for the most, here ${tied.join(', ')}`);
  }
  const outside = s.hands.some(
    (hand, seat) => !finalists.includes(seat) && !(isEmptyPile(hand) && isEmptyPile(s.lines[seat]!)),
  );
  if (outside && at !== 'finalBattle') found.push('CON-R54: only finalists have cards in a final battle');
  return found;
}

/** CON-13.6: with the target reached, a final battle decides the series. */
export function stakeOf(s: State): Stake {
  return s.options.points && s.series.points.some((p) => p >= s.options.pointsTarget) ? 'series' : 'game';
}
