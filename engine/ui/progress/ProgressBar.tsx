import { useSite } from '../app/site-context.tsx';

/** A line along the top edge while a page loads; its styles hide it for the first 200 ms. */
export function ProgressBar({ pending }: { readonly pending: boolean }) {
  const { strings } = useSite();
  return pending ? <div className="progress" role="progressbar" aria-label={strings.loadingPage} /> : null;
}
