/** Where somebody's strength lies: a bar as long as it is uncertain, and a mark at the best guess. Words say the same. */
export interface Scale {
  readonly from: number;
  readonly to: number;
}

interface Ranged {
  readonly rating: number;
  readonly margin: number;
}

/** Wide enough for all of them. */
export function scaleOf(all: readonly Ranged[]): Scale {
  const from = Math.min(...all.map(({ rating, margin }) => rating - margin));
  const to = Math.max(...all.map(({ rating, margin }) => rating + margin));
  return { from, to: Math.max(to, from + 1) };
}

export function Bar({ rating, margin, scale: { from, to } }: Ranged & { readonly scale: Scale }) {
  const at = (points: number) => (100 * (points - from)) / (to - from);
  return (
    <span class="rating-bar" aria-hidden="true">
      <i style={{ left: `${at(rating - margin)}%`, width: `${at(rating + margin) - at(rating - margin)}%` }} />
      <b style={{ left: `${at(rating)}%` }} />
    </span>
  );
}
