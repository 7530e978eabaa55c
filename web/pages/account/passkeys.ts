/** The browser's part of a passkey. The library is fetched with the page that needs it. */
import type { Proof } from '@signoria/protocol';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { accountApi } from './api.ts';

/** A passkey belongs to a name: under an address of numbers none can be made. */
export const byNumber = (): boolean => /^[\d.]+$|^\[/.test(location.hostname);

export const knowsPasskeys = (): boolean => browserSupportsWebAuthn() && !byNumber();

export async function makePasskey(proof: Proof): Promise<void> {
  const optionsJSON = await accountApi.offerPasskey(proof);
  await accountApi.addPasskey(await startRegistration({ optionsJSON }));
}

export async function signWithPasskey() {
  const optionsJSON = await accountApi.askPasskey();
  return startAuthentication({ optionsJSON });
}
