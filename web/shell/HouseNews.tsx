/** An announcement of the house, told once at a table, which has no room for a strip. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { club, followClub, putAway } from '../state/club.ts';
import { toast } from '../state/toasts.ts';

followClub();

const told = new Set<string>();

export default function HouseNews() {
  useEffect(
    () =>
      effect(() => {
        const text = club.value?.banner?.text;
        if (text === undefined || told.has(text) || putAway.peek().includes(text)) return;
        told.add(text);
        toast('plain', () => text);
      }),
    [],
  );
  return null;
}
