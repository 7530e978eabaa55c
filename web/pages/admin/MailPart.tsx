/** How mail leaves the house, and whether push can: set, and tried out. A password that is set is never shown. */
import { Button, Switch } from '@signoria/kit';
import type { ClubSettings } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { toast } from '../../state/toasts.ts';
import { adminApi } from './api.ts';
import { useDeed } from './deed.ts';
import { Field, Form, type PartProps } from './parts.tsx';
import { adminWords } from './text.ts';

const USUAL_PORT = 587;

export function MailPart({ settings, save }: PartProps) {
  const { smtp } = settings;
  const fixed = settings.fixed.includes('smtp');
  return (
    <div class="settings-group">
      {fixed && smtp !== null ? <FixedMail smtp={smtp} /> : <SmtpForm settings={settings} save={save} />}
      {settings.smtp === null ? null : <TestForm />}
      <Push settings={settings} />
    </div>
  );
}

/** Given when the server was started: to be read only. */
function FixedMail({ smtp }: { readonly smtp: NonNullable<ClubSettings['smtp']> }) {
  const said = adminWords.value.settings;
  const server = `${smtp.secure ? 'smtps' : 'smtp'}://${smtp.user === '' ? '' : `${smtp.user}@`}${smtp.host}:${smtp.port}`;
  return (
    <section class="settings-part" aria-label={said.mail}>
      <h2>{said.mail}</h2>
      <Field label={said.host} value={server} onChange={() => {}} fixed />
      <Field label={said.from} value={smtp.from} onChange={() => {}} fixed />
    </section>
  );
}

function SmtpForm({ settings: { smtp }, save }: PartProps) {
  const said = adminWords.value.settings;
  const deed = useDeed();
  const [host, setHost] = useState(smtp?.host ?? '');
  const [port, setPort] = useState(String(smtp?.port ?? USUAL_PORT));
  const [secure, setSecure] = useState(smtp?.secure ?? false);
  const [user, setUser] = useState(smtp?.user ?? '');
  const [password, setPassword] = useState('');
  const [from, setFrom] = useState(smtp?.from ?? '');
  const submit = () => {
    const given = { host, port: Number(port), secure, user, from };
    save(deed, { smtp: password === '' ? given : { ...given, password } });
    setPassword('');
  };
  return (
    <Form title={said.mail} deed={deed} onSubmit={submit}>
      {smtp === null ? <p class="note">{said.mailOff}</p> : null}
      <Field label={said.host} value={host} onChange={setHost} />
      <Field label={said.port} value={port} onChange={setPort} type="number" longest={5} />
      <Switch label={said.secure} note={said.secureNote} on={secure} onChange={setSecure} />
      <Field label={said.user} value={user} onChange={setUser} optional />
      <Field
        label={said.password}
        note={smtp?.hasPassword === true ? said.passwordKept : said.passwordNone}
        type="password"
        autocomplete="new-password"
        value={password}
        onChange={setPassword}
        longest={500}
        optional
      />
      <Field label={said.from} value={from} onChange={setFrom} />
      <div class="in-row">
        <Button type="submit" kind="ink" blocked={deed.busy}>
          {adminWords.value.save}
        </Button>
        {smtp === null ? null : (
          <Button blocked={deed.busy} onPress={() => save(deed, { smtp: null })}>
            {said.mailRemove}
          </Button>
        )}
      </div>
    </Form>
  );
}

function TestForm() {
  const said = adminWords.value.settings;
  const deed = useDeed();
  const [to, setTo] = useState('');
  const send = () =>
    deed.run(async () => {
      await adminApi.testMail(to);
      toast('good', () => adminWords.value.settings.mailSent);
    });
  return (
    <Form title={said.mailTest} deed={deed} onSubmit={send}>
      <div class="in-row">
        <Field label={said.mailTestTo} value={to} onChange={setTo} type="email" autocomplete="email" />
        <Button type="submit" blocked={deed.busy}>
          {said.mailTest}
        </Button>
      </div>
    </Form>
  );
}

/** The keys are the server's own; what it needs of its host is an address browsers trust. */
function Push({ settings: { address } }: { readonly settings: ClubSettings }) {
  const said = adminWords.value.settings;
  const ready = address?.startsWith('https://') === true;
  return (
    <section class="settings-part" aria-label={said.push}>
      <h2>{said.push}</h2>
      <p class="note">{ready && address !== null ? said.pushReady(address) : said.pushNotReady}</p>
      <a class="btn plain" href={paths.notices}>
        {said.pushTest}
      </a>
    </section>
  );
}
