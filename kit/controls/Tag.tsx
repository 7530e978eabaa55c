/** Small labels: a tag beside a name, pips for "two of three", the stamped id of a rule. */
import type { ComponentChildren } from 'preact';

export type TagKind = 'plain' | 'gold' | 'wax' | 'good';

export interface TagProps {
  readonly kind?: TagKind;
  readonly children: ComponentChildren;
}

export function Tag({ kind = 'plain', children }: TagProps) {
  return <span class={`tag ${kind}`}>{children}</span>;
}

export interface PipsProps {
  readonly value: number;
  readonly of: number;
  /** Says the same in words. */
  readonly label: string;
}

export function Pips({ value, of, label }: PipsProps) {
  return (
    <span class="pips" role="img" aria-label={label} title={label}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < value ? 'on' : ''} />
      ))}
    </span>
  );
}

export function RuleId({ id }: { readonly id: string }) {
  return <span class="rule-id">{id}</span>;
}
