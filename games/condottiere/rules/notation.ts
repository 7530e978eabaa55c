/** One line per answer: `site milano`, `play bishop`, `pope off`, `hold m10 heroine`, `show 2 m6 facedown`. */
import { type Notation, NotationError, readNumber, words } from '@signoria/kernel';
import { KIND, KINDS, kindOf } from '../data/cards.ts';
import { REGION, regionOf } from '../data/map.ts';
import {
  type Choice,
  DISCARD,
  KEEP,
  LEAVE,
  PASS,
  PLAY,
  POPE,
  POPE_OFF,
  READY,
  SITE,
  TAKE,
  TAKE_NONE,
  TURN_UP,
} from './choices.ts';

export const notation: Notation<Choice> = {
  write(c) {
    switch (c.do) {
      case 'site':
        return `site ${c.region}`;
      case 'play':
        return `play ${c.card}`;
      case 'take':
        return `take ${c.card}`;
      case 'pope':
        return `pope ${c.region}`;
      case 'facedown':
        return `facedown ${c.side}`;
      case 'hold':
        return ['hold', ...c.items].join(' ');
      case 'draw':
        return `draw ${c.amount}`;
      case 'show':
        return ['show', c.whom < 0 ? 'all' : c.whom, ...c.items].join(' ');
      default:
        return c.do;
    }
  },

  read(line) {
    const [verb, ...rest] = words(line);
    const first = rest[0] ?? '';
    switch (verb) {
      case 'site':
        return only(line, rest, SITE[region(line, first)]!);
      case 'play':
        return only(line, rest, PLAY[card(line, first)]!);
      case 'take':
        return only(line, rest, first === 'none' ? TAKE_NONE : TAKE[card(line, first)]!);
      case 'pope':
        return only(line, rest, first === 'off' ? POPE_OFF : POPE[region(line, first)]!);
      case 'facedown':
        if (first !== 'leave' && first !== 'up') throw new NotationError(line, "say 'leave' or 'up'");
        return only(line, rest, first === 'up' ? TURN_UP : LEAVE);
      case 'hold':
        return { do: 'hold', items: items(line, rest, false) };
      case 'draw':
        return only(line, rest, { do: 'draw', amount: readNumber(line, first) });
      case 'show':
        return {
          do: 'show',
          whom: first === 'all' ? -1 : readNumber(line, first),
          items: items(line, rest.slice(1), true),
        };
      default:
        return alone(line, verb, rest);
    }
  },
};

const SINGLE: { readonly [verb: string]: Choice } = { pass: PASS, keep: KEEP, discard: DISCARD, ready: READY };

function alone(line: string, verb: string | undefined, rest: readonly string[]): Choice {
  const choice = verb !== undefined && Object.hasOwn(SINGLE, verb) ? SINGLE[verb]! : null;
  if (choice === null) throw new NotationError(line, `no such move '${verb ?? ''}'`);
  if (rest.length > 0) throw new NotationError(line, `'${verb}' stands alone`);
  return choice;
}

function only(line: string, rest: readonly string[], choice: Choice): Choice {
  if (rest.length > 1) throw new NotationError(line, `'${rest[1]}' is one word too many`);
  return choice;
}

function card(line: string, id: string): number {
  const kind = kindOf(id);
  if (kind < 0) throw new NotationError(line, `no card '${id}'; cards: ${Object.keys(KIND).join(', ')}`);
  return kind;
}

function region(line: string, id: string): number {
  const found = regionOf(id);
  if (found < 0) throw new NotationError(line, `no region '${id}'; regions: ${Object.keys(REGION).join(', ')}`);
  return found;
}

/** Named in any order, a set of cards has one spelling: that of the menu, the facedown card last. */
function items(line: string, ids: readonly string[], facedown: boolean): readonly string[] {
  const place = (id: string) => (facedown && id === 'facedown' ? KINDS : card(line, id));
  return ids
    .map((id) => ({ id, at: place(id) }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
