/** The first visit to a new server: its administrator, its name, its address. */
import '../../css/club/admin.css';
import { Button, EmptyState, Mark, Progress } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { go, paths, query } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { club, lookAtClub } from '../../state/club.ts';
import { greet, me, online, rename } from '../../state/me.ts';
import { playerName } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { adminApi } from './api.ts';
import { useDeed } from './deed.ts';
import { changeable, Field, Wrong } from './parts.tsx';
import { adminWords } from './text.ts';

/** An address of this machine alone is no address for others. */
function publicAddress(): string {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname) ? '' : location.origin;
}

function useSetup() {
  const deed = useDeed();
  const [code, setCode] = useState(query.value.get('code') ?? '');
  const [handle, setHandle] = useState('');
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [address, setAddress] = useState(publicAddress());
  const submit = () =>
    deed.run(async () => {
      await greet();
      const guest = me.value?.name;
      await adminApi.openAccount({ handle, password, ...(code === '' ? {} : { setupCode: code }) });
      await greet();
      // Nobody who looks after a house is called “Guest 8266” in it.
      if (playerName.value === '' || playerName.value === guest) await rename(handle);
      const { fixed } = await adminApi.settings();
      await adminApi.changeSettings(changeable({ name, address: address.trim() || null }, fixed));
      await lookAtClub();
      toast('good', () => adminWords.value.setup.done);
      go(`${paths.admin()}?first`, 'replace');
    });
  return { deed, code, setCode, handle, setHandle, password, setPassword, name, setName, address, setAddress, submit };
}

function SetupForm({ needsCode }: { readonly needsCode: boolean }) {
  const said = adminWords.value.setup;
  const { settings } = adminWords.value;
  const form = useSetup();
  return (
    <form
      class="settings-part setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.deed.busy) form.submit();
      }}
    >
      <p>{said.lead}</p>
      {needsCode ? (
        <Field label={said.code} note={said.codeNote} value={form.code} onChange={form.setCode} longest={100} />
      ) : null}
      <h2>{said.you}</h2>
      <Field
        label={said.handle}
        note={said.handleNote}
        value={form.handle}
        onChange={form.setHandle}
        longest={30}
        autocomplete="username"
      />
      <Field
        label={said.password}
        note={said.passwordNote}
        type="password"
        autocomplete="new-password"
        value={form.password}
        onChange={form.setPassword}
      />
      <h2>{said.house}</h2>
      <Field
        label={settings.name}
        note={settings.nameNote}
        value={form.name}
        onChange={form.setName}
        longest={60}
        optional
      />
      <Field
        label={settings.address}
        note={settings.addressNote}
        type="url"
        value={form.address}
        onChange={form.setAddress}
        optional
      />
      <Wrong text={form.deed.trouble} />
      <Button type="submit" kind="wax" blocked={form.deed.busy}>
        {said.submit}
      </Button>
    </form>
  );
}

function Already() {
  const { title, text, action } = adminWords.value.setup.already;
  return (
    <EmptyState
      level={2}
      picture={<Mark />}
      title={title}
      text={text}
      action={
        <a class="btn ink" href={paths.home}>
          {action}
        </a>
      }
    />
  );
}

export default function SetupPage() {
  const { shell, trouble } = words.value;
  const setup = club.value?.setup ?? null;
  return (
    <Page class="narrow">
      <h1>{adminWords.value.setup.title}</h1>
      {setup === null && online.value !== false ? <Progress label={shell.loading} /> : null}
      {setup === null && online.value === false ? <Wrong text={trouble.offline} /> : null}
      {setup === 'done' ? <Already /> : null}
      {setup === 'free' || setup === 'code' ? (
        <div class="sheet">
          <SetupForm needsCode={setup === 'code'} />
        </div>
      ) : null}
    </Page>
  );
}
