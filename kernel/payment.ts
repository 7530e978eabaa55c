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
export function* canonical(cost: Cost, sources: readonly Source[]): Generator<Payment> {
  const kinds = Object.keys(cost).filter((kind) => cost[kind]! > 0);
  const need = new Map(kinds.map((kind) => [kind, cost[kind]!]));
  const classes = classesOf(sources, kinds);
  const used: (Paid & { readonly worth: number })[] = [];
  const covered = () => kinds.every((kind) => need.get(kind)! <= 0);
  const thrifty = () => used.every((u) => need.get(u.as)! + u.worth > 0);

  function* from(ci: number, member: number, first: number): Generator<Payment> {
    if (covered()) {
      if (thrifty()) yield used.map(({ id, as }) => ({ id, as }));
      return;
    }
    if (ci === classes.length) return;
    const source = classes[ci]![member];
    if (source !== undefined) {
      for (let ki = first; ki < kinds.length; ki++) {
        // Look-alikes take kinds in order: no permutations of the same payment.
        const as = kinds[ki]!;
        const worth = source.offers[as] ?? 0;
        const left = need.get(as)!;
        if (worth <= 0 || left <= 0) continue;
        need.set(as, left - worth);
        used.push({ id: source.id, as, worth });
        yield* from(ci, member + 1, ki);
        used.pop();
        need.set(as, left);
      }
    }
    yield* from(ci + 1, 0, 0);
  }
  yield* from(0, 0, 0);
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
