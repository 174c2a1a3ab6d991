import { base, style, worker } from 'virtual:search';
import { createLocalAdapter } from '../../search/local-adapter.ts';
import { loadStyle } from '../load-style.ts';
import { holdDialog } from './hold-dialog.ts';
import { SearchBox } from './search-box.ts';
import { loadLanguage } from './load-language.ts';

/**
 * Entry of the search script, which the boot script loads when the dialog opens. By then, the dialog is in the document
 * and takes keys. To use another search engine, create its adapter here.
 */
const dialog = document.getElementById('search');
if (dialog) {
  const language = loadLanguage();
  const adapter = createLocalAdapter({ base: language.base, root: base, script: worker });
  // Starts loading before the style sheet. `SearchBox.open` tries again and reports a failure.
  adapter.open().catch(() => {});
  holdDialog(dialog);
  void Promise.all([language.texts, loadStyle(style)]).then(([strings]) => {
    dialog.classList.remove('failed');
    const box = new SearchBox(dialog, adapter, { base: language.base, strings });
    dialog.addEventListener('toggle', () => dialog.matches(':popover-open') && box.open());
    box.open(window.__boot?.key === 'Enter');
  });
}
