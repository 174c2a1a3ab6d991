/**
 * The one Trusted Types policy of the site. The content security policy (`require-trusted-types-for 'script'`) has browsers refuse any text
 * where HTML or the address of a script belongs, unless it went through here; so these are all the places where that happens:
 *
 * - HTML of pages (`engine/ui/page/TreeView.tsx`) and of the sidebar in the document (`SidebarNav.tsx`): what the build made, in the document
 *   or from the site's own origin, where nothing but static HTML is left of what an author wrote;
 * - the document's own HTML that comes back after a crash (`engine/client/hydrate.tsx`);
 * - icons of buttons (`code-buttons.ts`): constants;
 * - the worker of the search (`engine/search/local-adapter.ts`): the address that the bundler wrote.
 *
 * Nothing that a reader types, stores or has in an address may be passed to these functions.
 */
export const trustedTypesPolicy = 'docs';

type Policy = { readonly createHTML: (html: string) => string; readonly createScriptURL: (url: string) => string };

declare global {
  /** Not in every browser; without it nothing is refused, and texts stay texts. */
  var trustedTypes: { readonly createPolicy: (name: string, rules: Policy) => Policy } | undefined;
  /** The client and the search are bundled apart, and a policy is made once in a document. */
  var __policy: Policy | undefined;
}

const policy = (): Policy | undefined =>
  (globalThis.__policy ??= globalThis.trustedTypes?.createPolicy(trustedTypesPolicy, {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  }));

/** Static HTML that the build made, for `innerHTML`. */
export const trustedHtml = (html: string): string => policy()?.createHTML(html) ?? html;

/** Address of a script of this site, for a worker. */
export const trustedScriptUrl = (url: string): string => policy()?.createScriptURL(url) ?? url;
