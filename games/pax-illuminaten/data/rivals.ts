/**
 * The four artificial rivals (PAX-15, PAX-16). Provenance: that there are four of different difficulty, three of the
 * names, numbered stages with lettered items, the priority diagram and three ways to win each are in the rulebook, and so
 * are Weishaupt's item 3b and his rule of influence; all else is designed. Listed from the easiest to the hardest.
 */

import type { Relative, SlotId } from './layouts.ts';
import type { Strength } from './luminaries.ts';

export const RIVALS = ['weishaupt', 'saintgermain', 'joseph', 'charlestheodore'] as const;
export type RivalId = (typeof RIVALS)[number];

/** What a script can ask (PAX-16.24). All conditions of an item must hold. */
export type Condition =
  | 'fewTokens'
  | 'target.shares'
  | '!target.shares'
  | 'target.canBeInfluenced'
  | '!target.canBeInfluenced'
  | 'target.hasRivals'
  | '!target.hasRivals'
  | 'target.faceDown'
  | 'plan.shares'
  | 'plan.moreCells'
  | 'rumoursWouldPay'
  | 'rivalsHavePrimary'
  | 'threeOfOneType'
  | 'edictsInFront'
  | 'noEdictsInPlay'
  | 'eventsLeft'
  /** Stage 3 was resolved by its last item, or its dispute was lost. */
  | 'stage3.failed';

export type Command =
  | 'plan'
  | 'replace'
  | 'turnUp'
  | 'influence'
  | 'interrogate'
  | 'reassign'
  | 'oust'
  | 'move'
  | 'takePrimary'
  | 'gainPrimary'
  | 'spendThree'
  | 'takeFromEdicts'
  | 'revealEvent';

export interface Item {
  readonly key: 'a' | 'b' | 'c' | 'd' | 'e';
  readonly when: readonly Condition[];
  readonly does: readonly Command[];
}

/** The three ways in which a rival wins (PAX-16.15, 16.17, 16.19, 16.21). */
export type RivalWin =
  | 'bigLodge'
  | 'manyCards'
  | 'joinedAreopagi'
  | 'sharedCards'
  | 'rosicrucians'
  | 'presence'
  | 'centralLodge'
  | 'innerInfluence'
  | 'outerCards'
  | 'largestLodges'
  | 'edictsAndScore';

export interface Rival {
  /** By the plan card's strength, where the target lies (PAX-15.10). */
  readonly diagram: { readonly [strength in Strength]: Relative };
  readonly stages: readonly (readonly Item[])[];
  readonly wins: readonly [RivalWin, RivalWin, RivalWin];
  /** PAX-15.21: by number of participants. */
  readonly place?: { readonly [participants: number]: SlotId };
  /** The rule that tells the script, and the one that tells its own actions and how it wins. */
  readonly rules: readonly [string, string];
}

const PLAN: readonly Item[] = [{ key: 'a', when: [], does: ['plan'] }];
const FILL: readonly Command[] = ['replace', 'influence', 'move'];
const PLACE: readonly Command[] = ['influence', 'move'];
const FIGHT: readonly Command[] = ['oust', 'move'];
const SHIFT: readonly Command[] = ['reassign', 'move'];

