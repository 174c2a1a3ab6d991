import { useSite } from '../app/site-context.tsx';

/**
 * The site's logo: `public/favicon.svg`, which the browser has already. `prefers-color-scheme` in the drawing follows the color mode that
 * the reader has chosen (in Safari, that of the system).
 */
export function Logo() {
  const { site } = useSite();
  // With a low priority, React adds no link that preloads it.
  return <img className="logo" src={`${site.root}favicon.svg`} width="24" height="24" alt="" fetchPriority="low" />;
}
