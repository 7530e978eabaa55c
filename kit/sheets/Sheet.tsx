/** A sheet lying on the desk: heading, a caption at the right, and whatever is written on it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface SheetProps {
  readonly title: ComponentChildren;
  readonly caption?: ComponentChildren;
  /** Extra class for the page's layout. */
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Sheet({ title, caption, class: extra, children }: SheetProps) {
  const id = useId();
  return (
    <section class={extra ? `sheet ${extra}` : 'sheet'} aria-labelledby={id}>
      <div class="sheet-head">
        <h2 id={id}>{title}</h2>
        {caption === undefined ? null : <span class="caption">{caption}</span>}
      </div>
      {children}
    </section>
  );
}
