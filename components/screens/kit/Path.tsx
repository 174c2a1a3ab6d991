/** A way through the app's menus, in small. */
export function Path({ steps }: { readonly steps: readonly string[] }) {
  return <div className="s-hint">{steps.join(' › ')}</div>;
}
