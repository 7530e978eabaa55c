/** The exact odds of a war: one or two rounds of two dice, worked out once for each pair of forces. */

/** Attacker by one, attacker double, defender by one, defender double; the rest is a draw. */
export type Odds = Float64Array;

const FACES = 6;
const known = new Map<number, Odds>();

/** Forces before the dice: attacker and defender in round one, attacker and defender in round two. */
export function odds(a1: number, d1: number, a2: number, d2: number): Odds {
  const key = ((((a1 + 16) * 64 + d1 + 16) * 64 + a2 + 16) * 64 + d2 + 16) | 0;
  let found = known.get(key);
  if (found === undefined) {
    found = workOut(a1, d1, a2, d2);
    known.set(key, found);
  }
  return found;
}

function workOut(a1: number, d1: number, a2: number, d2: number): Odds {
  const found = new Float64Array(4);
  const each = 1 / (FACES * FACES);
  let second = 0;
  eachRoll((a, d) => {
    if (a1 + a > d1 + d) found[a1 + a >= 2 * (d1 + d) ? 1 : 0]! += each;
    else second += each;
  });
  eachRoll((a, d) => {
    if (d2 + d > a2 + a) found[d2 + d >= 2 * (a2 + a) ? 3 : 2]! += each * second;
  });
  return found;
}

function eachRoll(see: (attacker: number, defender: number) => void): void {
  for (let a = 1; a <= FACES; a++) for (let d = 1; d <= FACES; d++) see(a, d);
}
