/** Shows a page that the worker makes in the color mode of the site's pages: the reader's choice, else the site's, else the system's. A file, because the policy of the page allows no other script. */
const { dataset } = document.documentElement;
const isMode = (mode: string | null | undefined): mode is string => mode === 'light' || mode === 'dark';
let chosen: string | null = null;
try {
  chosen = localStorage.getItem('theme');
} catch {
  // The browser blocks storage.
}
const system = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
dataset['theme'] = [chosen, dataset['theme']].find(isMode) ?? system;
