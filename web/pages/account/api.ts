/** What the pages about accounts and people ask of the server. */
import type { Language } from '@signoria/kernel';
import type { Body, BondWish, Proof } from '@signoria/protocol';
import { at } from '../../address.ts';
import { call } from '../../api.ts';

type NewPasskey = Body<'POST /api/passkeys'>['response'];
type ShownPasskey = Body<'POST /api/session/passkey'>['response'];

export const accountApi = {
  account: () => call('GET /api/account'),
  open: (handle: string, password: string, setupCode: string) =>
    call('POST /api/account', { body: { handle, password, ...(setupCode === '' ? {} : { setupCode }) } }),
  signIn: (handle: string, password: string) => call('POST /api/session', { body: { handle, password } }),
  signOut: () => call('POST /api/session/end'),
  enterBySso: (again: boolean) => call('POST /api/sso/enter', { body: { again } }),
  linkSso: (proof: Proof) => call('POST /api/sso/link', { body: { proof } }),
  finishSso: (answer: string) => call('POST /api/sso/finish', { body: { answer } }),
  unlinkSso: (proof: Proof) => call('POST /api/sso/unlink', { body: { proof } }),
  signOutEverywhere: () => call('POST /api/sso/end'),
  renew: (current: string, password: string, dropPasskeys: boolean) =>
    call('POST /api/account/password', { body: { current, password, dropPasskeys } }),
  takeOver: (guest: string, take: boolean) => call('POST /api/account/seats', { body: { guest, take } }),
  askRecovery: (address: string) => call('POST /api/recovery', { body: { address } }),
  recover: (token: string, password: string, dropPasskeys: boolean) =>
    call('POST /api/recovery/finish', { body: { token, password, dropPasskeys } }),
  setAddress: (address: string | null, password: string) =>
    call('POST /api/account/address', { body: { address, password } }),
  confirmAddress: (token: string) => call('POST /api/account/address/confirm', { body: { token } }),
  devices: async () => (await call('GET /api/account/devices')).devices,
  endDevices: (device: string | null) => call('POST /api/account/devices/end', { body: { device } }),
  feeds: () => call('GET /api/feeds'),
  renewCalendar: (language: Language) => call('POST /api/feeds/calendar', { body: { language } }),
  stopCalendar: () => call('POST /api/feeds/calendar/stop'),
  passkeys: async () => (await call('GET /api/passkeys')).passkeys,
  offerPasskey: (proof: Proof) => call('POST /api/passkeys/offer', { body: { proof } }),
  addPasskey: (response: NewPasskey) => call('POST /api/passkeys', { body: { response } }),
  removePasskey: (id: string, proof: Proof) => call('POST /api/passkeys/remove', { body: { id, proof } }),
  askPasskey: () => call('POST /api/passkeys/ask'),
  signInByPasskey: (response: ShownPasskey) => call('POST /api/session/passkey', { body: { response } }),
  profile: (id: string) => call('GET /api/people/:id', { params: { id } }),
  bond: (id: string, wish: BondWish) => call('POST /api/people/:id/bond', { params: { id }, body: { wish } }),
  circle: () => call('GET /api/friends'),
  invitations: async () => (await call('GET /api/invitations')).invitations,
  declineInvitation: (table: string) => call('POST /api/invitations/decline', { body: { table } }),
  invite: (id: string, user: string) => call('POST /api/tables/:id/invite', { params: { id }, body: { user } }),
  agreesToPuzzles: async () => (await call('GET /api/puzzle-games')).agreed,
  agreeToPuzzles: (agreed: boolean) => call('POST /api/puzzle-games', { body: { agreed } }),
  forgetMe: (body: Body<'POST /api/account/delete'>) => call('POST /api/account/delete', { body }),
};

/** Where the browser finds the file with everything about oneself. */
export const MY_DATA = at('/api/account/data');
