/**
 * What the luminaries can do in a conspiracy (PAX-4.5). Provenance: that royal arches always give an extra main action is in
 * the rulebook, and R-INFL-ANY is its sample; all others are designed. `rule` names the line that says exactly what
 * happens (PAX-17.1); the numbers may be corrected by an edition file.
 */
export type AbilityKind = 'extra' | 'enhance' | 'special';
export type Action = 'scout' | 'influence' | 'interrogate' | 'reassign' | 'expel' | 'oust';

export interface Ability {
  readonly id: string;
  readonly kind: AbilityKind;
  /** The main action it is or improves. */
  readonly action: Action | null;
  readonly rule: string;
}

export const ABILITIES = [
  { id: 'R-INFL-ANY', kind: 'extra', action: 'influence', rule: 'PAX-17.11' },
  { id: 'R-SCOUT-ANY', kind: 'extra', action: 'scout', rule: 'PAX-17.12' },
  { id: 'R-EXPEL-ANY', kind: 'extra', action: 'expel', rule: 'PAX-17.13' },
  { id: 'R-REASSIGN-ALL', kind: 'extra', action: 'reassign', rule: 'PAX-17.14' },
  { id: 'R-INTERR-ALL', kind: 'extra', action: 'interrogate', rule: 'PAX-17.15' },
  { id: 'R-OUST-ANY', kind: 'extra', action: 'oust', rule: 'PAX-17.16' },
  { id: 'G-INFL-LESS', kind: 'enhance', action: 'influence', rule: 'PAX-17.17' },
  { id: 'G-DRAW-TWO', kind: 'special', action: null, rule: 'PAX-17.18' },
  { id: 'G-OUST-TIES', kind: 'enhance', action: 'oust', rule: 'PAX-17.19' },
  { id: 'G-REASSIGN-TWO', kind: 'enhance', action: 'reassign', rule: 'PAX-17.20' },
  { id: 'G-INTERR-RUMOUR', kind: 'enhance', action: 'interrogate', rule: 'PAX-17.21' },
  { id: 'G-EDICT-TWO', kind: 'special', action: null, rule: 'PAX-17.22' },
  { id: 'X-SCOUT-FREE', kind: 'extra', action: 'scout', rule: 'PAX-17.23' },
  { id: 'X-INFL-CHEAP', kind: 'extra', action: 'influence', rule: 'PAX-17.24' },
  { id: 'X-INFL-ANY1', kind: 'extra', action: 'influence', rule: 'PAX-17.25' },
  { id: 'X-INTERR-KEEP', kind: 'extra', action: 'interrogate', rule: 'PAX-17.26' },
  { id: 'X-REASSIGN-FREE', kind: 'extra', action: 'reassign', rule: 'PAX-17.27' },
  { id: 'X-EXPEL-ONE', kind: 'extra', action: 'expel', rule: 'PAX-17.28' },
  { id: 'X-OUST-EDGE', kind: 'extra', action: 'oust', rule: 'PAX-17.29' },
  { id: 'E-SCOUT-ANY', kind: 'enhance', action: 'scout', rule: 'PAX-17.30' },
  { id: 'E-INFL-SUB', kind: 'enhance', action: 'influence', rule: 'PAX-17.31' },
  { id: 'E-INFL-FACTION', kind: 'enhance', action: 'influence', rule: 'PAX-17.32' },
  { id: 'E-INTERR-BONUS', kind: 'enhance', action: 'interrogate', rule: 'PAX-17.33' },
  { id: 'E-INTERR-ALLY', kind: 'enhance', action: 'interrogate', rule: 'PAX-17.34' },
  { id: 'E-REASSIGN-FIVE', kind: 'enhance', action: 'reassign', rule: 'PAX-17.35' },
  { id: 'E-EXPEL-RIVAL', kind: 'enhance', action: 'expel', rule: 'PAX-17.36' },
  { id: 'E-OUST-POWER', kind: 'enhance', action: 'oust', rule: 'PAX-17.37' },
  { id: 'E-OUST-CHEAP', kind: 'enhance', action: 'oust', rule: 'PAX-17.38' },
  { id: 'S-SWAP-BOARD', kind: 'special', action: null, rule: 'PAX-17.39' },
  { id: 'S-REVEAL', kind: 'special', action: null, rule: 'PAX-17.40' },
  { id: 'S-COURT', kind: 'special', action: null, rule: 'PAX-17.41' },
  { id: 'S-STEAL', kind: 'special', action: null, rule: 'PAX-17.42' },
  { id: 'S-SHIFT-RIVAL', kind: 'special', action: null, rule: 'PAX-17.43' },
  { id: 'S-CONVERT', kind: 'special', action: null, rule: 'PAX-17.44' },
  { id: 'S-MARK', kind: 'special', action: null, rule: 'PAX-17.45' },
  { id: 'S-DRAW', kind: 'special', action: null, rule: 'PAX-17.46' },
  { id: 'S-EDICT', kind: 'special', action: null, rule: 'PAX-17.47' },
] as const satisfies readonly Ability[];

export type AbilityId = (typeof ABILITIES)[number]['id'];

export const ABILITY = Object.fromEntries(ABILITIES.map((a) => [a.id, a])) as { readonly [id in AbilityId]: Ability };
