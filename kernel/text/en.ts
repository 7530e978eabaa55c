import type { EditionProblem } from '../game/game.ts';
import type { PlayText } from '../game/module.ts';
import type { OptionProblem } from '../game/options.ts';
import type { FileProblem } from '../log/file.ts';
import type { StartProblem } from '../log/match.ts';
import type { KernelText } from '../text.ts';
import { editionEn } from './edition.en.ts';
import { tellOf } from './play.ts';

const sentence = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

function option(p: OptionProblem): string {
  switch (p.problem) {
    case 'unknown':
      return `There is no option “${p.option}”. The options are: ${p.known.join(', ')}.`;
    case 'type':
      return `Option “${p.option}” must be ${p.expected === 'switch' ? 'true or false' : 'a whole number'}.`;
    case 'range':
      return `Option “${p.option}” must be from ${p.min} to ${p.max}.`;
    case 'pick':
      return `Option “${p.option}” must be one of: ${p.of.join(', ')}.`;
    case 'seats':
      return `Option “${p.option}” can be “${p.value}” only with ${p.min} to ${p.max} players.`;
    case 'excludes':
      return `Options “${p.option}” and “${p.other}” exclude each other (${p.rules.join(', ')}).`;
  }
}

function edition(p: EditionProblem, game: PlayText): string {
  return tellOf(editionEn, p.why, p.facts) ?? game.edition(p);
}

function start(p: StartProblem, game: PlayText): string {
  switch (p.problem) {
    case 'players':
      return `${game.title} is for ${p.min} to ${p.max} players, not ${p.given}.`;
    case 'option':
      return option(p.option);
    case 'edition':
      return `Edition file, ${p.edition.path || 'top level'}: ${edition(p.edition, game)}`;
  }
}

function file(p: FileProblem, game: PlayText): string {
  switch (p.problem) {
    case 'format':
      return `This is not a readable game file: ${p.detail}.`;
    case 'game':
      return `This file is of the game “${p.given}”, not “${p.expected}”.`;
    case 'rules':
      return `This game was played under rules version ${p.given}; this program has version ${p.expected}.`;
    case 'start':
      return p.problems.map((problem) => start(problem, game)).join(' ');
    case 'commitment':
      return 'The key does not match the commitment published at the start.';
    case 'refused':
      return `Entry ${p.entry} (“${p.line}”) is not a legal move: ${kernelEn.refusal(p.refusal, game, nobody)}`;
    case 'hash':
      return `Entry ${p.entry} (“${p.line}”) does not lead to the recorded position: the file was changed there.`;
    case 'outcome':
      return `The recorded result is not the result of these ${p.entry} entries.`;
  }
}

const nobody = { name: (seat: number) => `Player ${seat + 1}`, seat: null };

export const kernelEn: KernelText = {
  refusal(r, game, reader) {
    switch (r.why) {
      case 'over':
        return 'The game is over.';
      case 'no-such-seat':
        return `There is no seat ${r.seat} at this table.`;
      case 'not-asked':
        return `It is not your decision now: ${r.asked.map((s) => reader.name(s)).join(', ')} to decide.`;
      case 'stale':
        return 'That question is no longer open: the position has moved on. Nothing was changed.';
      case 'unreadable':
        return `${sentence(r.problem)}.`;
      case 'forbidden':
        if (r.reason === 'barrier') return 'This can no longer be taken back: something new has become known since.';
        if (r.reason === 'consent') return 'Everybody at the table has to agree to this.';
        if (r.reason === null) return `“${r.line}” is not possible here (${r.rules.join(', ')}).`;
        return `${game.blocked(r.reason, r.facts, reader)} (${r.rules.join(', ')})`;
    }
  },
  option,
  edition,
  start,
  file,
};
