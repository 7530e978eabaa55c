/** What a puzzle is about, found mechanically: no game's words, only what all games have in common. */
import { highest, mix, rateInto } from '@signoria/bots';
import { answer, enumerate, imagine, menuOf, random } from '@signoria/kernel';
import type { Judge } from '../judge.ts';
import type { Step } from '../path.ts';
import { worldFor, worldSeed } from '../values.ts';
import type { Contest } from './contest.ts';

export const THEMES = ['win', 'save', 'auction', 'pass', 'pay', 'unlikely', 'opening', 'middle', 'ending'] as const;
export type Theme = (typeof THEMES)[number];

/** In so many worlds the answer must end the game. */
const WORLDS = 8;
/** The words by which all notations say that nothing more is done. */
const NO_MORE = ['pass', 'stop', 'end', 'decline'];
/** From and to which part of the game. */
const OPENING = 0.2;
const ENDING = 0.8;

export interface Moment {
  readonly judge: Judge;
  readonly step: Step;
  readonly contest: Contest;
  /** How many answers its game took. */
  readonly length: number;
}

export function themesOf(moment: Moment): readonly Theme[] {
  const found: { readonly [T in Theme]: boolean } = {
    win: winsAtOnce(moment),
    save: saves(moment),
    auction: isAuction(moment),
    pass: moment.contest.best.every((line) => NO_MORE.includes(line.split(' ')[0]!)),
    pay: moment.contest.best.some((line) => 'payment' in moment.judge.game.notation.read(line)),
    unlikely: isUnlikely(moment),
    ...phase(moment),
  };
  return THEMES.filter((theme) => found[theme]);
}

/** In every world, before anybody else is asked. */
function winsAtOnce({ judge: { game }, step: { before, seat, seq }, contest }: Moment): boolean {
  return Array.from({ length: WORLDS }, (_, world) => world).every((world) => {
    const s = worldFor(game, before, seat, worldSeed(seq, world));
    answer(game, s, seat, game.notation.read(contest.best[0]!));
    return s.outcome?.winners.includes(seat) === true;
  });
}

/** Whoever answers anything else has at most half the chance left; and is not ahead anyway. */
function saves({ contest: { answers, best } }: Moment): boolean {
  const own = answers[0]!.share.mean;
  return own <= 0.5 && answers.slice(best.length).every(({ loss }) => loss.mean >= own / 2);
}

function isAuction({ judge: { game, policy }, step: { before }, contest }: Moment): boolean {
  const hook = policy.auctions?.[before.todo.at(-1)!.at];
  return hook !== undefined && contest.answers.some(({ line }) => hook.lot(before, game.notation.read(line)) !== null);
}

/** Not what comes to mind first, which is what the game's policy likes best. */
function isUnlikely({ judge, step: { before, seat, seq }, contest }: Moment): boolean {
  const { game, policy, scratch } = judge;
  const world = imagine(game, before, seat, mix(seq, seat));
  const choices = enumerate(menuOf(game, world, seat)!, random(seq));
  rateInto(scratch, policy, world, seat, choices);
  const liked = choices[highest(scratch.rates, choices.length, random(seq))]!;
  return !contest.best.includes(game.notation.write(liked));
}

function phase({ step: { seq }, length }: Moment) {
  const part = seq / length;
  return { opening: part < OPENING, middle: part >= OPENING && part < ENDING, ending: part >= ENDING };
}
