/**
 * What the administrator decides for the whole house: its name, where it is reached, how mail leaves it, who may open
 * an account. Holds the password of the mail server, so it is read by the server alone: what goes out is `shownClub`.
 */
import { FIXABLE, type Fixable, type HouseColour, type HouseCrest } from '@signoria/protocol/names';
import { readBack, type Store } from '@signoria/store';
import type { Services } from '../services.ts';

export interface Smtp {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  /** Empty for a server that asks for no name. */
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

export interface Banner {
  readonly text: string;
  readonly kind: 'info' | 'warning';
  /** When it goes away by itself; null for never. */
  readonly until: number | null;
}

/** What makes the pages look like this house's own. */
export interface Look {
  readonly colour: HouseColour;
  readonly crest: HouseCrest | null;
  /** On the start page; empty for none. */
  readonly welcome: string;
}

export interface Club {
  /** Empty until somebody gives it one. */
  readonly name: string;
  /** The host people reach it at, as an origin; null while nobody has said. What links begin with is `houseAddress`. */
  readonly address: string | null;
  readonly smtp: Smtp | null;
  /** Whether strangers may open accounts. Guests always play. */
  readonly registration: 'open' | 'closed';
  /** Said to everybody on every page. */
  readonly banner: Banner | null;
  readonly look: Look;
  /** Whether webhooks may reach addresses of the local network. */
  readonly privateHooks: boolean;
}

/** What the host may fix when starting the server, by flag or variable. */
export type FixedClub = Partial<Pick<Club, Fixable>>;

const fixed = new WeakMap<Store, FixedClub>();

/** From now on these hold for this server, whatever the store says, and nobody changes them in the browser. */
export function fixClub(store: Store, club: FixedClub): void {
  fixed.set(store, club);
}

export function fixedIn(store: Store): FixedClub {
  return fixed.get(store) ?? {};
}

const KEY = 'club';

const NEW_CLUB: Club = {
  name: '',
  address: null,
  smtp: null,
  registration: 'open',
  banner: null,
  look: { colour: 'wax', crest: null, welcome: '' },
  privateHooks: false,
};

export async function readClub(store: Store): Promise<Club> {
  return { ...(await keptClub(store)), ...fixedIn(store) };
}

/** Where people reach the house, without a slash at the end; null while nobody has said. */
export async function houseAddress({ store, base }: Pick<Services, 'store' | 'base'>): Promise<string | null> {
  const { address } = await readClub(store);
  return address === null ? null : address + base;
}

async function keptClub(store: Store): Promise<Club> {
  const kept = await store.getMeta(KEY);
  return kept === null ? NEW_CLUB : { ...NEW_CLUB, ...readBack<Partial<Club>>(kept) };
}

/** Changes of one server come one after the other; of two servers at the same moment the later one holds. */
const changing = new WeakMap<Store, Promise<unknown>>();

export function changeClub(store: Store, change: (club: Club) => Club): Promise<Club> {
  const before = changing.get(store) ?? Promise.resolve();
  const now = before.catch(() => {}).then(() => write(store, change));
  changing.set(store, now);
  return now;
}

async function write(store: Store, change: (club: Club) => Club): Promise<Club> {
  const kept = await keptClub(store);
  const club = change(kept);
  await store.setMeta(KEY, JSON.stringify(club));
  return { ...club, ...fixedIn(store) };
}

/** The settings as an administrator may read them: of the password only that there is one. */
export type ShownClub = Omit<Club, 'smtp'> & {
  readonly smtp: (Omit<Smtp, 'password'> & { readonly hasPassword: boolean }) | null;
  readonly fixed: readonly Fixable[];
};

export function shownClub({ smtp, ...club }: Club, given: FixedClub): ShownClub {
  const shown = { ...club, fixed: FIXABLE.filter((key) => given[key] !== undefined) };
  if (smtp === null) return { ...shown, smtp };
  const { password, ...rest } = smtp;
  return { ...shown, smtp: { ...rest, hasPassword: password !== '' } };
}

export function bannerAt({ banner }: Pick<Club, 'banner'>, now: number): Banner | null {
  return banner !== null && (banner.until === null || banner.until > now) ? banner : null;
}
