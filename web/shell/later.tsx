/** A part of a page that is fetched once the page stands. Without a network it simply is not there. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { pagesSpeak } from '../state/page-words.ts';
import { language } from '../state/settings.ts';

type Fetch<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** With its words, where they do not come with it. */
async function fetchSpeaking<P>(fetch: Fetch<P>): ReturnType<Fetch<P>> {
  const part = await fetch();
  await pagesSpeak(language.peek());
  return part;
}

export function later<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let current = true;
      fetchSpeaking(fetch).then(
        (fetched) => current && setPart(() => fetched.default),
        () => {}, // nothing depends on it
      );
      return () => {
        current = false;
      };
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
}

const CALM_MS = 1000;
let calm: Promise<void> | null = null;

/** Once the first page has fetched nothing more for a while: what is needed least shall not keep waiting what is needed. */
export function whenCalm(): Promise<void> {
  calm ??= untilCalm();
  return calm;
}

async function untilCalm(): Promise<void> {
  const fetched = () => performance.getEntriesByType('resource').length;
  let before = -1;
  for (let now = fetched(); now !== before; now = fetched()) {
    before = now;
    await new Promise((resolve) => void setTimeout(resolve, CALM_MS));
  }
}

interface Follower<T> {
  follow(what: T): () => void;
}

/** What goes along with a page, such as sounds and movements, comes once somebody wants it. */
export function accompany<T>(what: T, wanted: boolean, fetched: () => Promise<Follower<T>>): () => void {
  let stop = () => {};
  let left = false;
  if (wanted) {
    void whenCalm()
      .then(fetched)
      .then(
        ({ follow }) => {
          if (!left) stop = follow(what);
        },
        () => {}, // the page is all there without it
      );
  }
  return () => {
    left = true;
    stop();
  };
}
