import { Glyph } from './Glyph.tsx';

/** Where one writes, with the sign to send. */
export function Composer({ placeholder }: { readonly placeholder: string }) {
  return (
    <div className="s-composer">
      <span>{placeholder}</span>
      <Glyph name="send" />
    </div>
  );
}
