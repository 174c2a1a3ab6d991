import { build } from 'virtual:site';
import { hydrate } from './hydrate.tsx';
import { reloadOnce } from './reload-once.ts';

/** The entry that the boot script imports. Without top-level await, which would keep the bundler from merging the entry's chunks. */
async function start(): Promise<void> {
  // The first intent may come while the document is still arriving.
  if (document.readyState === 'loading')
    await new Promise((ready) => addEventListener('DOMContentLoaded', ready, { once: true }));
  // A page that was loaded whole instead of rendered (`navigation.ts`) has it off.
  history.scrollRestoration = 'auto';
  await hydrate();
}

start().catch((error: unknown) => {
  console.warn('The page stays a document.', error);
  reloadOnce(build);
});
