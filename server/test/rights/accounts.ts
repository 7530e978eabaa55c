/** Who may use the routes about accounts and people. `{id}` of a person is the table's owner. */
import { all, each, type RouteCase, signedIn } from './rights.ts';

const PASSWORD = 'ducal palace';
const proof = { password: PASSWORD };
const bytes = 'AAAA';
const credential = { id: bytes, rawId: bytes, type: 'public-key', clientExtensionResults: {} };
const attestation = { ...credential, response: { clientDataJSON: bytes, attestationObject: bytes } };
const assertion = { ...credential, response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes } };

/** Guests have no account; the administrator has the only one here. */
function accountOnly(status: number): RouteCase['expected'] {
  return { ...signedIn(403), administrator: status };
}

export const ACCOUNTS: readonly RouteCase[] = [
  {
    route: 'POST /api/account',
    body: { handle: 'no', password: PASSWORD },
    expected: { ...signedIn(422), administrator: 409 },
  },
  { route: 'GET /api/account', expected: signedIn(200) },
  { route: 'POST /api/session', body: { handle: 'nobody', password: PASSWORD }, expected: all(403) },
  { route: 'POST /api/session/end', body: {}, parts: true, expected: all(200) },
  { route: 'GET /api/account/devices', expected: accountOnly(200) },
  { route: 'POST /api/account/devices/end', body: { device: 'somebody-elses' }, expected: accountOnly(404) },
  {
    route: 'POST /api/account/password',
    body: { current: PASSWORD, password: 'short' },
    expected: accountOnly(422),
  },
  { route: 'POST /api/account/seats', body: { guest: 'somebody', take: true }, expected: accountOnly(404) },
  { route: 'POST /api/recovery', body: { address: 'ada@example.org' }, expected: all(409) },
  { route: 'POST /api/recovery/finish', body: { token: 'made-up', password: PASSWORD }, expected: all(403) },
  { route: 'POST /api/account/address', body: { address: null, password: PASSWORD }, expected: accountOnly(200) },
  { route: 'POST /api/account/address/confirm', body: { token: 'made-up' }, expected: accountOnly(403) },
  { route: 'GET /api/passkeys', expected: accountOnly(200) },
  // Without a page that asks there is no site a passkey could belong to.
  { route: 'POST /api/passkeys/offer', body: { proof }, expected: accountOnly(403) },
  { route: 'POST /api/passkeys', body: { response: attestation }, expected: accountOnly(403) },
  { route: 'POST /api/passkeys/remove', body: { id: 'somebody-elses', proof }, expected: accountOnly(404) },
  { route: 'POST /api/passkeys/ask', body: {}, expected: all(403) },
  { route: 'POST /api/session/passkey', body: { response: assertion }, expected: all(403) },
  // This house has named no provider.
  { route: 'POST /api/sso/enter', body: {}, expected: all(409) },
  { route: 'POST /api/sso/link', body: { proof }, expected: accountOnly(409) },
  { route: 'POST /api/sso/finish', body: { answer: 'code=made-up' }, expected: all(409) },
  { route: 'POST /api/sso/unlink', body: { proof }, expected: accountOnly(409) },
  { route: 'POST /api/sso/end', body: {}, parts: true, expected: all(200) },
  { route: 'GET /api/people/:id', expected: signedIn(200) },
  { route: 'GET /api/arms', query: '?of=nobody', expected: all(200) },
  { route: 'POST /api/arms', body: { arms: null }, expected: signedIn(200) },
  { route: 'GET /api/friends', expected: signedIn(200) },
  { route: 'POST /api/people/:id/bond', body: { wish: 'block' }, expected: each(401, 200, 200, 200, 409) },
  // The owner is a guest: with guests nobody can be friends.
  { route: 'POST /api/people/:id/bond', body: { wish: 'befriend' }, expected: each(401, 403, 403, 403, 409) },
  { route: 'GET /api/invitations', expected: signedIn(200) },
  { route: 'POST /api/invitations/decline', body: { table: 'any' }, expected: signedIn(200) },
  { route: 'POST /api/tables/:id/invite', body: { user: 'a-stranger' }, expected: signedIn(403) },
  { route: 'GET /api/account/data', expected: signedIn(200) },
  // An account asks for its password; a guest has none.
  { route: 'POST /api/account/delete', body: {}, expected: { ...signedIn(200), administrator: 403 } },
];
