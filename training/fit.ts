/** Fits a network to a sample: the weights that make the winners most likely, by Adam (Kingma and Ba) in small batches. */
import type { Network } from '@signoria/kernel';
import { type Random, random } from '@signoria/kernel';
import { LEAK } from '../bots/search/leaf.ts';
import type { Sample } from './play.ts';

export interface Fitted {
  readonly network: Network;
  /** How surprising the winners of games kept apart are to it, in nats; to nobody's opinion they are ln(seats). */
  readonly loss: number;
}

const HIDDEN = 16;
const EPOCHS = 10;
const BATCH = 128;
const RATE = 0.003;
const LAST_RATE = 0.0001;
const DECAY = 1e-5;
const [MOMENTUM, SPREAD] = [0.9, 0.999];
/** One game of so many is kept apart. */
const APART = 10;
const DIGITS = 5;

/** Everything one fit works with; `theta` is laid out as `Network.weights`. */
interface Fit {
  readonly sample: Sample;
  readonly theta: Float64Array;
  readonly slope: Float64Array;
  readonly shares: Float64Array;
  readonly units: Float64Array;
}

export function fitNetwork(sample: Sample): Fitted {
  const { size, seats } = sample;
  const count = size + HIDDEN * size + 2 * HIDDEN;
  const chance = random(5);
  const theta = new Float64Array(count);
  for (let i = size; i < size + HIDDEN * size; i++) theta[i] = ((chance.next() - 0.5) * 2) / Math.sqrt(size);
  for (let i = count - HIDDEN; i < count; i++) theta[i] = (chance.next() - 0.5) * 0.2;
  const slope = new Float64Array(count);
  const fitting: Fit = {
    sample,
    theta,
    slope,
    shares: new Float64Array(seats),
    units: new Float64Array(seats * HIDDEN),
  };
  const rows = sample.rows.map((_, i) => i);
  descend(
    fitting,
    rows.filter((i) => sample.games[i]! % APART !== 0),
    chance,
  );
  const loss = surprise(
    fitting,
    rows.filter((i) => sample.games[i]! % APART === 0),
  );
  return { network: { hidden: HIDDEN, weights: Array.from(theta, (w) => Number(w.toPrecision(DIGITS))) }, loss };
}

function descend(fitting: Fit, rows: number[], chance: Random): void {
  const { theta, slope } = fitting;
  const first = new Float64Array(theta.length);
  const second = new Float64Array(theta.length);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(rows, chance);
    const rate = RATE * (1 - epoch / EPOCHS) + LAST_RATE;
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      slope.fill(0);
      for (const row of batch) addSlope(fitting, row);
      step++;
      const [whole, wholeSpread] = [1 - MOMENTUM ** step, 1 - SPREAD ** step];
      for (let k = 0; k < theta.length; k++) {
        const g = slope[k]! / batch.length + DECAY * theta[k]!;
        first[k] = MOMENTUM * first[k]! + (1 - MOMENTUM) * g;
        second[k] = SPREAD * second[k]! + (1 - SPREAD) * g * g;
        theta[k]! -= (rate * (first[k]! / whole)) / (Math.sqrt(second[k]! / wholeSpread) + 1e-8);
      }
    }
  }
}

function shuffle(rows: number[], chance: Random): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [rows[i], rows[j]] = [rows[j]!, rows[i]!];
  }
}

/** Each seat's chance, and what its hidden units say. */
function forward({ sample, theta, shares, units }: Fit, row: Float32Array): void {
  const { seats, size } = sample;
  const thresholds = size + HIDDEN * size;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const x = seats + seat * size;
    let z = 0;
    for (let k = 0; k < size; k++) z += theta[k]! * row[x + k]!;
    for (let h = 0; h < HIDDEN; h++) {
      let unit = theta[thresholds + h]!;
      const from = size + h * size;
      for (let k = 0; k < size; k++) unit += theta[from + k]! * row[x + k]!;
      unit = unit > 0 ? unit : LEAK * unit;
      units[seat * HIDDEN + h] = unit;
      z += theta[thresholds + HIDDEN + h]! * unit;
    }
    shares[seat] = Math.exp(z);
    sum += shares[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat]! /= sum;
}

function addSlope(fitting: Fit, at: number): void {
  const { sample, theta, slope, shares, units } = fitting;
  const { seats, size } = sample;
  const row = sample.rows[at]!;
  const thresholds = size + HIDDEN * size;
  forward(fitting, row);
  for (let seat = 0; seat < seats; seat++) {
    const x = seats + seat * size;
    const off = shares[seat]! - row[seat]!;
    for (let k = 0; k < size; k++) slope[k]! += off * row[x + k]!;
    for (let h = 0; h < HIDDEN; h++) {
      const unit = units[seat * HIDDEN + h]!;
      slope[thresholds + HIDDEN + h]! += off * unit;
      const into = off * theta[thresholds + HIDDEN + h]! * (unit > 0 ? 1 : LEAK);
      slope[thresholds + h]! += into;
      const from = size + h * size;
      for (let k = 0; k < size; k++) slope[from + k]! += into * row[x + k]!;
    }
  }
}

function surprise(fitting: Fit, rows: readonly number[]): number {
  const { sample, shares } = fitting;
  let sum = 0;
  for (const at of rows) {
    const row = sample.rows[at]!;
    forward(fitting, row);
    for (let seat = 0; seat < sample.seats; seat++) if (row[seat]! > 0) sum -= row[seat]! * Math.log(shares[seat]!);
  }
  return sum / rows.length;
}
