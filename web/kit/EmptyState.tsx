/** Nothing here yet: what would be here, and the one thing to do about it. */
import type { ComponentChildren } from 'preact';

export interface EmptyStateProps {
  readonly picture?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly text?: ComponentChildren;
  readonly action?: ComponentChildren;
}

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div class="empty-state">
      {picture}
      <h3>{title}</h3>
      {text === undefined ? null : <p>{text}</p>}
      {action}
    </div>
  );
}
