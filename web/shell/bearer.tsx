/** The place of somebody's arms beside their name. What is drawn there comes later; nothing moves when it does. */
import type { TableRow } from '@signoria/protocol';
import { later, whenCalm } from './later.tsx';
import type { PersonArmsProps } from './PersonArms.tsx';

/** Whose arms: the reader's own, those of somebody the server knows, or of a bot or whoever else has but a name, found from it. */
export type Bearer = { readonly own: true } | { readonly user: string } | { readonly named: string };

export const OWN: Bearer = { own: true };

/** Names first. */
const PersonArms = later<PersonArmsProps>(async () => {
  await whenCalm();
  return import('./PersonArms.tsx');
});

export interface ArmsOfProps {
  /** Null for a place nobody has taken. */
  readonly of: Bearer | null;
  readonly width?: number;
  /** Who bears them, where no name stands beside them. */
  readonly label?: string;
}

export function ArmsOf({ of, width = 18, label }: ArmsOfProps) {
  if (of === null) return null;
  return (
    <span class="arms-of" style={{ width: `${width}px`, height: `${width * 1.25}px` }}>
      <PersonArms of={of} width={width} label={label} />
    </span>
  );
}

/** Who sits there, as tables are listed. */
export function bearerIn({
  kind,
  name,
  user,
}: Pick<TableRow['seats'][number], 'kind' | 'name' | 'user'>): Bearer | null {
  if (kind === 'bot') return { named: name };
  return user === null || name === '' ? null : { user };
}
