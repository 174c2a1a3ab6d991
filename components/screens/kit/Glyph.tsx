import { glyphPaths } from './glyph-paths.ts';
import type { GlyphName } from './glyph-paths.ts';

/** A small line drawing in the color of the surrounding text. */
export function Glyph({ name, on }: { readonly name: GlyphName /** Filled. */; readonly on?: boolean }) {
  return (
    <svg className={on ? 's-glyph s-on' : 's-glyph'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={glyphPaths[name]} />
    </svg>
  );
}
