/** The five variants (CON-11.1) and the switches for points the rulebook leaves open. */
import type { OptionValues } from '@signoria/kernel';

export const OPTIONS = {
  drawAfterBattle: { kind: 'switch', default: false, rules: ['CON-12.1'] },
  points: { kind: 'switch', default: false, rules: ['CON-11.2'], excludes: ['capturingRegions'] },
  biggerKingdoms: { kind: 'switch', default: false, rules: ['CON-14.1', 'CON-14.2'] },
  capturingRegions: { kind: 'switch', default: false, rules: ['CON-11.2'], excludes: ['points'] },
  hiddenCards: { kind: 'switch', default: false, rules: ['CON-16.1'] },
  pointsTarget: { kind: 'number', default: 20, min: 5, max: 60, rules: ['CON-13.1'], needs: 'points' },
  /** 0: drawn at random; else the seat, counted from 1. */
  firstToken: { kind: 'number', default: 0, min: 0, max: 'seats', rules: ['CON-R1'] },
  popeMayEnterContestedRegion: { kind: 'switch', default: true, rules: ['CON-R11'], advanced: true },
  highestMercenaryUsesPrintedStrength: { kind: 'switch', default: true, rules: ['CON-R5'], advanced: true },
  soleCourtesanLeaderTakesTokenInTie: { kind: 'switch', default: true, rules: ['CON-R8'], advanced: true },
  soleCourtesanLeaderBeatsDefenderInTie: {
    kind: 'switch',
    default: true,
    rules: ['CON-R41'],
    advanced: true,
    needs: 'capturingRegions',
  },
  handSizesPublic: { kind: 'switch', default: true, rules: ['CON-R21'], advanced: true },
  discardHandSimultaneous: { kind: 'switch', default: true, rules: ['CON-R16'], advanced: true },
  drawAfterBattleOpeningHand: {
    kind: 'number',
    default: 7,
    min: 1,
    max: 10,
    rules: ['CON-R25'],
    advanced: true,
    needs: 'drawAfterBattle',
  },
  captureOwnRegionAllowed: {
    kind: 'switch',
    default: false,
    rules: ['CON-R37'],
    advanced: true,
    needs: 'capturingRegions',
  },
  hiddenRevealBeforeEffect: {
    kind: 'switch',
    default: false,
    rules: ['CON-R44'],
    advanced: true,
    needs: 'hiddenCards',
  },
  finalBattleInsidePointsSeriesGame: {
    kind: 'switch',
    default: false,
    rules: ['CON-R33'],
    advanced: true,
    needs: 'points',
  },
} as const;

export type Options = OptionValues<typeof OPTIONS>;
