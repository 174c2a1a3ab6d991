import { base, style, texts, worker } from 'virtual:search';
import { createLocalAdapter } from '../../search/local-adapter.ts';
import { loadStyle } from '../load-style.ts';
import { holdDialog } from './hold-dialog.ts';
import { SearchBox } from './search-box.ts';

/**
 * The program of the search. The boot script loads it when the search opens; by then the dialog is in the document and takes keys.
 * Another engine is another adapter, here.
 */
const dialog = document.getElementById('search');
if (dialog) {
  const adapter = createLocalAdapter(base, worker);
  // All of it is on its way before the results have a style. A failure is reported when the box opens, which asks again.
  adapter.open().catch(() => {});
  holdDialog(dialog);
  void Promise.resolve(loadStyle(style)).then(() => {
    dialog.classList.remove('failed');
    const strings = texts[document.documentElement.lang];
    if (!strings) return;
    const box = new SearchBox(dialog, adapter, { base, strings });
    dialog.addEventListener('toggle', () => dialog.matches(':popover-open') && box.open());
    box.open();
  });
}
