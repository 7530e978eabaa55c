/** A symbol in the colour of the words around it. It says nothing to those who do not see it: words do. */
import { GLYPHS, type GlyphId } from './glyphs.ts';

export function Glyph({ of }: { readonly of: GlyphId }) {
  const { fill, line }: { readonly fill?: string; readonly line?: string } = GLYPHS[of];
  return (
    <svg class="glyph" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {fill === undefined ? null : <path d={fill} fill="currentColor" fill-rule="evenodd" />}
      {line === undefined ? null : (
        <path d={line} stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
      )}
    </svg>
  );
}
