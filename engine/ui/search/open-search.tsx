import { createRoot } from 'react-dom/client';
import { style, worker } from 'virtual:search';
import { site } from 'virtual:site';
import { loadStyle } from '../../client/load-style.ts';
import { createLocalAdapter } from '../../search/local-adapter.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** Another engine is another adapter, here. */
const adapter = createLocalAdapter(site.base, worker);
// All of it is on its way before the dialog is made. A failure is shown by the dialog, which asks again.
adapter.open().catch(() => {});
const styled = loadStyle(style);
let dialog: HTMLDialogElement | undefined;

/** Opens the search dialog; the first time it is drawn, and the index is fetched meanwhile. */
export async function openSearch(): Promise<void> {
  if (dialog) {
    if (!dialog.matches(':popover-open')) show(dialog);
    return;
  }
  const made = (dialog = document.createElement('dialog'));
  made.className = 'search';
  made.ariaLabel = 'Search';
  // A popover closes on Escape and gives the focus back, as a modal dialog does; but that would have the browser style every element of
  // the page again, which on a long page takes a phone longer than all of the search.
  made.popover = 'auto';
  made.ariaModal = 'true';
  const typed = keepKeys();
  await styled;
  document.body.append(made);
  show(made);
  const first = new URLSearchParams(location.search).get('search') ?? '';
  createRoot(made).render(<SearchDialog dialog={made} adapter={adapter} site={site} first={first || typed()} />);
}

function show(element: HTMLDialogElement): void {
  element.showPopover();
  element.dispatchEvent(new Event('open'));
}

/** Readers type on while the dialog is on its way: nothing of it is lost. @returns ends the waiting and gives what was typed */
function keepKeys(): () => string {
  let text = '';
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || [...event.key].length !== 1) return;
    event.preventDefault();
    event.stopPropagation();
    text += event.key;
  };
  addEventListener('keydown', keep, true);
  return () => {
    removeEventListener('keydown', keep, true);
    return text;
  };
}
