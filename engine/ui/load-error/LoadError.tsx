import type { NavigationState } from '../app/app-props.ts';

/** Says over the page why the next one did not come, and offers another try. */
export function LoadError({ error }: { readonly error: NonNullable<NavigationState['error']> }) {
  return (
    <div className="load-error" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={error.retry}>
        Retry
      </button>
    </div>
  );
}
