/** Asks once more who it is, before what opens the account is changed: a browser left open is not enough. */
import { Button, Dialog } from '@signoria/kit';
import type { Account, Passkey, Proof } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import type { Deed } from '../../shell/deed.ts';
import { problemOf } from '../../shell/deed.ts';
import { words } from '../../state/words.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Field, Wrong } from './Field.tsx';
import { knowsPasskeys, signWithPasskey } from './passkeys.ts';
import { accountWords } from './text.ts';

/** By what somebody can prove who they are. */
export interface Ways {
  readonly password: boolean;
  readonly passkey: boolean;
  /** What the provider is called; null for an account it does not open. */
  readonly sso: string | null;
}

export function waysOf({ password, sso }: Account, keys: readonly Passkey[] | null): Ways {
  return { password, passkey: (keys ?? []).length > 0, sso: sso?.linked === true ? sso.label : null };
}

export interface ProveProps {
  readonly open: boolean;
  readonly title: string;
  readonly ways: Ways;
  readonly submit: string;
  /** What is done with the proof; the dialog closes when it has come off. */
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

export function Prove({ open, title, ways, submit, onProof, onClose }: ProveProps) {
  const { prove } = accountWords.value;
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const hand = async (proof: Proof) => {
    await onProof(proof);
    setPassword('');
    onClose();
  };
  return (
    <Dialog open={open} title={title} close={words.value.shell.close} onClose={onClose}>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          deed.run(() => hand({ password }));
        }}
      >
        <p class="note">{ways.password ? prove.about : prove.elsewhere}</p>
        {ways.password ? (
          <Field
            label={prove.password}
            value={password}
            onChange={setPassword}
            type="password"
            autocomplete="current-password"
          />
        ) : null}
        <Wrong text={deed.trouble} />
        <div class="form-row">
          <OtherWays ways={ways} deed={deed} onProof={hand} />
          {ways.password ? (
            <Button kind="wax" type="submit" blocked={deed.busy}>
              {submit}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

interface OtherProps {
  readonly ways: Ways;
  readonly deed: Deed;
  readonly onProof: (proof: Proof) => Promise<void>;
}

export function OtherWays({ ways: { passkey, sso }, deed, onProof }: OtherProps) {
  const { prove } = accountWords.value;
  return (
    <>
      {passkey && knowsPasskeys() ? (
        <Button
          icon="lock"
          blocked={deed.busy}
          onPress={() => deed.run(async () => onProof({ passkey: await signWithPasskey() }))}
        >
          {prove.byPasskey}
        </Button>
      ) : null}
      {sso === null ? null : (
        <Button icon="lock" blocked={deed.busy} onPress={() => deed.run(() => bySso(onProof))}>
          {prove.bySso(sso)}
        </Button>
      )}
    </>
  );
}

/** Who was not there just now goes there first, and comes back here. */
async function bySso(onProof: OtherProps['onProof']): Promise<void> {
  try {
    await onProof({ sso: true });
  } catch (error) {
    if (problemOf(error)?.code !== 'sso-stale') throw error;
    location.assign((await accountApi.enterBySso(true)).url);
  }
}
