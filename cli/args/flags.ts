/** Every flag of every command: its kind stands here, its words in the text tables. Not here: reading them. */
import { LEVELS } from '@signoria/bots';
import { LANGUAGES } from '@signoria/kernel';
import { HOUSE_COLOURS, HOUSE_CRESTS } from '@signoria/protocol/names';
import { LOG_LEVELS } from '@signoria/server/options';

/** `yes` takes no value, `maybe` one or none (then it is empty), `texts` may be repeated, `count` is whole from 1, `whole` from 0, `number` above 0. */
export type Kind = 'yes' | 'maybe' | 'text' | 'texts' | 'count' | 'whole' | 'number' | readonly string[];

export const FLAGS = {
  help: 'yes',
  json: 'yes',
  lang: LANGUAGES,
  players: 'count',
  bots: ['novice', 'adept', 'master', 'companion'],
  name: 'text',
  seed: 'text',
  variant: 'texts',
  option: 'texts',
  edition: 'text',
  save: 'text',
  resume: 'text',
  games: 'count',
  policy: LEVELS,
  iterations: 'count',
  ms: 'count',
  'all-variants': 'yes',
  a: 'text',
  b: 'text',
  threads: 'count',
  ratings: 'yes',
  full: 'yes',
  record: 'text',
  to: 'whole',
  seat: 'count',
  out: 'text',
  from: 'text',
  simulate: 'text',
  anonymous: 'yes',
  coverage: 'yes',
  positions: 'count',
  seconds: 'number',
  against: 'text',
  port: 'whole',
  host: 'text',
  base: 'text',
  data: 'text',
  database: 'text',
  open: 'yes',
  log: LOG_LEVELS,
  'trust-proxy': 'maybe',
  'setup-code': 'text',
  'metrics-token': 'text',
  workers: 'count',
  'peer-address': 'text',
  'club-name': 'text',
  'club-colour': HOUSE_COLOURS,
  'club-crest': HOUSE_CRESTS,
  welcome: 'text',
  announcement: 'text',
  'club-edition': 'texts',
  address: 'text',
  registration: ['open', 'closed'],
  'private-hooks': ['yes', 'no'],
  smtp: 'text',
  'mail-from': 'text',
  'oidc-issuer': 'text',
  'oidc-client-id': 'text',
  'oidc-client-secret': 'text',
  'oidc-scopes': 'text',
  'oidc-label': 'text',
  'oidc-group-claim': 'text',
  'oidc-admin-group': 'text',
  'oidc-only': 'yes',
  force: 'yes',
  deep: 'yes',
  fit: 'yes',
  ledgers: 'count',
  only: ['forecasts', 'ledgers', 'levels', 'stability'],
  backups: 'text',
} as const satisfies { readonly [name: string]: Kind };

export type FlagName = keyof typeof FLAGS;

type ValueOf<K extends Kind> = K extends 'yes'
  ? boolean
  : K extends 'texts'
    ? readonly string[]
    : K extends 'count' | 'whole' | 'number'
      ? number | undefined
      : K extends readonly (infer P)[]
        ? P | undefined
        : string | undefined;

export type FlagValues<F extends FlagName> = { readonly [N in F]: ValueOf<(typeof FLAGS)[N]> };
