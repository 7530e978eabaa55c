/** One rule for what people type, so that both engines accept the same texts: PostgreSQL holds no NUL, SQLite would. */
import { StoreError } from './errors.ts';

export function plainText(field: string, text: string): void {
  if (text.includes('\0')) throw new StoreError('text', { field });
}
