import { Glyph } from './Glyph.tsx';
import type { GlyphName } from './glyph-paths.ts';
import { LetterMark } from './LetterMark.tsx';

export type MenuRowProps = {
  readonly label: string;
  readonly icon?: GlyphName | undefined;
  readonly active?: boolean | undefined;
  readonly mark?: string | undefined;
  readonly children?: readonly MenuRowProps[] | undefined;
};

/** An entry of the navigation, with its nested entries. */
export function MenuRow({ label, icon, active, mark, children }: MenuRowProps) {
  return (
    <>
      <div className={active ? 's-item s-active' : 's-item'}>
        <LetterMark letter={mark} />
        {icon && <Glyph name={icon} />}
        {label}
      </div>
      {children && (
        <div className="s-below">
          {children.map((row) => (
            <MenuRow key={row.label} {...row} />
          ))}
        </div>
      )}
    </>
  );
}
