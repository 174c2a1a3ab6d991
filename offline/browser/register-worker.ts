import { trustedScriptUrl } from '../../engine/model/trusted-types.ts';

/** Registers the service worker that is beside this script. On pages of a site that has one. */
const { src } = document.currentScript as HTMLScriptElement;
navigator.serviceWorker
  ?.register(trustedScriptUrl(new URL('service-worker.js', src).href))
  .catch((error: unknown) => console.warn('The service worker could not be registered.', error));
