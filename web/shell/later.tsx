/** A part of a page that is fetched once the page stands. Without a network it simply is not there. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Fetch<P> = () => Promise<{ readonly default: ComponentType<P> }>;

export function later<P extends object>(fetch: Fetch<P>): ComponentType<P> {
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      let current = true;
      fetch().then(
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

interface Follower<T> {
  follow(what: T): () => void;
}

/** What goes along with a page, such as sounds and movements, comes once somebody wants it. */
export function accompany<T>(what: T, wanted: boolean, fetched: () => Promise<Follower<T>>): () => void {
  let stop = () => {};
  let left = false;
  if (wanted) {
    void fetched().then(({ follow }) => {
      if (!left) stop = follow(what);
    });
  }
  return () => {
    left = true;
    stop();
  };
}
