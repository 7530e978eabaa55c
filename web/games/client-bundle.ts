/**
 * What a table shows of a game: its words in the reader's language, how answers are written, its options as plain data.
 * Not its rules, which only the server and the worker need, nor other languages, nor the reference. By the anatomy of a
 * game's folder; what is not found there is taken from the whole game.
 */

import { bundles, notations, wordsDe, wordsEn, wordsRu } from 'virtual:games';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, GameModule, Language, Notation, OptionSchema, PlayText, Reference } from '@signoria/kernel';
import { language } from '../state/settings.ts';
import { NoSuchGame } from './load.ts';

/** The part of a client bundle that is collected when the client is built. */
export interface ClientBundleData {
  readonly id: string;
  /** The rules' version. */
  readonly rules: number;
  readonly options: OptionSchema;
}

export interface ClientBundle extends ClientBundleData {
  readonly notation: Notation<Choice>;
  /** Follows the language of the page, as soon as the words are here. */
  readonly text: ReadonlySignal<PlayText>;
}

const WORDS = { en: wordsEn, ru: wordsRu, de: wordsDe };

const loaded = new Map<string, Promise<ClientBundle>>();

/** Fetched once; a failure may be tried again. */
export function loadClientBundle(id: string): Promise<ClientBundle> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const bundle = makeClientBundle(id);
  loaded.set(id, bundle);
  bundle.catch(() => loaded.delete(id));
  return bundle;
}

async function makeClientBundle(id: string): Promise<ClientBundle> {
  const [data, notation, text] = await Promise.all([faceData(id), notationOf(id), textOf(id)]);
  return { ...data, notation, text };
}

/** Fetched without anything else of the game. */
export async function loadOptions(id: string): Promise<OptionSchema> {
  return (await faceData(id)).options;
}

async function faceData(id: string): Promise<ClientBundleData> {
  const fetchBundle = bundles[id];
  if (fetchBundle === undefined) throw new NoSuchGame(id);
  return fetchBundle();
}

const wholeGame = async (id: string): Promise<GameModule> => (await import('./whole-game.ts')).loadGame(id);

async function notationOf(id: string): Promise<Notation<Choice>> {
  return (await notations[id]?.()) ?? (await wholeGame(id)).game.notation;
}

async function textOf(id: string): Promise<ReadonlySignal<PlayText>> {
  const shown = signal(await fetchWords(id, language.value));
  effect(() => {
    const wanted = language.value;
    // Words that cannot be fetched stay those of the other language.
    void fetchWords(id, wanted).then(
      (words) => {
        if (language.value === wanted) shown.value = words;
      },
      () => {},
    );
  });
  return shown;
}

async function fetchWords(id: string, wanted: Language): Promise<PlayText> {
  const fetchOwn = WORDS[wanted][id] ?? WORDS.en[id];
  return (await fetchOwn?.()) ?? (await wholeGame(id)).text[wanted];
}

/** The rules in words, fetched when somebody wants to read one. */
export async function loadReference(id: string, wanted: Language): Promise<Reference> {
  return (await wholeGame(id)).text[wanted].reference;
}
