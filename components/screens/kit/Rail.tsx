import { Glyph } from './Glyph.tsx';
import type { GlyphName } from './glyph-paths.ts';
import { LetterMark } from './LetterMark.tsx';

type Item = { readonly icon: GlyphName; readonly active?: boolean | undefined; readonly mark?: string | undefined };

/** The app's collapsed menu, which shows only icons. */
export function Rail({ items }: { readonly items: readonly Item[] }) {
  return (
    <div className="s-rail">
      {items.map(({ icon, active, mark }) => (
        <div key={icon} className={`s-pin${active ? ' s-active' : ''}`}>
          <LetterMark letter={mark} />
          <Glyph name={icon} />
        </div>
      ))}
    </div>
  );
}
