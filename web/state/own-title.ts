/** What the page is called that is shown, where its address alone does not say it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export const ownTitle = signal<string | null>(null);

export function useOwnTitle(title: string | null): void {
  useEffect(() => {
    ownTitle.value = title;
    return () => {
      ownTitle.value = null;
    };
  }, [title]);
}
