/** Minutes after midnight, as a clock shows them. */
export function clockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Null while nothing readable is typed. */
export function readClock(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}