export const RIVAL: { readonly [id in RivalId]: Rival } = {
  weishaupt: {
    diagram: { 2: 'FL', 3: 'FR', 4: 'R', 5: 'L', 6: 'BR', dagger: 'BL', hammers: 'BL' },
    stages: [
      [
        { key: 'a', when: ['fewTokens'], does: ['interrogate'] },
        { key: 'b', when: [], does: [] },
      ],
      PLAN,
      [
        { key: 'a', when: ['target.shares', 'target.canBeInfluenced'], does: PLACE },
        { key: 'b', when: ['!target.shares', '!target.hasRivals', 'plan.shares'], does: FILL },
        { key: 'c', when: ['target.hasRivals'], does: FIGHT },
        { key: 'd', when: [], does: ['turnUp', 'influence', 'move'] },
      ],
      [
        { key: 'a', when: ['stage3.failed'], does: ['plan', 'influence', 'move'] },
        { key: 'b', when: [], does: ['interrogate'] },
      ],
    ],
    wins: ['bigLodge', 'manyCards', 'joinedAreopagi'],
    rules: ['PAX-16.13', 'PAX-16.15'],
  },
  saintgermain: {
    diagram: { 2: 'BL', 3: 'BR', 4: 'L', 5: 'R', 6: 'FL', dagger: 'FR', hammers: 'FR' },
    stages: [
      [
        { key: 'a', when: ['rumoursWouldPay'], does: ['interrogate'] },
        { key: 'b', when: ['rivalsHavePrimary'], does: ['takePrimary'] },
        { key: 'c', when: [], does: ['gainPrimary'] },
      ],
      PLAN,
      [
        { key: 'a', when: ['target.faceDown'], does: FILL },
        { key: 'b', when: ['target.canBeInfluenced'], does: PLACE },
        { key: 'c', when: ['target.hasRivals'], does: FIGHT },
        { key: 'd', when: ['plan.moreCells'], does: FILL },
        { key: 'e', when: [], does: SHIFT },
      ],
      [
        { key: 'a', when: ['threeOfOneType'], does: ['spendThree', 'plan', 'influence', 'move'] },
        { key: 'b', when: [], does: [] },
      ],
    ],
    wins: ['sharedCards', 'rosicrucians', 'presence'],
    place: { 2: 'north', 3: 'northwest', 4: 'north' },
    rules: ['PAX-16.16', 'PAX-16.17'],
  },
  joseph: {
    diagram: { 2: 'R', 3: 'FR', 4: 'FL', 5: 'L', 6: 'BR', dagger: 'BL', hammers: 'BL' },
    stages: [
      [{ key: 'a', when: [], does: ['interrogate'] }],
      PLAN,
      [
        { key: 'a', when: ['target.hasRivals'], does: FIGHT },
        { key: 'b', when: ['target.faceDown'], does: FILL },
        { key: 'c', when: ['target.canBeInfluenced'], does: PLACE },
        { key: 'd', when: [], does: SHIFT },
      ],
      PLAN,
      [
        { key: 'a', when: ['target.canBeInfluenced'], does: PLACE },
        { key: 'b', when: ['target.hasRivals'], does: FIGHT },
        { key: 'c', when: [], does: [] },
      ],
    ],
    wins: ['centralLodge', 'manyCards', 'innerInfluence'],
    place: { 2: 'north', 3: 'northeast', 4: 'north' },
    rules: ['PAX-16.18', 'PAX-16.19'],
  },
  charlestheodore: {
    diagram: { 2: 'BR', 3: 'BL', 4: 'L', 5: 'FL', 6: 'FR', dagger: 'R', hammers: 'R' },
    stages: [
      [
        { key: 'a', when: ['edictsInFront'], does: ['takeFromEdicts', 'interrogate'] },
        { key: 'b', when: ['noEdictsInPlay', 'eventsLeft'], does: ['revealEvent'] },
        { key: 'c', when: [], does: ['interrogate'] },
      ],
      PLAN,
      [
        { key: 'a', when: ['target.hasRivals', '!target.canBeInfluenced'], does: FIGHT },
        { key: 'b', when: ['target.faceDown'], does: FILL },
        { key: 'c', when: ['target.canBeInfluenced'], does: PLACE },
        { key: 'd', when: [], does: SHIFT },
      ],
      PLAN,
      [
        { key: 'a', when: ['target.hasRivals'], does: FIGHT },
        { key: 'b', when: ['target.canBeInfluenced'], does: ['influence'] },
        { key: 'c', when: [], does: [] },
      ],
    ],
    wins: ['outerCards', 'largestLodges', 'edictsAndScore'],
    rules: ['PAX-16.20', 'PAX-16.21'],
  },
};
