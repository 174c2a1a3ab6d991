/** A small menu path. */
export function Path({ steps }: { readonly steps: readonly string[] }) {
  return <div className="s-hint">{steps.join(' › ')}</div>;
}
