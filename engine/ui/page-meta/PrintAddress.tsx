import { useSite } from '../app/site-context.tsx';

/** Where the page is, on paper: a printed page has no address bar. Nothing when the site does not know where it is published. */
export function PrintAddress({ path }: { readonly path: string }) {
  const { site, href } = useSite();
  return site.url && <p className="print-address">{site.url + href(path)}</p>;
}
