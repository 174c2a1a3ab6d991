import { LetterMark } from './LetterMark.tsx';
import type { PanelItems } from './panel.ts';

/** Details beside the main part of a screen: labels and values. */
export function Panel({ items }: { readonly items: PanelItems }) {
  return (
    <div className="s-panel">
      {items.map(({ label, value, mark }) => (
        <div key={label} className={mark ? 's-pin s-marked' : undefined}>
          <LetterMark letter={mark} />
          <div className="s-hint">{label}</div>
          <div>
            <bdi>{value}</bdi>
          </div>
        </div>
      ))}
    </div>
  );
}
