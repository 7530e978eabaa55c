/** The page on which something of the club begins: for whoever has an account. */
import { Button, EmptyState } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { greet, me } from '../../state/me.ts';

interface NewPageProps {
  readonly title: string;
  /** Where all of the kind are listed. */
  readonly list: { readonly path: string; readonly title: string };
  readonly account: { readonly title: string; readonly text: string; readonly button: string };
  readonly children: ComponentChildren;
}

export function NewPage({ title, list, account, children }: NewPageProps) {
  useEffect(() => {
    void greet();
  }, []);
  return (
    <Page class="narrow event-page">
      <p class="caption">
        <a href={list.path}>{list.title}</a>
      </p>
      <h1>{title}</h1>
      {me.value?.kind === 'guest' ? (
        <EmptyState
          level={2}
          title={account.title}
          text={account.text}
          action={<Button onPress={() => go(paths.account)}>{account.button}</Button>}
        />
      ) : (
        children
      )}
    </Page>
  );
}
