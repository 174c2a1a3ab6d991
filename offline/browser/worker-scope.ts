/** What a service worker finds in its global scope, as far as ours uses it. The compiler's own types of it exclude those of pages. */
type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = LastingEvent & {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
};

export const scope = self as unknown as {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      includeUncontrolled: boolean;
      type: 'window';
    }) => Promise<readonly { url: string }[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};
