/** There is nothing to imagine: no hand, no deck, no die (VIR-1.11). Sealed answers are the kernel's. */
import type { Random, Seat } from '@signoria/kernel';
import type { State } from '../model/state.ts';

export function imagine(_s: State, _seat: Seat | null, _random: Random): void {}
