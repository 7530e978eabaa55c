/** Figures as they are read: win shares in points of a hundred, with their sign and their error. */
import type { Estimate } from '@signoria/review';

/** `−4.1`, `+3`, `0`. */
export function signed(n: number, digits = 1): string {
  const text = plain(Math.abs(n), digits);
  return Number(text) === 0 ? '0' : `${n < 0 ? '−' : '+'}${text}`;
}

export function plain(n: number, digits = 1): string {
  return String(Number(n.toFixed(digits)));
}

/** A share of the win in points. */
export const inPoints = (share: number): number => share * 100;

export function shareText({ mean }: Estimate): string {
  return plain(inPoints(mean), 0);
}

/** An error is never shown as none: nothing here is known for certain. */
export function errorText(se: number, digits = 1): string {
  return `± ${plain(Math.max(se, 10 ** -digits), digits)}`;
}
