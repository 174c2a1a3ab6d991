import { hydrate } from './hydrate.tsx';
import { reloadOnce } from './reload-once.ts';

/** Entry of the client, imported by the boot script. Without top-level await, which would prevent the bundler from merging chunks. */
async function start(): Promise<void> {
  // The first intent may come while the document is still loading.
  if (document.readyState === 'loading')
    await new Promise((ready) => addEventListener('DOMContentLoaded', ready, { once: true }));
  // `navigation.ts` turns it off when it loads a page as a document.
  history.scrollRestoration = 'auto';
  await hydrate();
}

start().catch((error: unknown) => {
  console.warn('The page could not be hydrated. Links are page loads.', error);
  reloadOnce(import.meta.url);
});
