/** Somebody's arms beside their name. Fetched apart from the page: whoever looks at names sees them a moment later. */
import { Arms as Drawn } from '@signoria/kit/arms';
import { type Arms, defaultArms } from '@signoria/protocol/arms';
import { useEffect } from 'preact/hooks';
import { arms } from '../state/arms/book.ts';
import { ownArms } from '../state/arms/own.ts';
import { me } from '../state/me.ts';
import type { Bearer } from './bearer.tsx';

/** Null until they are known. */
export function useArms(bearer: Bearer): Arms | null {
  const id = 'user' in bearer && bearer.user !== me.value?.user ? bearer.user : null;
  useEffect(() => {
    if (id !== null) arms.want(id);
  }, [id]);
  if ('named' in bearer) return defaultArms(bearer.named);
  return id === null ? ownArms.value : arms.of(id).value;
}

export interface PersonArmsProps {
  readonly of: Bearer;
  readonly width: number;
  readonly label?: string | undefined;
}

export default function PersonArms({ of, width, label }: PersonArmsProps) {
  const borne = useArms(of);
  return borne === null ? null : <Drawn arms={borne} width={width} label={label} />;
}
