/**
 * A second inline script, after the content of documents with groups of tabs, kinds of readers or live components, so that it runs before
 * they are painted. Compiled and hashed like the boot script.
 */
import { restoreTabs } from '../enhancements/select-tab.ts';

const { storage, load } = window.__boot ?? {};

if (storage) {
  restoreTabs(document, (key) => storage.getItem(key));
  const readers = storage.getItem('readers');
  if (readers) document.documentElement.dataset.readers = readers;
}
// The reader's values, stored or in a link, are filled into samples without waiting for an intent.
if (storage?.getItem('values') || location.hash.startsWith('#values:')) load?.();
// A live component in view loads the client. (Scrolling to one further down loads it anyway.)
if (load)
  for (const element of document.querySelectorAll('[data-live]'))
    if (window.IntersectionObserver)
      new IntersectionObserver(([entry]) => entry?.isIntersecting && load()).observe(element);
    else load();
