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
