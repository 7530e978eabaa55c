/** A guest opens an account, and stays who they are. */

import { Button } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { me, rename } from '../../state/me.ts';
import { toast } from '../../state/toasts.ts';
import { settingsWords } from '../settings-text.ts';
import { accountApi } from './api.ts';
import { arrived } from './arrivals.ts';
import { useDeed } from './deeds.ts';
import { Field, Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

const SHORTEST_PASSWORD = 8;

export function SignUp({ closed }: { readonly closed: boolean }) {
  const { signUp } = accountWords.value;
  const settings = settingsWords.value;
  const [name, setName] = useState(me.value?.name ?? '');
  const [handle, setHandle] = useState('');
  const [password, setPassword] = useState('');
  const [setupCode, setSetupCode] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const deed = useDeed();
  if (!asksForCode && deed.code === 'setup-code') setAsksForCode(true);
  const open = async () => {
    const opened = await accountApi.open(handle, password, setupCode);
    arrived(opened);
    if (name.trim() !== '' && name.trim() !== opened.name) await rename(name.trim());
    const { done, first } = accountWords.value.signUp;
    toast('good', () => (opened.admin ? first : done));
  };
  if (closed) return <p class="note">{signUp.closed}</p>;
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        deed.run(open);
      }}
    >
      <Field label={settings.name} note={settings.nameNote} value={name} onChange={setName} autocomplete="nickname" />
      <Field
        label={signUp.handle}
        note={signUp.handleNote}
        value={handle}
        onChange={setHandle}
        autocomplete="username"
      />
      <Field
        label={signUp.password}
        note={signUp.passwordNote}
        value={password}
        onChange={setPassword}
        type="password"
        autocomplete="new-password"
        least={SHORTEST_PASSWORD}
      />
      {asksForCode ? (
        <Field label={signUp.setupCode} note={signUp.setupNote} value={setupCode} onChange={setSetupCode} />
      ) : null}
      <Wrong text={deed.trouble} />
      <Button kind="ink" type="submit" blocked={deed.busy}>
        {signUp.submit}
      </Button>
    </form>
  );
}
