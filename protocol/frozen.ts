/** What came in or goes out is not changed by whoever reads it. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

/** Of others' making, for others to read: their types are left as they are. */
type Foreign = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** Numbers that count something are objects too, to the compiler. */
export type Frozen<T> = T extends Foreign | number
  ? T
  : T extends readonly (infer E)[]
    ? readonly Frozen<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T;
