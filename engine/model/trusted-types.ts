/**
 * The site's only Trusted Types policy. With `require-trusted-types-for 'script'` in the content security policy, browsers refuse plain
 * strings as HTML and as script URLs. These are all the places that go through the policy:
 *
 * - HTML of pages (`engine/ui/page/TreeView.tsx`) of the form about a page (`PageMeta.tsx`), and of the document's sidebar (`SidebarNav.tsx`): made by the build, from sanitized
 *   static HTML, and read from the document or the site's own origin;
 * - the document's own HTML, restored after a crash (`engine/client/hydrate.tsx`);
 * - icons of buttons (`code-buttons.ts`): constants;
 * - the search worker (`engine/search/local-adapter.ts`): a URL written by the bundler.
 *
 * Never pass these functions anything that a reader typed or stored, or that comes from the page's URL.
 */
export const trustedTypesPolicy = 'docs';

type Policy = { readonly createHTML: (html: string) => string; readonly createScriptURL: (url: string) => string };

declare global {
  /** Undefined in browsers without Trusted Types, which accept plain strings. */
  var trustedTypes: { readonly createPolicy: (name: string, rules: Policy) => Policy } | undefined;
  /** The policy, shared by the separate bundles of client and search: a document can create it only once. */
  var __policy: Policy | undefined;
}

const policy = (): Policy | undefined =>
  (globalThis.__policy ??= globalThis.trustedTypes?.createPolicy(trustedTypesPolicy, {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  }));

/** Marks static HTML made by the build as trusted, for `innerHTML`. */
export const trustedHtml = (html: string): string => policy()?.createHTML(html) ?? html;

/** Marks the URL of one of this site's scripts as trusted, for a worker. */
export const trustedScriptUrl = (url: string): string => policy()?.createScriptURL(url) ?? url;
