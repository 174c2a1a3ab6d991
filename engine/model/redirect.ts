/** An old site path and its target. `to` may have a hash. Neither includes the base path. */
export type Redirect = { readonly from: string; readonly to: string };

/** Every form of an old path: with and without a slash, as a file, as a folder's index. */
export function pathForms(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? ['/', '/index.html'] : [`${bare}/`, bare, `${bare}.html`, `${bare}/index.html`];
}
