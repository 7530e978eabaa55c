/** What one's own things can do now: the lines of the menu that are about them. */
import { type Aim, IDLE, type Option } from '@signoria/web/kit';
import type { Choice } from '../rules/choices.ts';
import { isCard, isTroop } from './names.ts';
import type { Is, Table } from './table.ts';

const BY_TILE: { readonly [id: string]: Is } = {
  'rome-lucrezia-borgia': (c) => c.do === 'steal' && c.by === 'lucrezia',
  'naples-alfonso-of-aragon': (c) => c.do === 'freeCard' && c.from === 'alfonso',
  'milan-pallavicino-family': (c) => c.do === 'freeCard' && c.from === 'pallavicino',
  'milan-ludovico-sforza': (c) => c.do === 'reroll' || c.do === 'stand',
  'florence-lorenzo-medici': (c) => c.do === 'lorenzo',
  'florence-banker': (c) => c.do === 'pay' && c.banker > 0,
  malatesta: (c) => c.do === 'freeCard' && c.from === 'malatesta',
  baglioni: (c) => c.do === 'declare',
  bentivoglio: (c) => c.do === 'rank',
  pope: (c) => c.do === 'league',
};

const BY_CARD: { readonly [id: string]: Is } = {
  'bribe-troops': (c) => c.do === 'bribe',
  'bribe-cardinal': (c) => c.do === 'pay' && c.cardinals > 0,
  'freeze-bid': (c) => c.do === 'freeze',
  'steal-influence': (c) => c.do === 'steal' && c.by === 'steal-influence',
  'steal-gold-shipment': (c) => c.do === 'steal' && c.by === 'steal-gold-shipment',
  veto: (c) => c.do === 'veto',
  'start-war': (c) => c.do === 'startWar',
  'bad-weather': (c) => c.do === 'weather',
};

function isUse(id: string, c: Choice): boolean {
  if (isCard(id)) return (c.do === 'discard' && c.card === id) || BY_CARD[id]!(c);
  if (isTroop(id)) return c.do === 'discardTroop' && c.troop === id;
  return BY_TILE[id]?.(c) ?? false;
}

export function usesOf(table: Table, id: string): readonly Option[] {
  return table.past ? [] : table.options.filter(({ choice }) => isUse(id, choice));
}

/** With one line a press points at it; with several the thing is looked at, and they stand there. */
export function aimOf(table: Table, id: string): Aim {
  const uses = usesOf(table, id);
  const chosen = uses.find(({ line }) => line === table.selected);
  if (chosen !== undefined) return { target: 'selected', line: chosen.line, label: chosen.label };
  const only = uses[0];
  if (only === undefined) return IDLE;
  return { target: 'legal', line: uses.length === 1 ? only.line : '', label: uses.length === 1 ? only.label : null };
}
