/** Counters: a circle is gold, a square is influence; face down they show their back and nothing else. */
import type { CurrencyId } from '../../data/currency.ts';
import { INK } from './palette.ts';

const FACES = {
  gold: (
    <>
      <circle cx="10" cy="10" r="8.6" fill="#E2BC63" stroke={INK} stroke-width="1.6" />
      <circle cx="10" cy="10" r="5.6" fill="none" stroke="#7A5614" stroke-width="1.2" />
      <path d="M10 6.500v7M7.500 9h5" stroke="#7A5614" stroke-width="1.5" />
    </>
  ),
  influence: (
    <>
      <rect x="2" y="2" width="16" height="16" rx="1.5" fill="#C3BDB1" stroke={INK} stroke-width="1.6" />
      <path d="M6 14c1-6 3-8 8-8-1 5-3 7-6 6" fill="none" stroke={INK} stroke-width="1.5" stroke-linecap="round" />
    </>
  ),
} as const;

const BACKS = {
  gold: (
    <>
      <circle cx="10" cy="10" r="8.4" fill="#8A7556" stroke={INK} stroke-width="1.8" />
      <path d="M5 10h10M10 5v10" stroke="#F3E7CC" stroke-width="1.3" opacity=".8" />
    </>
  ),
  influence: (
    <>
      <rect x="2" y="2" width="16" height="16" rx="1.5" fill="#7C786F" stroke={INK} stroke-width="1.8" />
      <path d="M5 5l10 10M15 5 5 15" stroke="#F3EFE4" stroke-width="1.3" opacity=".8" />
    </>
  ),
} as const;

export interface CounterProps {
  readonly of: CurrencyId;
  readonly down?: boolean;
}

export function Counter({ of, down = false }: CounterProps) {
  return (
    <svg class="counter" viewBox="0 0 20 20" aria-hidden="true">
      {down ? BACKS[of] : FACES[of]}
    </svg>
  );
}
