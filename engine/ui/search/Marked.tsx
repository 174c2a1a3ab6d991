import type { MarkedText } from '../../search/marks.ts';

/** A text with what was looked for marked. */
export function Marked({ text }: { readonly text: MarkedText }) {
  return text.map(([piece, marked], index) => (marked ? <mark key={index}>{piece}</mark> : piece));
}
