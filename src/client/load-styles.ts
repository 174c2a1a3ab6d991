/**
 * Brings style sheets into the document before the page that needs them is drawn.
 * A sheet that does not come is no reason to keep the page back.
 */
export function loadStyles(addresses: readonly string[]): Promise<unknown> {
  return Promise.all(
    addresses.map((address) => {
      if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return undefined;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      return new Promise((settled) => {
        link.addEventListener('load', settled);
        link.addEventListener('error', settled);
        document.head.append(link);
      });
    }),
  );
}
