/** The browser's part of a passkey. The library is fetched with the page that needs it. */
import type { Proof } from '@signoria/protocol';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { accountApi } from './api.ts';

export const knowsPasskeys = browserSupportsWebAuthn;

export async function makePasskey(proof: Proof): Promise<void> {
  const optionsJSON = await accountApi.offerPasskey(proof);
  await accountApi.addPasskey(await startRegistration({ optionsJSON }));
}

export async function signWithPasskey() {
  const optionsJSON = await accountApi.askPasskey();
  return startAuthentication({ optionsJSON });
}
