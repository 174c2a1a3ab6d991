import { importMap, sheets } from 'virtual:integrity';
import { trustedHtml } from '../model/trusted-types.ts';

/**
 * What the scripts and style sheets have to be that the client loads later. The boot script imports this module beside
 * the client; the document's import map has the integrity of both. A list of its own, because with it every document
 * would be 2 kB larger, and because the names of scripts are in the client, so that their hashes can't be.
 *
 * A second import map has the scripts' hashes. Its text is in the policy. Browsers that take only one import map (Firefox
 * 153) ignore it.
 */
if (importMap)
  // The text of a script element would need another kind of trusted value.
  document.head.append(
    document.createRange().createContextualFragment(trustedHtml(`<script type="importmap">${importMap}</script>`)),
  );

/**
 * Integrity of the pages' style sheets by URL.
 * @public The client imports this module by its URL.
 */
export { sheets };
