/** An old site path and its target. `to` may have a hash. Neither includes the base path. */
export type Redirect = { readonly from: string; readonly to: string };
