/** How it looks, how it asks, and what the others call you. Everything takes effect at once. */

import { LANGUAGES } from '@signoria/kernel';
import { Button, Segments, Select, Sheet, Switch } from '@signoria/kit';
import { useId, useState } from 'preact/hooks';
import { paths } from '../router.ts';
import { Page } from '../shell/Page.tsx';
import { toastTrouble } from '../shell/trouble.ts';
import { me, rename } from '../state/me.ts';
import {
  confirming,
  language,
  MOTIONS,
  motion,
  playerName,
  TEMPOS,
  TEXT_SIZES,
  THEMES,
  tempo,
  textSize,
  theme,
  VOLUMES,
  volume,
  wantedLanguage,
  warning,
} from '../state/settings.ts';
import { toast } from '../state/toasts.ts';
import { words } from '../state/words.ts';
import { settingsWords } from './settings-text.ts';

const LONGEST_NAME = 30;

function Name() {
  const id = useId();
  const settings = settingsWords.value;
  const [name, setName] = useState(playerName.value || me.value?.name || '');
  const save = async () => {
    try {
      await rename(name.trim());
      toast('good', () => settingsWords.value.saved);
    } catch (error) {
      toastTrouble(error);
    }
  };
  return (
    <form
      class="field name-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void save();
      }}
    >
      <label for={id}>{settings.name}</label>
      <div class="link-row">
        <input
          id={id}
          class="text-field"
          value={name}
          required
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit">{settings.save}</Button>
      </div>
      <small>{settings.nameNote}</small>
    </form>
  );
}

function Looks() {
  const settings = settingsWords.value;
  return (
    <Sheet title={settings.looks}>
      <div class="pad stack">
        <div class="field">
          <b>{settings.language}</b>
          <Segments
            label={settings.language}
            value={language.value}
            onChange={(value) => {
              wantedLanguage.value = LANGUAGES.find((known) => known === value) ?? 'en';
            }}
            options={LANGUAGES.map((value) => ({ value, label: settings.languages[value] }))}
          />
        </div>
        <div class="field">
          <b>{settings.theme}</b>
          <Segments
            label={settings.theme}
            value={theme.value}
            onChange={(value) => {
              theme.value = THEMES.find((one) => one === value) ?? 'system';
            }}
            options={THEMES.map((value) => ({ value, label: settings.themes[value] }))}
          />
        </div>
        <div class="field">
          <b>{settings.textSize}</b>
          <Segments
            label={settings.textSize}
            value={textSize.value}
            onChange={(value) => {
              textSize.value = TEXT_SIZES.find((one) => one === value) ?? '100';
            }}
            options={TEXT_SIZES.map((value) => ({ value, label: `${value} %` }))}
          />
          <small>{settings.sample}</small>
        </div>
      </div>
    </Sheet>
  );
}

function Playing() {
  const settings = settingsWords.value;
  return (
    <Sheet title={settings.playing}>
      <div class="pad stack">
        <Switch
          label={settings.confirm}
          note={settings.confirmNote}
          on={confirming.value}
          onChange={(on) => {
            confirming.value = on;
          }}
        />
        <Switch
          label={settings.warn}
          note={settings.warnNote}
          on={warning.value}
          onChange={(on) => {
            warning.value = on;
          }}
        />
        <Select
          label={settings.motion}
          value={motion.value}
          onChange={(value) => {
            motion.value = MOTIONS.find((one) => one === value) ?? 'system';
          }}
          options={MOTIONS.map((value) => ({ value, label: settings.motions[value] }))}
        />
        <div class="field">
          <b>{settings.tempo}</b>
          <Segments
            label={settings.tempo}
            value={tempo.value}
            onChange={(value) => {
              tempo.value = TEMPOS.find((one) => one === value) ?? 'normal';
            }}
            options={TEMPOS.map((value) => ({ value, label: settings.tempos[value] }))}
          />
          <small>{settings.tempoNote}</small>
        </div>
        <div class="field">
          <b>{settings.volume}</b>
          <Segments
            label={settings.volume}
            value={volume.value}
            onChange={(value) => {
              volume.value = VOLUMES.find((one) => one === value) ?? 'off';
            }}
            options={VOLUMES.map((value) => ({ value, label: settings.volumes[value] }))}
          />
          <small>{settings.volumeNote}</small>
        </div>
        <p class="note">
          <a href={paths.pace}>{words.value.shell.title.pace}</a>
        </p>
      </div>
    </Sheet>
  );
}

export default function Settings() {
  const settings = settingsWords.value;
  return (
    <Page class="narrow">
      <h1>{settings.title}</h1>
      <Sheet title={settings.you}>
        <div class="pad">
          <Name />
          <p class="note">
            <a href={paths.account}>{words.value.shell.account}</a>
          </p>
        </div>
      </Sheet>
      <Looks />
      <Playing />
      <Sheet title={settings.notices}>
        <p class="pad">
          {settings.noticesNote} <a href={paths.notices}>{settings.notices}</a>
        </p>
      </Sheet>
      <Sheet title={settings.install}>
        <p class="pad">{settings.installNote}</p>
      </Sheet>
    </Page>
  );
}
