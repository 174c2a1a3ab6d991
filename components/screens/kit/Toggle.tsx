import { Glyph } from './Glyph.tsx';

/** A drawing of a switch or a checkbox. */
export function Toggle({ kind, on }: { readonly kind: 'switch' | 'checkbox'; readonly on: boolean }) {
  return (
    <span className={on ? `s-${kind} s-on` : `s-${kind}`}>{kind === 'checkbox' && on && <Glyph name="check" />}</span>
  );
}
