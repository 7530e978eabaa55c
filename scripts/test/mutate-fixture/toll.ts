// A small rule to be broken: who pays the toll, and how much.

export interface Traveller {
  readonly age: number;
  readonly carts: number;
}

export function toll({ age, carts }: Traveller): number {
  if (age < 14) return 0;
  return 2 + carts * 3;
}

export function tolls(travellers: readonly Traveller[]): number {
  let sum = 0;
  let next = 0;
  while (next < travellers.length) {
    sum += toll(travellers[next]!);
    next += 1;
  }
  return sum;
}

export function nobodyTestsThis(carts: number): boolean {
  return carts > 5;
}
