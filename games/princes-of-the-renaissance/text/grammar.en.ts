/** English for people, counts, lists and payments. */
export * from '@signoria/kernel/en';

/** '3 gold and 1 influence'; 'nothing' for nothing. */
export function sum(amounts: readonly [number, number]): string {
  const parts = [
    ...(amounts[0] > 0 ? [`${amounts[0]} gold`] : []),
    ...(amounts[1] > 0 ? [`${amounts[1]} influence`] : []),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}
