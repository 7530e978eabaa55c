/** A pause in long work, so that others get in: SQLite answers within the same turn of the event loop. */
export function breath(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
