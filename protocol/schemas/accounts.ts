/** What the routes about accounts and people take and give. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { BOND_WISHES, REGISTRATIONS } from '../names.ts';
import { tableId as id, named } from './common.ts';
import { shownRating } from './ratings.ts';

/** Only against requests that want to keep the server busy. */
export const LONGEST_PASSWORD = 200;

/** Its length is judged where it is read: here only what is no handle by any rule is kept out. */
const handle = z.string().max(100);
const password = z.string().max(LONGEST_PASSWORD);
const address = z.email().max(200);
const token = z.string().max(100);
/** Binary, as browsers write it into JSON. */
const bytes = z.string().regex(/^[\w-]*={0,2}$/);
/** What an authenticator says: the library reads it, and only what it needs is passed on to it. */
const credential = {
  id: bytes.max(2000),
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.custom<object>((json) => typeof json === 'object' && json !== null).transform(() => ({})),
};
const attestation = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
const assertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

export const opening = z.strictObject({ handle, password, setupCode: z.string().max(100).optional() });
export const signingIn = z.strictObject({ handle, password });
/** Who changes the password because somebody else knew it wants no key left either. */
const dropPasskeys = z
  .boolean()
  .default(false)
  .describe('whether all passkeys of the account go with the old password');
const bySso = z.strictObject({ sso: z.literal(true) }).describe('who has just signed in at the provider has proven it');
export const proof = z.union([z.strictObject({ password }), z.strictObject({ passkey: assertion }), bySso]);
export const renewing = z.strictObject({ current: password, password, dropPasskeys });
export const ending = z.strictObject({ device: z.string().max(100).nullable().default(null) }).nullish();
export const newPasskey = z.strictObject({ response: attestation });
export const withPasskey = z.strictObject({ response: assertion });
export const offering = z.strictObject({ proof });
export const removing = z.strictObject({ id: z.string().max(2000), proof });
export const recovering = z.strictObject({ address: z.string().max(200) });
export const newPassword = z.strictObject({ token, password, dropPasskeys });
export const newAddress = z.strictObject({ address: address.nullable(), password });
export const confirming = z.strictObject({ token });
export const handingOver = z.strictObject({ guest: id, take: z.boolean() });
/** A guest has nothing to prove it with. */
export const parting = z.union([proof, z.strictObject({})]).nullish();
/** Whether the provider is to ask again who it is, although it knows them. */
export const entering = z.strictObject({ again: z.boolean().default(false) }).nullish();
export const linking = z.strictObject({ proof });
export const returning = z.strictObject({
  answer: z.string().max(8000).describe('what the provider has put behind `?` when it sent the browser back'),
});
export const byUser = z.object({ id });
export const wishing = z.strictObject({ wish: z.enum(BOND_WISHES) });
export const inviting = z.strictObject({ user: id });
export const answering = z.strictObject({ table: id });

export const account = z.object({
  user: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account']),
  handle: z.string().nullable(),
  admin: z.boolean(),
  address: z.string().nullable().describe('where a link is sent to whoever forgets their password; confirmed'),
  mail: z.boolean().describe('whether this server can send such a link'),
  registration: z.enum(REGISTRATIONS),
  password: z.boolean().describe('whether it can be opened by a password'),
  sso: z
    .object({
      label: z.string().describe('what the provider is called'),
      only: z.boolean().describe('whether there is no other way in'),
      linked: z.boolean().describe('whether signing in there opens this account'),
      here: z.boolean().describe('whether that is how this session began'),
    })
    .nullable()
    .describe('signing in elsewhere, where the house has that'),
  handovers: z
    .array(z.object({ guest: z.string(), name: z.string(), games: z.int() }))
    .describe('guests this person was before they signed in, whose games they may take over'),
});

export const elsewhere = z.object({ url: z.string().describe('where the browser goes next') });
export const signedOut = z.object({
  url: z.string().nullable().describe('where to sign out as well; null for nowhere'),
});

export const devices = z.object({
  devices: z.array(
    z.object({ id: z.string(), name: z.string(), created: z.int(), seen: z.int(), current: z.boolean() }),
  ),
});

export const passkeys = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), created: z.int(), used: z.int().nullable() })),
});

/** Made by the library for the browser; it is passed on as it is. */
const challenge = (json: unknown) => z.looseObject({ challenge: z.string() }).safeParse(json).success;
export const offeredPasskey = z.custom<PublicKeyCredentialCreationOptionsJSON>(challenge);
export const askedPasskey = z.custom<PublicKeyCredentialRequestOptionsJSON>(challenge);

export const handedOver = z.object({
  taken: z.int(),
  kept: z.int().describe('tables left alone because both have a seat there'),
});

export const profile = z.object({
  user: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account']),
  since: z.int(),
  finished: z.int(),
  left: z.int(),
  typicalMs: z.number().nullable(),
  statistics: z.array(
    z.object({
      game: z.string(),
      players: z.int(),
      games: z.int(),
      wins: z.number(),
      averagePlace: z.number(),
      left: z.int(),
      withBots: z.int(),
      moveMs: z.number().nullable(),
      rating: shownRating.nullable().describe('null without rated games of this kind'),
    }),
  ),
  standing: z
    .enum(['self', 'friends', 'asked', 'asking', 'blocked'])
    .nullable()
    .describe('to the reader: who asked whom to be friends, and whom the reader has blocked'),
  keeper: named.nullable().describe('who answers for a bot account; null of a person'),
});

export const circle = z.object({
  friends: z.array(named),
  asked: z.array(named),
  asking: z.array(named),
  blocked: z.array(named),
});

export const invitations = z.object({
  invitations: z.array(
    z.object({
      table: z.string(),
      code: z.string(),
      game: z.string(),
      name: z.string(),
      open: z.int(),
      by: named,
      at: z.int(),
    }),
  ),
});

export const everything = z.record(z.string(), z.unknown());
