/**
 * The things on the board that choices are about. Every legal target is a line of the menu: a thing asks which lines
 * concern it and shows the best of them.
 */
import type { Target } from '@signoria/web/kit';
import type { EventId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { SchemeId } from '../data/schemes.ts';
import type { Choice } from '../rules/choices.ts';
import type { Table } from './table.ts';

export type Spot =
  | `place ${PlaceId}`
  | 'areopagus'
  | `hand ${CardId}`
  | `court ${number}`
  | 'deck'
  | `scheme ${SchemeId}`
  | `faction ${FactionId}`
  | `edict ${FactionId}`
  | `event ${EventId}`;

/** Where on the board a choice can be made; nowhere for those that only the dock and the prompt bar have. */
export function spotsOf(choice: Choice): readonly Spot[] {
  switch (choice.do) {
    case 'interrogate':
      return [choice.place === 'areopagus' ? 'areopagus' : `place ${choice.place}`];
    case 'scout':
    case 'influence':
    case 'expel':
    case 'oust':
    case 'reward':
    case 'letters':
    case 'yield':
    case 'look':
    case 'turnup':
    case 'mark':
      return [`place ${choice.place}`];
    case 'move':
    case 'shift':
      return [`place ${choice.from}`, `place ${choice.to}`];
    case 'swap':
      return [`place ${choice.a}`, `place ${choice.b}`];
    case 'reassign':
      return choice.factions.map((faction): Spot => `faction ${faction}`);
    case 'claim':
    case 'faction':
      return [`faction ${choice.faction}`];
    case 'conspire':
    case 'put':
    case 'lay':
    case 'discard':
      return [`hand ${choice.card}`];
    case 'exchange':
      return [`hand ${choice.card}`, `court ${choice.slot}`];
    case 'audience':
    case 'court':
      return [`court ${choice.slot}`];
    case 'deck':
      return ['deck'];
    case 'realise':
    case 'newplan':
    case 'drop':
    case 'restore':
      return [`scheme ${choice.scheme}`];
    case 'edict':
      return [`edict ${choice.faction}`];
    case 'play':
    case 'keep':
      return [`event ${choice.event}`];
    default:
      return [];
  }
}

/** A line of the menu, or a closed one with its reason. */
export interface Deed {
  readonly line: string;
  readonly label: string;
  readonly open: boolean;
  readonly choice: Choice;
}

/** All lines, open ones first; none when the position is of the past. */
export function allDeeds(table: Table): readonly Deed[] {
  if (table.past) return [];
  return [
    ...table.options.map(({ line, label, choice }) => ({ line, label, open: true, choice })),
    ...table.blocked.map(({ line, choice }) => {
      return { line, label: table.text.choice(choice, table.reader), open: false, choice };
    }),
  ];
}

export function deedsAt(table: Table, spot: Spot): readonly Deed[] {
  return allDeeds(table).filter(({ choice }) => spotsOf(choice).includes(spot));
}

export function targetOf(table: Pick<Table, 'selected'>, deeds: readonly Deed[]): Target {
  if (deeds.length === 0) return 'idle';
  if (deeds.some(({ line }) => line === table.selected)) return 'selected';
  return deeds.some(({ open }) => open) ? 'legal' : 'blocked';
}

/** What pressing a thing does: the one line it has, or a look at all of them. */
export function press(table: Table, deeds: readonly Deed[], look: () => void): void {
  const [only] = deeds;
  if (only === undefined || deeds.length > 1) look();
  else if (only.open) table.select(only.line);
  else table.why(only.line);
}

/** How a thing is read out: what it is, then what may be done with it. */
export function spoken(facts: readonly string[], deeds: readonly Deed[]): string {
  const open = deeds.filter((deed) => deed.open).map(({ label }) => label);
  return [...facts, ...open].join('. ');
}
