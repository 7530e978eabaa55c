/** One of everything that can be put into words. The types see to it that nothing is left out. */
import type { FactSamples, SamplesOf } from '@signoria/kernel/testing';
import type { Sayable, WarningFacts } from '../text/shape.ts';

type Samples = SamplesOf<Sayable>;

export const HAPPENINGS: Samples['happenings'] = {
  gameStarts: [
    { what: 'gameStarts', game: 1, token: 0 },
    { what: 'gameStarts', game: 2, token: 1 },
  ],
  dealt: [{ what: 'dealt', seat: 0, count: 10 }],
  dealtCards: [{ what: 'dealtCards', seat: 0, cards: ['m1', 'winter', 'm1'], to: [0] }],
  siteChosen: [
    { what: 'siteChosen', seat: 0, region: 'firenze', defender: null },
    { what: 'siteChosen', seat: 1, region: 'bologna', defender: 0 },
  ],
  played: [
    { what: 'played', seat: 0, card: 'heroine', strength: 19 },
    { what: 'played', seat: 0, card: 'spring', strength: 0 },
  ],
  playedFacedown: [{ what: 'playedFacedown', seat: 0, strength: 6 }],
  facedownIs: [{ what: 'facedownIs', seat: 0, card: 'drummer', to: [0] }],
  turnedUp: [{ what: 'turnedUp', seat: 0, card: 'courtesan' }],
  strengths: [
    { what: 'strengths', of: [{ seat: 0, strength: 3 }] },
    {
      what: 'strengths',
      of: [
        { seat: 1, strength: 4 },
        { seat: 2, strength: 12 },
      ],
    },
  ],
  seasonGoes: [
    { what: 'seasonGoes', card: 'winter', count: 1 },
    { what: 'seasonGoes', card: 'spring', count: 2 },
  ],
  mercenariesGo: [
    { what: 'mercenariesGo', strength: 10, from: [{ seat: 0, count: 1 }] },
    {
      what: 'mercenariesGo',
      strength: 10,
      from: [
        { seat: 0, count: 2 },
        { seat: 2, count: 1 },
      ],
    },
  ],
  noMercenaries: [{ what: 'noMercenaries' }],
  popePlaced: [
    { what: 'popePlaced', seat: 0, region: 'urbino' },
    { what: 'popePlaced', seat: 0, region: null },
  ],
  takenBack: [
    { what: 'takenBack', seat: 0, card: 'm6' },
    { what: 'takenBack', seat: 0, card: null },
  ],
  passed: [
    { what: 'passed', seat: 0, free: false },
    { what: 'passed', seat: 0, free: true },
  ],
  outOfCards: [{ what: 'outOfCards', seat: 0 }],
  compared: [
    { what: 'compared', strengths: [19, 22, 11], surrender: false },
    { what: 'compared', strengths: [0, 0, 11], surrender: true },
  ],
  conquered: [
    { what: 'conquered', seat: 0, region: 'siena', from: null },
    { what: 'conquered', seat: 1, region: 'roma', from: 0 },
  ],
  held: [{ what: 'held', seat: 0, region: 'parma' }],
  tied: [
    { what: 'tied', seats: [0, 1], region: 'milano' },
    { what: 'tied', seats: [0, 1], region: null },
  ],
  tokenTo: [
    { what: 'tokenTo', seat: 0, why: 'courtesans' },
    { what: 'tokenTo', seat: 0, why: 'winner' },
    { what: 'tokenTo', seat: 0, why: 'defender' },
    { what: 'tokenTo', seat: 0, why: 'left' },
  ],
  handDiscarded: [{ what: 'handDiscarded', seat: 0, cards: ['scarecrow', 'surrender'] }],
  roundEnds: [{ what: 'roundEnds', round: 2 }],
  kept: [
    { what: 'kept', seat: 0, count: 2, discarded: 3 },
    { what: 'kept', seat: 0, count: 0, discarded: 3 },
    { what: 'kept', seat: 0, count: 1, discarded: 0 },
  ],
  keptCards: [
    { what: 'keptCards', seat: 0, cards: ['m10', 'heroine'], to: [0] },
    { what: 'keptCards', seat: 0, cards: [], to: [0] },
  ],
  drew: [{ what: 'drew', seat: 0, count: 3 }],
  drewCards: [{ what: 'drewCards', seat: 0, cards: ['bishop'], to: [0] }],
  pileRenewed: [
    { what: 'pileRenewed', withLines: false },
    { what: 'pileRenewed', withLines: true },
  ],
  noSiteLeft: [{ what: 'noSiteLeft' }],
  finalBattle: [{ what: 'finalBattle', finalists: [0, 2], first: 0 }],
  gameEnds: [{ what: 'gameEnds', winners: [0], reason: 'adjacent' }],
  scored: [
    { what: 'scored', seat: 0, regions: 3, bonus: 5, points: 8 },
    { what: 'scored', seat: 0, regions: 1, bonus: 0, points: 1 },
  ],
  shown: [
    { what: 'shown', seat: 0, whom: 1, count: 2 },
    { what: 'shown', seat: 1, whom: 0, count: 1 },
    { what: 'shown', seat: 0, whom: null, count: 5 },
  ],
  shownCards: [
    { what: 'shownCards', seat: 0, whom: 1, cards: ['winter'], to: [0, 1] },
    { what: 'shownCards', seat: 1, whom: null, cards: ['m3', 'm3'], to: [0, 1, 2] },
  ],
};

