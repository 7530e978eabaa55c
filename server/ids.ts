/** Identifiers nobody can guess, and the short code people read to each other. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 120 bits: whoever knows it was given it. */
export function newId(): string {
  return randomBytes(15).toString('base64url');
}

/**
 * 96 bits behind the time: tables of the same hours lie side by side in the database, so that few of its pages change
 * when many of them are played. When a table was made is no secret.
 */
export function newTableId(now: number): string {
  return now.toString(36).padStart(9, '0') + randomBytes(12).toString('base64url');
}

/** 256 bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether two secrets are the same. Their hashes are of one length, so that the comparison tells nothing about it. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));
}

/** Without what looks or sounds alike: no 0 and O, no 1, I and L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What somebody typed as a code, or null when it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
