/** What the pages about accounts and people ask of the server. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { call, type Me, post } from '../../api.ts';

export interface Handover {
  readonly guest: string;
  readonly name: string;
  readonly games: number;
}

export interface Account {
  readonly user: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly handle: string | null;
  readonly admin: boolean;
  readonly address: string | null;
  /** Whether this server can send a link to whoever forgets his password. */
  readonly mail: boolean;
  readonly registration: 'open' | 'closed';
  readonly handovers: readonly Handover[];
}

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
  readonly current: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

export interface GameStatistics {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly wins: number;
  readonly averagePlace: number;
  readonly withBots: number;
  readonly moveMs: number | null;
  readonly rating: { readonly rating: number; readonly margin: number; readonly provisional: boolean } | null;
}

export type Standing = 'self' | 'friends' | 'asked' | 'asking' | 'blocked' | null;

export interface Profile {
  readonly user: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly since: number;
  readonly finished: number;
  readonly left: number;
  readonly typicalMs: number | null;
  readonly statistics: readonly GameStatistics[];
  readonly standing: Standing;
}

export interface Named {
  readonly user: string;
  readonly name: string;
}

export interface Circle {
  readonly friends: readonly Named[];
  readonly asked: readonly Named[];
  readonly asking: readonly Named[];
  readonly blocked: readonly Named[];
}

export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly by: Named;
}

export type BondWish = 'befriend' | 'part' | 'block' | 'unblock';
export type Proof = { readonly password: string } | { readonly passkey: AuthenticationResponseJSON };

export const accountApi = {
  account: () => call<Account>('/account'),
  open: (handle: string, password: string, setupCode: string) =>
    post<Me>('/account', { handle, password, ...(setupCode === '' ? {} : { setupCode }) }),
  signIn: (handle: string, password: string) => post<Me>('/session', { handle, password }),
  signOut: () => post('/session/end'),
  renew: (current: string, password: string, dropPasskeys: boolean) =>
    post('/account/password', { current, password, dropPasskeys }),
  takeOver: (guest: string, take: boolean) =>
    post<{ readonly taken: number; readonly kept: number }>('/account/seats', { guest, take }),
  askRecovery: (address: string) => post('/recovery', { address }),
  recover: (token: string, password: string, dropPasskeys: boolean) =>
    post<Me>('/recovery/finish', { token, password, dropPasskeys }),
  setAddress: (address: string | null, password: string) => post('/account/address', { address, password }),
  confirmAddress: (token: string) => post('/account/address/confirm', { token }),
  devices: async () => (await call<{ readonly devices: readonly Device[] }>('/account/devices')).devices,
  endDevices: (device: string | null) => post('/account/devices/end', { device }),
  passkeys: async () => (await call<{ readonly passkeys: readonly Passkey[] }>('/passkeys')).passkeys,
  offerPasskey: (proof: Proof) => post<PublicKeyCredentialCreationOptionsJSON>('/passkeys/offer', { proof }),
  addPasskey: (response: RegistrationResponseJSON) => post('/passkeys', { response }),
  removePasskey: (id: string, proof: Proof) => post('/passkeys/remove', { id, proof }),
  askPasskey: () => post<PublicKeyCredentialRequestOptionsJSON>('/passkeys/ask'),
  signInByPasskey: (response: AuthenticationResponseJSON) => post<Me>('/session/passkey', { response }),
  profile: (user: string) => call<Profile>(`/people/${user}`),
  bond: (user: string, wish: BondWish) => post<Profile>(`/people/${user}/bond`, { wish }),
  circle: () => call<Circle>('/friends'),
  invitations: async () => (await call<{ readonly invitations: readonly Invitation[] }>('/invitations')).invitations,
  declineInvitation: (table: string) => post('/invitations/decline', { table }),
  invite: (table: string, user: string) => post(`/tables/${table}/invite`, { user }),
  forgetMe: (proof: Proof | Record<string, never>) => post('/account/delete', proof),
};

/** Where the browser finds the file with everything about oneself. */
export const MY_DATA = '/api/account/data';
