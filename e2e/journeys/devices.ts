/** What a game is played on: a desk by keys, a tablet and a telephone by taps, and which game on which. */
import type { BrowserContextOptions } from 'playwright-core';
import type { Hand } from '../monkey.ts';
import { DEAL } from '../rehearse.ts';

/** In the languages every game speaks. */
export const LANGUAGES = ['en', 'ru'] as const;
export type Spoken = (typeof LANGUAGES)[number];

export const SCREENS = {
  desk: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
export type Device = keyof typeof SCREENS;
export type Screen = (typeof SCREENS)[Device];

const BODY = {
  desk: {},
  tablet: { hasTouch: true },
  phone: { hasTouch: true, isMobile: true },
} as const satisfies Record<Device, BrowserContextOptions>;
const LOCALES = { en: 'en-GB', ru: 'ru-RU' } as const;

export const handOn = (device: Device): Hand => (device === 'desk' ? 'keys' : 'taps');

/** Without the service worker: a page that is not fetched anew could not be dealt alike. */
export const contextOf = (device: Device, language: Spoken): BrowserContextOptions => ({
  serviceWorkers: 'block',
  viewport: SCREENS[device],
  locale: LOCALES[language],
  ...BODY[device],
});

const TOUCHED = [
  ['phone', 'ru'],
  ['tablet', 'en'],
  ['tablet', 'ru'],
  ['phone', 'en'],
] as const;

/**
 * Where the nth game is played by taps, and in which language; at the desk it is played in the other. Every other deal
 * (`SIGNORIA_DEAL=2`, 3, 4) moves them on by one: four deals are every game on every device in both languages.
 */
export function touched(nth: number, deal = DEAL): readonly [Device, Spoken] {
  return TOUCHED[(nth + deal - 1) % TOUCHED.length]!;
}

export const otherThan = (language: Spoken): Spoken => (language === 'en' ? 'ru' : 'en');
