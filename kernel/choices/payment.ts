/**
 * One cost, many sources, one kind per source, surplus lost. The rules state cost and sources; legality, enumeration
 * and the screen's "still owed" all follow from that here.
 *
 * Four notions that must not be mixed: *legal* (isPaid), *canonical* (worth offering to a bot), *suggested* (what the
 * button pre-selects: the first canonical one) and *recorded* (what the log says: the payment itself).
 */
export interface Source {
  readonly id: string;
  /** Sources with the same `like` are interchangeable, now and later. */
  readonly like: string;
  /** What it can pay: "2 crowns or 1 cross". */
  readonly offers: { readonly [kind: string]: number };
}

export type Cost = { readonly [kind: string]: number };
export type Payment = readonly Paid[];

export interface Paid {
  readonly id: string;
  readonly as: string;
}

/** What is still owed of `cost` after this payment, by kind; empty when paid. */
export function owed(cost: Cost, sources: readonly Source[], payment: Payment): Cost {
  const left: { [kind: string]: number } = { ...cost };
  for (const { id, as } of payment) {
    const source = sources.find((s) => s.id === id);
    if (source !== undefined && Object.hasOwn(left, as)) left[as]! -= worth(source, as);
  }
  for (const kind in left) if (left[kind]! <= 0) delete left[kind];
  return left;
}

/** What a source pays as this kind; names every object inherits are no kinds. */
function worth(source: Source, as: string): number {
  return Object.hasOwn(source.offers, as) ? source.offers[as]! : 0;
}

/** Legal: distinct, known sources, each used as a kind it offers, and one of the costs covered. */
export function isPaid(menu: { costs: readonly Cost[]; sources: readonly Source[] }, payment: Payment): boolean {
  const byId = new Map(menu.sources.map((s) => [s.id, s]));
  const seen = new Set<string>();
  for (const { id, as } of payment) {
    const source = byId.get(id);
    if (source === undefined || seen.has(id) || worth(source, as) <= 0) return false;
    seen.add(id);
  }
  return menu.costs.some(
    (cost) => isEmptyCost(owed(cost, menu.sources, payment)) && payment.every((p) => Object.hasOwn(cost, p.as)),
  );
}

function isEmptyCost(cost: Cost): boolean {
  for (const _ in cost) return false;
  return true;
}

/** Every payment worth considering: covers the cost, spends nothing in vain, one per class of look-alikes. */
export function canonical(cost: Cost, sources: readonly Source[], most = Number.POSITIVE_INFINITY): readonly Payment[] {
  const kinds = Object.keys(cost);
  const paying: Paying = {
    kinds,
    need: kinds.map((kind) => cost[kind]!),
    classes: classesOf(sources, kinds),
    used: [],
    found: [],
    most,
  };
  pay(paying, 0, 0, 0);
  return paying.found;
}

/** A payment on the way, tried out source by source. */
interface Paying {
  readonly kinds: readonly string[];
  /** By kind: what is still owed; below 0 for what was overpaid. */
  readonly need: number[];
  readonly classes: readonly (readonly Source[])[];
  readonly used: { readonly id: string; readonly kind: number; readonly worth: number }[];
  readonly found: Payment[];
  /** No more than so many are looked for. */
  readonly most: number;
}

/** Look-alikes take kinds in order, from `first` on: no permutations of the same payment. */
function pay(paying: Paying, at: number, member: number, first: number): void {
  const { kinds, need, classes, used, found, most } = paying;
  if (isCovered(need)) {
    if (isThrifty(paying)) found.push(used.map(({ id, kind }) => ({ id, as: kinds[kind]! })));
    return;
  }
  if (at === classes.length) return;
  const source = classes[at]![member];
  if (source !== undefined) {
    for (let kind = first; kind < kinds.length; kind++) {
      const worth = source.offers[kinds[kind]!] ?? 0;
      const left = need[kind]!;
      if (worth <= 0 || left <= 0) continue;
      need[kind] = left - worth;
      used.push({ id: source.id, kind, worth });
      pay(paying, at, member + 1, kind);
      used.pop();
      need[kind] = left;
      if (found.length >= most) return;
    }
  }
  pay(paying, at + 1, 0, 0);
}

function isCovered(need: readonly number[]): boolean {
  return need.every((left) => left <= 0);
}

function isThrifty({ used, need }: Paying): boolean {
  return used.every(({ kind, worth }) => need[kind]! + worth > 0);
}

/** Those that can help at all; single-purpose ones lead, so that the first payment found keeps the versatile ones. */
function classesOf(sources: readonly Source[], kinds: readonly string[]): readonly (readonly Source[])[] {
  const classes = new Map<string, Source[]>();
  for (const source of sources) {
    if (!kinds.some((kind) => (source.offers[kind] ?? 0) > 0)) continue;
    const alike = classes.get(source.like);
    if (alike) alike.push(source);
    else classes.set(source.like, [source]);
  }
  const breadth = (s: Source) => Object.keys(s.offers).length;
  return [...classes.values()].sort((a, b) => breadth(a[0]!) - breadth(b[0]!));
}
