/** The words of the settings, which no table needs: fetched by the pages that show some of them. */
import { inEvery, type Language, type Places, translated } from '@signoria/kernel';
import sentences from './settings.de.json' with { type: 'json' };

export interface SettingsWords {
  readonly title: string;
  readonly you: string;
  readonly name: string;
  readonly nameNote: string;
  readonly save: string;
  readonly saved: string;
  readonly looks: string;
  readonly language: string;
  readonly languages: { readonly [L in Language]: string };
  readonly theme: string;
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
  readonly textSize: string;
  readonly sample: string;
  readonly playing: string;
  readonly confirm: string;
  readonly confirmNote: string;
  readonly warn: string;
  readonly warnNote: string;
  readonly motion: string;
  readonly motions: { readonly system: string; readonly full: string; readonly none: string };
  readonly tempo: string;
  readonly tempoNote: string;
  readonly tempos: { readonly slow: string; readonly normal: string; readonly fast: string; readonly step: string };
  readonly volume: string;
  readonly volumeNote: string;
  readonly volumes: { readonly off: string; readonly quiet: string; readonly full: string };
  readonly notices: string;
  readonly noticesNote: string;
  readonly install: string;
  readonly installNote: string;
}

export const en: SettingsWords = {
  title: 'Settings',
  you: 'You',
  name: 'Name',
  nameNote: 'What the others at a table call you.',
  save: 'Save',
  saved: 'Saved.',
  looks: 'How it looks',
  language: 'Language',
  languages: { en: 'English', ru: 'Русский', de: 'Deutsch' },
  theme: 'Colours',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  sample: 'The Pope rests in Urbino; nobody may fight there.',
  playing: 'How it plays',
  confirm: 'Confirm answers',
  confirmNote:
    'What cannot be undone is first pointed at, then confirmed. Off: the first press answers at once, whatever it is.',
  warn: 'Warn of pointless answers',
  warnNote: 'Tells what an answer would come to, with the rule, when it seems to do nothing or to hurt only you.',
  motion: 'Movement',
  motions: { system: 'As the system', full: 'Show it', none: 'Keep everything still' },
  tempo: 'Pace of the others',
  tempoNote: 'How fast the moves of bots and friends are shown. Step by step, each waits for you.',
  tempos: { slow: 'Slow', normal: 'Normal', fast: 'Fast', step: 'Step by step' },
  volume: 'Sound',
  volumeNote: 'Paper, wood and coins. Nothing is ever heard that cannot be seen as well.',
  volumes: { off: 'Off', quiet: 'Quiet', full: 'Full' },
  notices: 'Notices',
  noticesNote: 'Be told when it is your turn: in this browser, by mail, or in a chat.',
  install: 'As an app',
  installNote:
    'Your browser’s menu can install Signoria. The start page and games on this device then open without a network.',
};

export const places: Places<SettingsWords> = {};

export const SETTINGS_TEXT = inEvery<SettingsWords>({
  en,
  de: translated('de', en, sentences, places),
  ru: {
    title: 'Настройки',
    you: 'Вы',
    name: 'Имя',
    nameNote: 'Так вас будут называть за столом.',
    save: 'Сохранить',
    saved: 'Сохранено.',
    looks: 'Как выглядит',
    language: 'Язык',
    languages: { en: 'English', ru: 'Русский', de: 'Deutsch' },
    theme: 'Цвета',
    themes: { system: 'Как в системе', light: 'Светлые', dark: 'Тёмные' },
    textSize: 'Размер текста',
    sample: 'Папа отдыхает в Урбино; сражаться там нельзя.',
    playing: 'Как играется',
    confirm: 'Подтверждать ответы',
    confirmNote:
      'На то, что нельзя отменить, вы сначала указываете, потом подтверждаете. Если выключить, первое нажатие всегда и будет ответом.',
    warn: 'Предупреждать о бесполезном',
    warnNote: 'Если ответ ничего не даст или повредит только вам, стол скажет об этом и назовёт правило.',
    motion: 'Движение',
    motions: { system: 'Как в системе', full: 'Показывать', none: 'Ничего не двигать' },
    tempo: 'Темп чужих ходов',
    tempoNote: 'Как быстро показывать ходы ботов и друзей. Пошагово каждый ход ждёт вас.',
    tempos: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро', step: 'Пошагово' },
    volume: 'Звук',
    volumeNote: 'Бумага, дерево, монеты. Всё, что слышно, всегда и видно.',
    volumes: { off: 'Нет', quiet: 'Тихо', full: 'Громко' },
    notices: 'Уведомления',
    noticesNote: 'Узнавайте, что настал ваш ход: в этом браузере, по почте или в чате.',
    install: 'Как приложение',
    installNote:
      'Меню браузера может установить Signoria. Тогда главная страница и партии на этом устройстве откроются без сети.',
  },
});
