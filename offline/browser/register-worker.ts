import { trustedScriptUrl } from '../../engine/model/trusted-types.ts';

/** Registers the service worker that is beside this script, and tells it which pages the reader opens. */
const { src } = document.currentScript as HTMLScriptElement;
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
workers
  ?.register(trustedScriptUrl(new URL('service-worker.js', src).href))
  .catch((error: unknown) => console.warn('The service worker could not be registered.', error));

// The client shows pages without loading documents, some of which it has fetched before.
let currentPath = location.pathname;
const tell = (): void => {
  if (location.pathname === currentPath) return;
  currentPath = location.pathname;
  workers?.controller?.postMessage(location.href);
};
window.navigation?.addEventListener('navigatesuccess', tell);

// The client would show the saved page again, which it has in memory.
addEventListener(
  'click',
  (event) => {
    if (!(event.target as Element).closest('.saved-notice a')) return;
    event.preventDefault();
    location.reload();
  },
  true,
);
