/** A made-up key and its hash, which the tool shows first. */
export const sample: { readonly key: string; readonly identifier: string; readonly hash: string } = {
  key: 'sample-key-do-not-use',
  identifier: 'user-42',
  hash: '1db52ff9fa2470f5426b12dee04a33653ef8d8c868f1cb2cbcffb4f76deac528',
};
