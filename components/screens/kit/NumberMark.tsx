/** The numbered dot that ties a part of a drawing to the text. Draws nothing without a number. */
export function NumberMark({ n, inText }: { readonly n: number | undefined; readonly inText?: boolean }) {
  if (n === undefined) return null;
  return <span className={inText ? 's-mark s-mark-text' : 's-mark'}>{n}</span>;
}
