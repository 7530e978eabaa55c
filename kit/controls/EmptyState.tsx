/** Nothing here yet: what would be here, and the one thing to do about it. */
import type { ComponentChildren } from 'preact';

export interface EmptyStateProps {
  readonly picture?: ComponentChildren;
  readonly title: ComponentChildren;
  /** Where the title stands among the headings of the page; under a sheet's own title when left out. */
  readonly level?: 2 | 3;
  readonly text?: ComponentChildren;
  readonly action?: ComponentChildren;
}

export function EmptyState({ picture, title, level = 3, text, action }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div class="empty-state">
      {picture}
      <Title>{title}</Title>
      {text === undefined ? null : <p>{text}</p>}
      {action}
    </div>
  );
}
