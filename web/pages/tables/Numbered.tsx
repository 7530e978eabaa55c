/** The heading of a numbered question. */
import type { ComponentChildren } from 'preact';

interface NumberedProps {
  readonly id: string;
  readonly n: number;
  readonly children: ComponentChildren;
}

export function Numbered({ id, n, children }: NumberedProps) {
  return (
    <h3 id={id} class="numbered">
      <i>{n}</i>
      {children}
    </h3>
  );
}
