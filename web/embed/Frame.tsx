/** What both pages have in common: a bar with the way to the house, the board, and what stands there while there is none. */
import { EmptyState, Icon, Mark, Progress } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { words } from '../state/words.ts';
import { embedWords } from './words.ts';

interface FrameProps {
  readonly title: string;
  readonly headline: string;
  /** The same in the house, for whoever wants more of it. */
  readonly home: string;
  readonly children: ComponentChildren;
}

export function Frame({ title, headline, home, children }: FrameProps) {
  return (
    <div class="embed-page">
      <header class="top-bar table-bar">
        <span class="brand">
          <Mark />
        </span>
        <div class="table-title">
          <h1>{title}</h1>
          <span class="headline">{headline}</span>
        </div>
        <a class="btn quiet" href={home} target="_blank" rel="noopener">
          <Icon name="link" />
          <span>{embedWords.value.open}</span>
        </a>
      </header>
      {children}
    </div>
  );
}

export function Opening() {
  return (
    <main class="opening">
      <Progress label={words.value.replay.loading} />
    </main>
  );
}

export function Gone() {
  return <Empty {...embedWords.value.gone} />;
}

export function Empty({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main class="opening">
      <EmptyState level={2} picture={<Mark />} title={title} text={text} />
    </main>
  );
}
