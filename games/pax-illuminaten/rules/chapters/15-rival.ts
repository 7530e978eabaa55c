/** Chapters 15 and 16: the artificial rival's turn, stage by stage (PAX-15.7), and its check phase. */
import { type Chapter, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { EVERY_FACTION, type Faction } from '../../data/factions.ts';
import { type Condition, type Item, RIVAL } from '../../data/rivals.ts';
import { cellCount, faceAt, influenceOn, isUp, rivalInfluenceOn } from '../model/board.ts';
import { edictsInPlay, eventsLeft } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { Frame, FrameAt } from '../model/frames.ts';
import { mainLodge } from '../model/lodges.ts';
import { partyOf } from '../model/party.ts';
import { AREOPAGUS, isHuman, NONE, type State } from '../model/state.ts';
import { holdersOf, rivalsAfter } from './03-support.ts';
import { nextAfter } from './05-turn.ts';
import { primaryOfRival } from './07-dispute.ts';
import { placeMarker } from './08-markers.ts';
import { canClaim, claim } from './10-faction-cards.ts';
import { clearTable } from './12-refill.ts';
import { carryOutEdicts } from './13-event-phase.ts';
import { endGame } from './14-ending.ts';
import { COMMANDS, dropPlan, revealEvent, rivalInfluences } from './16-commands.ts';
import { canBeInfluenced, rivalFactions } from './16-compass.ts';
import { rivalRumours, rivalTokens } from './16-support.ts';
import { rivalVictory } from './16-wins.ts';

/** PAX-16.24: read when the stage is reached (PAX-16.23). */
function holds(s: State, condition: Condition): boolean {
  const { target, plan, stageFailed } = s.rival!;
  const up = target !== NONE && isUp(s, target);
  switch (condition) {
    case 'fewTokens':
      return rivalTokens(s).total <= 2;
    case 'threeOfOneType':
      return rivalTokens(s).most >= 3;
    case 'target.faceDown':
      return target !== NONE && !up;
    case 'target.shares':
      return up && (faceAt(s, target).factions & rivalFactions(s)) !== 0;
    case '!target.shares':
      return !holds(s, 'target.shares');
    case 'target.canBeInfluenced':
      return up && canBeInfluenced(s, target);
    case '!target.canBeInfluenced':
      return !holds(s, 'target.canBeInfluenced');
    case 'target.hasRivals':
      return up && rivalInfluenceOn(s, target, s.seats) > 0;
    case '!target.hasRivals':
      return !holds(s, 'target.hasRivals');
    case 'plan.shares':
      return plan !== NONE && (editionOf(s).faces[plan]!.factions & rivalFactions(s)) !== 0;
    case 'plan.moreCells':
      return plan !== NONE && up && editionOf(s).faces[plan]!.cells.length > cellCount(s, target);
    case 'rumoursWouldPay':
      return rivalRumours(s).length > 0;
    case 'rivalsHavePrimary':
      return holdersOf(s, s.seats, primaryOfRival(s)).length > 0;
    case 'edictsInFront':
      return s.edictOwner.includes(s.seats);
    case 'noEdictsInPlay':
      return edictsInPlay(s) === 0;
    case 'eventsLeft':
      return eventsLeft(s) > 0;
    case 'stage3.failed':
      return stageFailed;
  }
}

/** PAX-15.7: the first item whose condition holds. */
function itemOf(s: State, items: readonly Item[]): Item {
  return items.find(({ when }) => when.every((condition) => holds(s, condition)))!;
}

/** PAX-16.8: without influence under it the figure goes back to the areopagus. */
function returnFigure(s: State): void {
  const { figure } = s.rival!;
  if (figure === AREOPAGUS || influenceOn(s, figure, s.seats) > 0) return;
  s.rival = { ...s.rival!, figure: AREOPAGUS };
  story.sink?.push({ what: 'rivalMoves', who: partyOf(s, s.seats), place: 'areopagus' });
}

/** PAX-16.9: held by a rival before the row, then the larger lodge, then the order of factions. */
function claimOne(s: State): void {
  const claimable = EVERY_FACTION.filter((f) => canClaim(s, s.seats, f));
  const held = claimable.filter((f) => s.factionCards[f] !== NONE);
  const among = held.length > 0 ? held : claimable;
  if (among.length === 0) return;
  const size = (f: Faction) => mainLodge(s, f)!.size;
  claim(
    s,
    s.seats,
    among.reduce((best, f) => (size(f) > size(best) ? f : best)),
  );
}

type RivalName =
  | 'rivalEventPhase'
  | 'rivalStage'
  | 'rivalDoes'
  | 'rivalClaims'
  | 'rivalCheck'
  | 'rivalEvents'
  | 'rivalCleansUp'
  | 'afterDispute';

export const rivalSteps: Chapter<State, FrameAt<RivalName>> = {
  rivalEventPhase: {
    run: (s) => carryOutEdicts(s, s.seats), // PAX-15.17
  },
  rivalStage: {
    run(s, { stage }) {
      s.turn.phase = 'action';
      const { stages } = RIVAL[s.rival!.id];
      if (stage === 0) {
        s.rival = { ...s.rival!, stageFailed: false };
        returnFigure(s);
      }
      const item = itemOf(s, stages[stage]!);
      const last = stage === 2 && item.key === 'd';
      s.rival = { ...s.rival!, stage: stage + 1, item: item.key, stageFailed: s.rival!.stageFailed || last };
      story.sink?.push({ what: 'rivalStage', who: partyOf(s, s.seats), stage: stage + 1, item: item.key });
      schedule(
        s,
        ...item.does.map((command): Frame => ({ at: 'rivalDoes', command })),
        stage + 1 < stages.length ? { at: 'rivalStage', stage: stage + 1 } : { at: 'rivalClaims' },
      );
    },
  },
  rivalDoes: {
    run: (s, { command }) => COMMANDS[command](s),
  },
  afterDispute: {
    run(s, { won }) {
      const d = s.dispute!;
      s.dispute = null;
      if (isHuman(s, d.attacker)) {
        if (won) placeMarker(s, d.place); // PAX-8.1
      } else if (won) {
        rivalInfluences(s, d.place); // PAX-16.7: no marker, but INFLUENCE at once
      } else if (s.rival!.stage === 3) {
        s.rival = { ...s.rival!, stageFailed: true };
      }
    },
  },
  rivalClaims: {
    run: claimOne,
  },
  rivalCheck: {
    run(s) {
      s.turn.phase = 'check';
      s.rival = { ...s.rival!, stage: 0, item: '' };
      const win = rivalVictory(s);
      if (win !== null) {
        story.sink?.push({ what: 'rivalWins', who: partyOf(s, s.seats), win });
        return endGame(s, [s.seats], 'rivalScheme'); // PAX-15.18, PAX-R50
      }
      schedule(
        s,
        { at: 'checkSchemes', who: nextAfter(s, s.seats), left: s.participants - 1 }, // PAX-15.22
        { at: 'rivalEvents' },
        { at: 'rivalCleansUp' },
      );
    },
  },
  rivalEvents: {
    run(s) {
      if (s.turn.high) revealEvent(s); // PAX-15.19
    },
  },
  rivalCleansUp: {
    run(s) {
      dropPlan(s);
      s.rival = { ...s.rival!, target: NONE };
      clearTable(s);
      const fought = rivalsAfter(s, s.seats).filter((who) => (s.turn.disputants & (1 << who)) !== 0);
      // PAX-15.20: the court first, then the humans of the turn's disputes.
      schedule(s, { at: 'refreshCourt' }, ...fought.map((who): Frame => ({ at: 'refillHand', who })));
    },
  },
};
