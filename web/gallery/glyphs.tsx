/** Sample symbols for the payment picker, drawn solid to read at 16 pixels. */
export const GLYPHS = {
  crown: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 8l4.5 4L12 4l4.5 8L21 8l-2 11H5Z" />
    </svg>
  ),
  cross: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9.5 3h5v5H20v5h-5.5v9h-5v-9H4V8h5.5Z" />
    </svg>
  ),
} as const;
