/** What is decided for the whole house. Each part is saved by itself, and what could not be saved stays as typed. */
import { Button, Progress, Select, Switch } from '@signoria/kit';
import type { ClubChanges, ClubSettings } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import type { Deed } from '../../shell/deed.ts';
import { useAsync } from '../../shell/use-async.ts';
import { lookAtClub } from '../../state/club.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { adminApi, saveAs } from './api.ts';
import { troubleIn, useDeed } from './deed.ts';
import { LookPart } from './LookPart.tsx';
import { MailPart } from './MailPart.tsx';
import { changeable, Field, Form, LongField, type PartProps, SpanSelect, untilOf, Wrong } from './parts.tsx';
import { adminWords, type Span } from './text.ts';

function HousePart({ settings, save }: PartProps) {
  const said = adminWords.value.settings;
  const deed = useDeed();
  const [name, setName] = useState(settings.name);
  const [address, setAddress] = useState(settings.address ?? '');
  const [registration, setRegistration] = useState(settings.registration);
  const [privateHooks, setPrivateHooks] = useState(settings.privateHooks);
  const isFixed = (key: ClubSettings['fixed'][number]) => settings.fixed.includes(key);
  const changes = { name, address: address.trim() || null, registration, privateHooks };
  return (
    <Form title={said.house} deed={deed} onSubmit={() => save(deed, changeable(changes, settings.fixed))}>
      <Field
        label={said.name}
        note={said.nameNote}
        value={name}
        onChange={setName}
        longest={60}
        optional
        fixed={isFixed('name')}
      />
      <Field
        label={said.address}
        note={said.addressNote}
        value={address}
        onChange={setAddress}
        type="url"
        optional
        fixed={isFixed('address')}
      />
      <Switch
        label={said.registration}
        note={isFixed('registration') ? said.fixed : said.registrationNote}
        blocked={isFixed('registration')}
        on={registration === 'open'}
        onChange={(on) => setRegistration(on ? 'open' : 'closed')}
      />
      <Switch
        label={said.privateHooks}
        note={isFixed('privateHooks') ? said.fixed : said.privateHooksNote}
        blocked={isFixed('privateHooks')}
        on={privateHooks}
        onChange={setPrivateHooks}
      />
      <Button type="submit" kind="ink" blocked={deed.busy}>
        {adminWords.value.save}
      </Button>
    </Form>
  );
}

function BannerPart({ settings, save }: PartProps) {
  const { banner, fixed } = settings;
  const isFixed = banner !== null && fixed.includes('banner');
  return isFixed ? <FixedBanner text={banner.text} /> : <BannerForm settings={settings} save={save} />;
}

function FixedBanner({ text }: { readonly text: string }) {
  const said = adminWords.value.settings;
  return (
    <section class="settings-part" aria-label={said.banner}>
      <h2>{said.banner}</h2>
      <Field label={said.bannerText} value={text} onChange={() => {}} fixed />
    </section>
  );
}

function BannerForm({ settings: { banner }, save }: PartProps) {
  const said = adminWords.value.settings;
  const deed = useDeed();
  const [text, setText] = useState(banner?.text ?? '');
  const [kind, setKind] = useState(banner?.kind ?? 'info');
  const [span, setSpan] = useState<Span>('day');
  return (
    <Form title={said.banner} deed={deed} onSubmit={() => save(deed, { banner: { text, kind, until: untilOf(span) } })}>
      <LongField label={said.bannerText} value={text} onChange={setText} longest={500} />
      <Select
        label={said.bannerKind}
        value={kind}
        onChange={(value) => setKind(value === 'warning' ? 'warning' : 'info')}
        options={(['info', 'warning'] as const).map((value) => ({ value, label: said.bannerKinds[value] }))}
      />
      <SpanSelect label={said.bannerUntil} names={said.bannerSpans} value={span} onChange={setSpan} />
      <div class="in-row">
        <Button type="submit" kind="ink" blocked={deed.busy || text.trim() === ''}>
          {adminWords.value.save}
        </Button>
        {banner === null ? null : (
          <Button blocked={deed.busy} onPress={() => save(deed, { banner: null })}>
            {said.bannerRemove}
          </Button>
        )}
      </div>
    </Form>
  );
}

function BackupPart() {
  const said = adminWords.value.settings;
  const deed = useDeed();
  const [password, setPassword] = useState('');
  const make = () =>
    deed.run(async () => {
      const { name, file } = await adminApi.backup(password);
      saveAs(name, file);
      setPassword('');
      toast('good', () => adminWords.value.settings.backupDone);
    });
  return (
    <Form title={said.backup} deed={deed} onSubmit={make}>
      <p class="note">{said.backupNote}</p>
      <Field
        label={said.backupPassword}
        type="password"
        autocomplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" icon="download" blocked={deed.busy}>
        {said.backupMake}
      </Button>
      <p class="note">{said.backupRestore}</p>
    </Form>
  );
}

export function Settings() {
  const found = useAsync(adminApi.settings, []);
  const [changed, setChanged] = useState<ClubSettings | null>(null);
  if (found.state === 'loading') return <Progress label={words.value.shell.loading} />;
  if (found.state === 'failed') return <Wrong text={troubleIn(found.error)} />;
  const save = (deed: Deed, changes: ClubChanges) =>
    deed.run(async () => {
      setChanged(await adminApi.changeSettings(changes));
      await lookAtClub();
      toast('good', () => adminWords.value.saved);
    });
  const settings = changed ?? found.value;
  return (
    <div class="settings-parts">
      <HousePart settings={settings} save={save} />
      <LookPart settings={settings} save={save} />
      <MailPart settings={settings} save={save} />
      <BannerPart settings={settings} save={save} />
      <BackupPart />
    </div>
  );
}
