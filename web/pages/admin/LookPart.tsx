/** What makes the pages this house's own: the colour of its seal, a crest, words of welcome. */
import { Button, Select } from '@signoria/kit';
import type { ClubSettings } from '@signoria/protocol';
import { HOUSE_COLOURS, HOUSE_CRESTS } from '@signoria/protocol/names';
import { useState } from 'preact/hooks';
import { HousePlate } from '../../shell/HousePlate.tsx';
import { useDeed } from './deed.ts';
import { Field, Form, LongField, type PartProps } from './parts.tsx';
import { adminWords } from './text.ts';

type Look = ClubSettings['look'];

/** The one that was chosen, which a list of words knows as a word only. */
function among<T extends string>(all: readonly T[], value: string): T | null {
  return all.find((one) => one === value) ?? null;
}

export function LookPart({ settings, save }: PartProps) {
  return settings.fixed.includes('look') ? (
    <FixedLook settings={settings} />
  ) : (
    <LookForm settings={settings} save={save} />
  );
}

/** Given when the server was started: to be read, not to be changed. */
function FixedLook({ settings: { name, look } }: Pick<PartProps, 'settings'>) {
  const said = adminWords.value.settings;
  const crest = look.crest === null ? said.noCrest : said.crests[look.crest];
  return (
    <section class="settings-part" aria-label={said.look}>
      <h2>{said.look}</h2>
      <Field label={said.colour} value={said.colours[look.colour]} onChange={() => {}} fixed />
      <Field label={said.crest} value={crest} onChange={() => {}} fixed />
      <Field label={said.welcome} value={look.welcome} onChange={() => {}} fixed />
      <HousePlate name={name} look={look} />
    </section>
  );
}

function LookForm({ settings, save }: PartProps) {
  const said = adminWords.value.settings;
  const deed = useDeed();
  const [look, setLook] = useState<Look>(settings.look);
  const change = (part: Partial<Look>) => setLook({ ...look, ...part });
  return (
    <Form title={said.look} deed={deed} onSubmit={() => save(deed, { look })}>
      <p class="note">{said.lookNote}</p>
      <Select
        label={said.colour}
        value={look.colour}
        onChange={(value) => change({ colour: among(HOUSE_COLOURS, value) ?? 'wax' })}
        options={HOUSE_COLOURS.map((value) => ({ value, label: said.colours[value] }))}
      />
      <Select
        label={said.crest}
        value={look.crest ?? ''}
        onChange={(value) => change({ crest: among(HOUSE_CRESTS, value) })}
        options={[
          { value: '', label: said.noCrest },
          ...HOUSE_CRESTS.map((value) => ({ value, label: said.crests[value] })),
        ]}
      />
      <LongField
        label={said.welcome}
        note={said.welcomeNote}
        value={look.welcome}
        onChange={(welcome) => change({ welcome })}
        longest={400}
        optional
      />
      <HousePlate name={settings.name} look={look} />
      <Button type="submit" kind="ink" blocked={deed.busy}>
        {adminWords.value.save}
      </Button>
    </Form>
  );
}
