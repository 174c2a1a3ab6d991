/** An old site path and where it went. `to` may carry a hash. Neither includes the base path. */
export type Redirect = { readonly from: string; readonly to: string };