/** Forms come twice: filled in, and as the bare base that a menu carries. */
export const CHOICES: Samples['choices'] = {
  site: [{ do: 'site', region: 'firenze' }],
  play: [{ do: 'play', card: 'bishop' }],
  pass: [{ do: 'pass' }],
  take: [
    { do: 'take', card: 'm6' },
    { do: 'take', card: 'none' },
  ],
  pope: [
    { do: 'pope', region: 'urbino' },
    { do: 'pope', region: 'off' },
  ],
  facedown: [
    { do: 'facedown', side: 'leave' },
    { do: 'facedown', side: 'up' },
  ],
  keep: [{ do: 'keep' }],
  discard: [{ do: 'discard' }],
  hold: [{ do: 'hold', items: ['m10', 'heroine'] }, { do: 'hold', items: [] }, { do: 'hold' }],
  draw: [{ do: 'draw', amount: 2 }, { do: 'draw', amount: 0 }, { do: 'draw' }],
  ready: [{ do: 'ready' }],
  show: [
    { do: 'show', whom: 1, items: ['m6', 'facedown'] },
    { do: 'show', whom: -1, items: ['facedown'] },
    { do: 'show', whom: -1, items: ['winter', 'winter'] },
    { do: 'show', whom: 1 },
    { do: 'show', whom: -1 },
  ],
};

const BLOCKED: Samples['blocked'] = {
  popeProtects: { region: 'firenze' },
  regionTaken: { region: 'siena', owner: 0 },
  ownRegion: { region: 'siena' },
  popeOnSite: { region: 'bologna' },
  popeOnMarker: { region: 'siena', owner: 1 },
  notAMercenary: { card: 'courtesan' },
  facedown: { card: 'm6' },
  handHasMercenary: {},
  handLimit: { max: 2 },
};

const WARNINGS: FactSamples<WarningFacts> = {
  nothingToTake: {},
  bishopHitsNobody: {},
  bishopHitsYouAlone: { strength: 10 },
  seasonIsHere: { card: 'spring' },
  drummerIsHere: {},
  surrenderGives: { leader: 1, region: 'firenze' },
};

export const SCORE: Samples['score'] = {
  regions: { of: 5, regions: ['siena', 'roma'] },
  adjacent: { size: 2, of: 3, regions: ['siena', 'roma'] },
  series: { of: 20 },
};

const ALONE = [[0], [1]];

const OUTCOMES: Samples['outcomes'] = {
  regions: ALONE,
  adjacent: ALONE,
  most: [...ALONE, [0, 1, 2]],
  finalBattle: ALONE,
  sharedFinalBattle: [...ALONE, [0, 1, 2]],
  points: ALONE,
};

const EDITION: Samples['edition'] = {
  'own-neighbour': {},
  'border-twice': {},
  'deck-too-small': { cards: 71, least: 77 },
  'not-ascending': { below: 'm5' },
  'map-in-pieces': {},
  'adjacent-above-total': {},
};

const MENUS: Samples['menus'] = {
  chooseSite: { kind: 'list', choices: CHOICES.site },
  turn: { kind: 'list', choices: [...CHOICES.play, ...CHOICES.pass] },
  takeBack: { kind: 'list', choices: CHOICES.take },
  placePope: { kind: 'list', choices: CHOICES.pope },
  passFacedown: { kind: 'list', choices: CHOICES.facedown },
  keepOrDiscard: { kind: 'list', choices: CHOICES.keep },
  keepOrDiscardInTurn: { kind: 'list', choices: [...CHOICES.keep, ...CHOICES.discard] },
  holdCards: { kind: 'subset', base: { do: 'hold' }, of: [{ id: 'm1', count: 1 }], min: 0, max: 2 },
  drawCards: { kind: 'amount', base: { do: 'draw' }, min: 0, max: 3, step: 1 },
  nextGame: { kind: 'list', choices: CHOICES.ready },
  tableTalk: { kind: 'subset', base: { do: 'show' }, of: [{ id: 'm1', count: 1 }], min: 1, max: 1 },
};

export const SAMPLES = {
  happenings: HAPPENINGS,
  choices: CHOICES,
  blocked: BLOCKED,
  warnings: WARNINGS,
  score: SCORE,
  outcomes: OUTCOMES,
  edition: EDITION,
  menus: MENUS,
};
