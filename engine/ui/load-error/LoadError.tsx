import type { NavigationState } from '../app/app-props.ts';
import { useSite } from '../app/site-context.tsx';

/** Says over the page why the next one did not come, and offers another try. */
export function LoadError({ error }: { readonly error: NonNullable<NavigationState['error']> }) {
  const { strings } = useSite();
  return (
    <div className="load-error" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={error.retry}>
        {strings.retry}
      </button>
    </div>
  );
}
