import type { NavigationState } from '../app/app-props.ts';
import { useSite } from '../app/site-context.tsx';

/** A message over the page: why the next page didn't load, with a button to try again. */
export function LoadErrorMessage({ error }: { readonly error: NonNullable<NavigationState['error']> }) {
  const { strings } = useSite();
  return (
    <div className="load-error" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={error.retry}>
        {strings.tryAgain}
      </button>
    </div>
  );
}
