/** A drawing that is either named for those who cannot see it, or not read out at all. */
import type { ComponentChildren, SVGAttributes } from 'preact';

export interface PictureProps extends Pick<SVGAttributes<SVGSVGElement>, 'fill' | 'preserveAspectRatio'> {
  readonly class: string;
  readonly viewBox: string;
  readonly style?: { readonly [property: string]: string };
  /** Where it comes from and goes to is found by this name. */
  readonly 'data-place'?: string | undefined;
  /** Left out where its name stands beside it. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
}

export function Picture({ label, children, ...look }: PictureProps) {
  if (label === undefined) {
    return (
      <svg {...look} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...look} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

export interface CoverProps {
  /** Left out where the game's name stands beside it. */
  readonly label?: string | undefined;
}

/** The frame of a game's picture for lists and its own page, 260 by 170. */
export function CoverFrame({ label, children }: CoverProps & { readonly children: ComponentChildren }) {
  return (
    <Picture class="cover" viewBox="0 0 260 170" preserveAspectRatio="xMidYMid slice" label={label}>
      {children}
    </Picture>
  );
}
