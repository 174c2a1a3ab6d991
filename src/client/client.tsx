import { hydrate } from './hydrate.tsx';

// The first intent may come while the document is still arriving.
if (document.readyState === 'loading') await new Promise((ready) => addEventListener('DOMContentLoaded', ready, { once: true }));
history.scrollRestoration = 'auto';
await hydrate();
