import { base, style, texts, worker } from 'virtual:search';
import { createLocalAdapter } from '../../search/local-adapter.ts';
import { loadStyle } from '../load-style.ts';
import { holdDialog } from './hold-dialog.ts';
import { SearchBox } from './search-box.ts';

/**
 * Entry of the search script, which the boot script loads when the dialog opens. By then, the dialog is in the document
 * and takes keys. To use another search engine, create its adapter here.
 */
const dialog = document.getElementById('search');
if (dialog) {
  const adapter = createLocalAdapter(base, worker);
  // Starts loading before the style sheet. `SearchBox.open` tries again and reports a failure.
  adapter.open().catch(() => {});
  holdDialog(dialog);
  void Promise.resolve(loadStyle(style)).then(() => {
    dialog.classList.remove('failed');
    const strings = texts[document.documentElement.lang];
    if (!strings) return;
    const box = new SearchBox(dialog, adapter, { base, strings });
    dialog.addEventListener('toggle', () => dialog.matches(':popover-open') && box.open());
    box.open(window.__boot?.key === 'Enter');
  });
}
