/**
 * Brings a style sheet into the document before the page that needs it is drawn.
 * One that does not come is no reason to keep the page back.
 */
export function loadStyle(address: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((settled) => {
    link.addEventListener('load', settled);
    link.addEventListener('error', settled);
    document.head.append(link);
  });
}
