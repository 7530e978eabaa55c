/** When a part of the page breaks, the rest of the house stands: say so, and offer to try again. */

import { Button, EmptyState, Mark } from '@signoria/kit';
import { Component, type ComponentChildren } from 'preact';
import { paths } from '../router.ts';
import { words } from '../state/words.ts';

export function Broken() {
  const { broken, home } = words.value.shell;
  return (
    <main id="main" class="opening" tabIndex={-1}>
      <EmptyState
        picture={<Mark />}
        title={broken.title}
        text={broken.text}
        action={
          <>
            <a class="btn" href={paths.home}>
              {home}
            </a>
            <Button kind="ink" onPress={() => location.reload()}>
              {broken.again}
            </Button>
          </>
        }
      />
    </main>
  );
}

interface FaultProps {
  readonly children: ComponentChildren;
}

/** A class, because only a class can catch what its children throw. */
export class Fault extends Component<FaultProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
