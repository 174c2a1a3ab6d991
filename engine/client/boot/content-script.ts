/**
 * A second inline script, only in documents that have groups of tabs or live components, right behind them: it runs before they are painted.
 * Compiled and hashed as the boot script is.
 */
import { restoreTabs } from '../enhancements/restore-tabs.ts';

const { storage, load } = window.__boot ?? {};

if (storage) restoreTabs(document, (key) => storage.getItem(key));
// Values for samples, kept or in a link: they are filled in without waiting for the reader.
if (storage?.getItem('values') || location.hash.startsWith('#values:')) load?.();
// One further down the page comes into view by scrolling, which brings the client anyway.
if (load)
  for (const element of document.querySelectorAll('[data-live]'))
    if (window.IntersectionObserver)
      new IntersectionObserver(([entry]) => entry?.isIntersecting && load()).observe(element);
    else load();
