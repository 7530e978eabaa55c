/** What the links in letters lead to: a new password, or an address that is confirmed. Read from behind the `#`. */

import { Button, Sheet, Switch } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { anchor, go, paths } from '../../router.ts';
import { toast } from '../../state/toasts.ts';
import { accountApi } from './api.ts';
import { arrived } from './arrivals.ts';
import { useDeed } from './deeds.ts';
import { Field, Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

export type Purpose = 'recover' | 'confirm';

/** Null when the address of the page carries no such token. */
export function tokenFor(purpose: Purpose): string | null {
  const [name, token] = anchor.value.split('=');
  return name === purpose && token !== undefined && token !== '' ? token : null;
}

/** The token is used up: it need not stand in the address or be found by going back. */
function done(): void {
  go(paths.account, 'replace');
}

export function Recover({ token }: { readonly token: string }) {
  const { recover, signUp, password: own } = accountWords.value;
  const [password, setPassword] = useState('');
  const [drop, setDrop] = useState(false);
  const deed = useDeed();
  return (
    <Sheet title={recover.title}>
      <form
        class="account-form pad"
        onSubmit={(event) => {
          event.preventDefault();
          deed.run(async () => {
            arrived(await accountApi.recover(token, password, drop));
            toast('good', () => accountWords.value.recover.done);
            done();
          });
        }}
      >
        <Field
          label={own.next}
          note={signUp.passwordNote}
          value={password}
          onChange={setPassword}
          type="password"
          autocomplete="new-password"
        />
        <Switch label={recover.drop} note={recover.dropNote} on={drop} onChange={setDrop} />
        <Wrong text={deed.trouble} />
        <Button kind="ink" type="submit" blocked={deed.busy}>
          {recover.submit}
        </Button>
      </form>
    </Sheet>
  );
}

/** Confirms once, as soon as it is there. */
export function Confirm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    accountApi.confirmAddress(token).then(
      () => {
        toast('good', () => accountWords.value.confirmed);
        done();
        onDone();
      },
      () => setFailed(true),
    );
  }, [token]);
  return failed ? (
    <p class="note bad" role="alert">
      {accountWords.value.notConfirmed}
    </p>
  ) : null;
}
