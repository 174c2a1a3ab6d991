/** A made-up key with the hash it gives: what the tool shows first. */
export const sample: { readonly key: string; readonly identifier: string; readonly hash: string } = {
  key: '7d3f0a9c52e84b61a0c9d7e2',
  identifier: 'user-42',
  hash: '691fb957726c61bdceba3fbbaf57160e13ac1d692264c4b60ff3a5e8f504ce95',
};
