import { kernelEn as kernel } from '@signoria/kernel/words/en';
import type { TableText } from '../text.ts';

export const tableEn: TableText = {
  refusal(r, game, reader) {
    switch (r.why) {
      case 'bad-start':
        return r.problems.map((problem) => kernel.start(problem, game)).join(' ');
      case 'bad-option':
        return r.problems.map((problem) => kernel.option(problem)).join(' ');
      case 'malformed':
        return `The table does not understand this request (${r.detail}).`;
      case 'too-large':
        return 'That is too long.';
      case 'too-many':
        return 'That is too many.';
      case 'no-such-table':
        return 'There is no such table.';
      case 'not-seated':
        return 'You are not playing at this table now.';
      case 'not-owner':
        return 'Only whoever opened the table may do this.';
      case 'not-running':
        return 'The game is not being played at the moment.';
      case 'seat-taken':
        return 'This seat is taken.';
      case 'seats-open':
        return 'There are still open seats: wait for players or give them to bots.';
      case 'colour-taken':
        return 'Somebody has this colour already.';
      case 'already-started':
        return 'The game has begun already.';
      case 'not-over':
        return 'This is only possible once the game is over.';
      case 'insider':
        return 'You have held a file that shows every hand of this game, so you cannot play in it.';
      case 'people-only':
        return 'Not for bots.';
      case 'scope':
        return 'The token is not for that.';
      case 'rated':
        return 'While a rated game runs, no bot plays in it or advises on it.';
      case 'counted':
        return 'This try counts: nothing is taken back.';
      case 'sealed':
        return 'Others still play this deal.';
      case 'not-leader':
        return 'Only whoever leads the room may do this.';
      case 'no-such-proposal':
        return 'This proposal is no longer open.';
      case 'already-proposed':
        return 'This has been proposed already.';
      case 'cooling-down':
        return 'This was refused a short while ago. Wait a little before you propose it again.';
      case 'muted':
        return 'You may not write here at present.';
      case 'server':
        return 'This could not be saved, so nothing was changed. Try again.';
      default:
        return kernel.refusal(r, game, reader);
    }
  },
  proposal(what, by) {
    switch (what.kind) {
      case 'takeback':
        return what.to === 0
          ? `${by} proposes to go back to the very beginning.`
          : `${by} proposes to go back to just after entry ${what.to}.`;
      case 'pause':
        return `${by} proposes a break.`;
      case 'resume':
        return `${by} proposes to play on.`;
      case 'end':
        return `${by} proposes to end the game without a winner.`;
    }
  },
  propose: {
    takeback: 'Propose a take-back',
    pause: 'Propose a break',
    resume: 'Propose to play on',
    end: 'Propose to end the game',
  },
  status: {
    open: 'waiting for players',
    running: 'being played',
    paused: 'paused',
    finished: 'finished',
    abandoned: 'ended without a winner',
  },
  level: { novice: 'novice', adept: 'adept', master: 'master', companion: 'companion' },
  gone: 'Former player',
  botName: {
    orsola: 'Orsola',
    tiberio: 'Tiberio',
    fiammetta: 'Fiammetta',
    gaspare: 'Gaspare',
    dianora: 'Dianora',
    silvio: 'Silvio',
    nerina: 'Nerina',
    lorenzo: 'Lorenzo',
    caterina: 'Caterina',
    cosimo: 'Cosimo',
    isabella: 'Isabella',
    ludovico: 'Ludovico',
    lucrezia: 'Lucrezia',
    federico: 'Federico',
  },
  quickChat: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thank you',
    sorry: 'Sorry',
    thinking: 'Let me think…',
    'no-hurry': 'Take your time',
    'good-game': 'Good game!',
  },
};
