/** Whoever has an account signs in: by password, by passkey, or by a link when the password is forgotten. */

import { Button } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { toast } from '../../state/toasts.ts';
import { accountApi } from './api.ts';
import { arrived } from './arrivals.ts';
import { useDeed } from './deeds.ts';
import { Field, Wrong } from './Field.tsx';
import { knowsPasskeys, signWithPasskey } from './passkeys.ts';
import { accountWords } from './text.ts';

function welcome(me: Parameters<typeof arrived>[0]): void {
  arrived(me);
  toast('good', () => accountWords.value.signIn.done);
}

export function SignIn({ mail }: { readonly mail: boolean }) {
  const { signIn, signUp } = accountWords.value;
  const [handle, setHandle] = useState('');
  const [password, setPassword] = useState('');
  const deed = useDeed();
  return (
    <>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          deed.run(async () => welcome(await accountApi.signIn(handle, password)));
        }}
      >
        <Field label={signUp.handle} value={handle} onChange={setHandle} autocomplete="username" />
        <Field
          label={signUp.password}
          value={password}
          onChange={setPassword}
          type="password"
          autocomplete="current-password"
        />
        <Wrong text={deed.trouble} />
        <div class="form-row">
          <Button kind="ink" type="submit" blocked={deed.busy}>
            {signIn.submit}
          </Button>
          {knowsPasskeys() ? (
            <Button
              icon="lock"
              blocked={deed.busy}
              onPress={() => deed.run(async () => welcome(await accountApi.signInByPasskey(await signWithPasskey())))}
            >
              {signIn.passkey}
            </Button>
          ) : null}
        </div>
      </form>
      <Forgotten mail={mail} />
    </>
  );
}

function Forgotten({ mail }: { readonly mail: boolean }) {
  const { signIn } = accountWords.value;
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState(false);
  const deed = useDeed();
  return (
    <details class="forgotten">
      <summary>{signIn.forgot}</summary>
      {mail ? (
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            deed.run(async () => {
              await accountApi.askRecovery(address);
              setSent(true);
            });
          }}
        >
          <Field label={signIn.address} value={address} onChange={setAddress} type="email" autocomplete="email" />
          <Wrong text={deed.trouble} />
          <p class="note good" role="status">
            {sent ? signIn.sent : ''}
          </p>
          <Button type="submit" blocked={deed.busy}>
            {signIn.send}
          </Button>
        </form>
      ) : (
        <p class="note">{signIn.noMail}</p>
      )}
    </details>
  );
}
