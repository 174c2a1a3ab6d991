import { importMap, sheets } from 'virtual:integrity';
import { trustedHtml } from '../model/trusted-types.ts';

/**
 * Integrity hashes of the scripts and style sheets that the client loads later. The boot script imports this module beside the client; the
 * document's import map has the integrity of both. In every document, these hashes would add 2 kB. The client can't contain them, because
 * those scripts import the client by a name that includes its hash.
 *
 * Adds a second import map with the scripts' hashes, whose text the content security policy allows. Browsers that support only one import
 * map (Firefox 153) ignore it.
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
