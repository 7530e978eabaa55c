/** How this person likes it: language, light, letters, confirmations. One signal each; the page follows at once. */
import { computed, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@signoria/kernel';
import { widen, widenScreen } from './narrow.ts';
import { flag, kept, oneOf, text } from './stored-signal.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
export const VOLUMES = ['off', 'quiet', 'full'] as const;
export const TEMPOS = ['slow', 'normal', 'fast', 'step'] as const;

function preferredLanguage(): Language {
  const wanted = navigator.languages.flatMap((tag) => LANGUAGES.find((known) => tag.startsWith(known)) ?? []);
  return wanted[0] ?? 'en';
}

/** The language asked for. */
export const wantedLanguage = kept<Language>('language', preferredLanguage(), oneOf(LANGUAGES));
/** The language the page speaks: `words.ts` changes it once the words of the one asked for are here. */
export const language = signal<Language>(wantedLanguage.value);
export const theme = kept<(typeof THEMES)[number]>('theme', 'system', oneOf(THEMES));
export const motion = kept<(typeof MOTIONS)[number]>('motion', 'system', oneOf(MOTIONS));
export const textSize = kept<(typeof TEXT_SIZES)[number]>('textSize', '100', oneOf(TEXT_SIZES));
/** Ask again before an answer from which there is no way back. */
export const confirming = kept('confirm', true, flag);
/** Warn before an answer that looks pointless. */
export const warning = kept('warn', true, flag);
/** How fast what others do is told; in steps, each waits for a key or a touch. */
export const tempo = kept<(typeof TEMPOS)[number]>('tempo', 'normal', oneOf(TEMPOS));
/** What the others call this person; empty until chosen. */
export const playerName = kept('name', '', text);

function media(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const systemDark = media('(prefers-color-scheme: dark)');
const systemStill = media('(prefers-reduced-motion: reduce)');
const scale = computed(() => Number(textSize.value) / 100);

/** The same widths as in the stylesheets, which large letters widen in the same way. */
function within(px: number) {
  const screen = computed(() => media(widen(`(max-width: ${px}px)`, scale.value)));
  return computed(() => screen.value.value);
}

export const phone = within(760);
/** A tablet held upright: boards show one part after the other, at the sizes of a desk. */
export const upright = within(900);
/** No room beside the board: seats stand in a line above it, chronicle and talk in a drawer. */
export const compact = within(1180);

/** Among people on a bus nobody wants to be heard: on the phone there is sound only once it is asked for. */
export const volume = kept<(typeof VOLUMES)[number]>('volume', phone.peek() ? 'off' : 'quiet', oneOf(VOLUMES));
export const loudness = computed(() => ({ off: 0, quiet: 0.35, full: 0.8 })[volume.value]);

export const dark = computed(() => (theme.value === 'system' ? systemDark.value : theme.value === 'dark'));
export const still = computed(() => (motion.value === 'system' ? systemStill.value : motion.value === 'none'));

/** The page itself wears the settings: the same attributes as theme.js sets before anything is drawn. */
export function wearSettings(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value;
    root.dataset.theme = dark.value ? 'dark' : 'light';
    root.dataset.motion = still.value ? 'none' : 'full';
    root.dataset.letters = scale.value >= 1.5 ? 'large' : 'plain';
    root.style.setProperty('--text-scale', String(scale.value));
    widenScreen(scale.value);
  });
}
