/** The numbered dot that connects a part of a drawing with the text. Where the dot isn't drawn, its number is in parentheses. Renders nothing without a number. */
export function NumberMark({ n, inText }: { readonly n: number | undefined; readonly inText?: boolean }) {
  if (n === undefined) return null;
  return inText ? (
    <span className="s-mark s-mark-text">
      <span>(</span>
      {n}
      <span>)</span>
    </span>
  ) : (
    <span className="s-mark">{n}</span>
  );
}
