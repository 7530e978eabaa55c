/** Asks once more who it is, before what opens the account is changed: a browser left open is not enough. */
import { Button, Dialog } from '@signoria/kit';
import type { Proof } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { words } from '../../state/words.ts';
import { useDeed } from './deeds.ts';
import { Field, Wrong } from './Field.tsx';
import { knowsPasskeys, signWithPasskey } from './passkeys.ts';
import { accountWords } from './text.ts';

export interface ProveProps {
  readonly open: boolean;
  readonly title: string;
  /** Whether a passkey can be used instead of the password. */
  readonly hasPasskey: boolean;
  readonly submit: string;
  /** What is done with the proof; the dialog closes when it has come off. */
  readonly onProof: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

export function Prove({ open, title, hasPasskey, submit, onProof, onClose }: ProveProps) {
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
        <p class="note">{prove.about}</p>
        <Field
          label={prove.password}
          value={password}
          onChange={setPassword}
          type="password"
          autocomplete="current-password"
        />
        <Wrong text={deed.trouble} />
        <div class="form-row">
          {hasPasskey && knowsPasskeys() ? (
            <Button
              icon="lock"
              blocked={deed.busy}
              onPress={() => deed.run(async () => hand({ passkey: await signWithPasskey() }))}
            >
              {prove.byPasskey}
            </Button>
          ) : null}
          <Button kind="wax" type="submit" blocked={deed.busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
