/** The password, and the address a link is sent to when it is forgotten. */
import { Button, Sheet, Switch } from '@signoria/kit';
import type { Account } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { toast } from '../../state/toasts.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Field, Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

export interface PasswordProps {
  /** What opens the account beside it: passkeys and tokens, by name. */
  readonly others: readonly string[];
  readonly onDone: () => void;
}

export function Password({ others, onDone }: PasswordProps) {
  const { password: own, signUp } = accountWords.value;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [drop, setDrop] = useState(false);
  const deed = useDeed();
  const renew = async () => {
    await accountApi.renew(current, next, drop);
    setCurrent('');
    setNext('');
    setDrop(false);
    onDone();
    toast('good', () => accountWords.value.password.done);
  };
  return (
    <Sheet title={own.title}>
      <form
        class="account-form pad"
        onSubmit={(event) => {
          event.preventDefault();
          deed.run(renew);
        }}
      >
        <Field
          label={own.current}
          value={current}
          onChange={setCurrent}
          type="password"
          autocomplete="current-password"
        />
        <Field
          label={own.next}
          note={signUp.passwordNote}
          value={next}
          onChange={setNext}
          type="password"
          autocomplete="new-password"
        />
        {others.length === 0 ? null : (
          <Switch label={own.drop} note={own.dropNote(others.join(', '))} on={drop} onChange={setDrop} />
        )}
        <Wrong text={deed.trouble} />
        <Button type="submit" blocked={deed.busy} note={own.note}>
          {own.submit}
        </Button>
      </form>
    </Sheet>
  );
}

export function Address({ account, onDone }: { readonly account: Account; readonly onDone: () => void }) {
  const { address: own } = accountWords.value;
  return (
    <Sheet title={own.title} {...(account.address === null ? {} : { caption: account.address })}>
      {account.mail ? <AddressForm account={account} onDone={onDone} /> : <p class="pad note">{own.noMail}</p>}
    </Sheet>
  );
}

function AddressForm({ account, onDone }: { readonly account: Account; readonly onDone: () => void }) {
  const { address: own, password: passwords } = accountWords.value;
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const deed = useDeed();
  const confirm = async () => {
    await accountApi.setAddress(address, password);
    setPassword('');
    setSent(true);
  };
  const remove = async () => {
    await accountApi.setAddress(null, password);
    setPassword('');
    toast('good', () => accountWords.value.address.removed);
    onDone();
  };
  return (
    <form
      class="account-form pad"
      onSubmit={(event) => {
        event.preventDefault();
        deed.run(confirm);
      }}
    >
      <Field
        label={own.label}
        note={own.none}
        value={address}
        onChange={setAddress}
        type="email"
        autocomplete="email"
      />
      <Field
        label={passwords.current}
        value={password}
        onChange={setPassword}
        type="password"
        autocomplete="current-password"
      />
      <Wrong text={deed.trouble} />
      <p class="note good" role="status">
        {sent ? own.sent : ''}
      </p>
      <div class="form-row">
        <Button type="submit" blocked={deed.busy}>
          {own.submit}
        </Button>
        {account.address === null ? null : (
          <Button kind="quiet" blocked={deed.busy} onPress={() => deed.run(remove)}>
            {own.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
