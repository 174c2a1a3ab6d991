/**
 * Runs first on every page of the offline copy. Browsers don't let a page on disk fetch files, import modules or start workers, but it may
 * load scripts. So data and modules are scripts here (`offline/local-scripts.ts`), and this file puts them in the place of `fetch` and
 * `import`. Links that the client makes get the relative URLs that the links of the document already have.
 */

/** Base path of the site that the copy was made of, with all languages. */
declare const __BASE__: string;
/** Path of this script in the copy. */
declare const __SCRIPT__: string;
/** Whether the site has several languages. */
declare const __LANGUAGES__: boolean;

type Module = Readonly<Record<string, unknown>>;
/** What the scripts of the copy call. */
type OfflineCopy = {
  /** Path from this page to the folder of the copy: `../../`. */
  readonly prefix: string;
  readonly texts: Map<string, string>;
  readonly modules: Map<string, Module>;
  /** Stands in for `import`. */
  readonly load: (address: string) => Promise<Module | undefined>;
};

const script = document.currentScript as HTMLScriptElement;
const prefix = (script.getAttribute('src') ?? '').slice(0, -__SCRIPT__.length);
const folder = new URL(prefix || './', location.href).href;

/** The path in the copy that a URL of the site means; undefined for other URLs. */
function pathInCopy(address: string): string | undefined {
  const url = new URL(address, location.href);
  if (url.href.startsWith(folder)) return url.href.slice(folder.length).replace(/[?#].*$/, '');
  if (url.protocol !== location.protocol || url.host !== location.host) return undefined;
  // Windows: browsers put the drive before an absolute path.
  const path = url.pathname.replace(/^\/[A-Za-z]:(?=\/)/, '');
  return path.startsWith(__BASE__) ? path.slice(__BASE__.length) : undefined;
}

const loading = new Map<string, Promise<void>>();
function loadScript(path: string): Promise<void> {
  const started =
    loading.get(path) ??
    new Promise<void>((resolve, reject) => {
      const element = document.createElement('script');
      element.src = prefix + path;
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => {
        loading.delete(path);
        reject(new TypeError(`The offline copy has no file ${path}.`));
      });
      document.head.append(element);
    });
  loading.set(path, started);
  return started;
}

const copy: OfflineCopy = {
  prefix,
  texts: new Map(),
  modules: new Map(),
  load: async (address) => {
    const path = pathInCopy(address) ?? address;
    await loadScript(path);
    return copy.modules.get(path);
  },
};

const network = window.fetch.bind(window);
Object.assign(window, {
  offlineCopy: copy,
  fetch: async (input: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
    const path = pathInCopy(input instanceof Request ? input.url : String(input));
    // Views and searches are counted with requests that outlive the page. Readers of files on disk expect nothing to be sent.
    if (path === undefined) return options?.keepalive ? new Response() : network(input, options);
    // A script that is only fetched to be checked; here, it is loaded like the others.
    if (path.endsWith('.js')) return new Response('');
    await loadScript(`${path}.js`);
    return new Response(copy.texts.get(path));
  },
});
// The search then works on the page's own thread.
delete (window as { Worker?: unknown }).Worker;
// Links then are page loads, and nothing is fetched ahead.
Object.defineProperty(window, 'navigation', { value: undefined });

// A choice of language leads from `/` to `/de/`; on disk, the link that made the choice has already led there.
if (__LANGUAGES__)
  try {
    localStorage.removeItem('language');
  } catch {
    // No storage, no choice.
  }

/** `/product/?q=x` → `../../product/index.html?q=x`. */
function localAddress(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const inCopy = path.slice(__BASE__.length);
  return `${prefix}${inCopy}${inCopy === '' || inCopy.endsWith('/') ? 'index.html' : ''}${rest}`;
}

/** Makes the links and pictures of an element relative that the client has made for a server. */
function localize(element: Element): void {
  for (const attribute of ['href', 'src']) {
    const address = element.getAttribute(attribute);
    if (address?.startsWith(__BASE__) && !address.startsWith('//') && element.localName !== 'link')
      element.setAttribute(attribute, localAddress(address));
  }
}

new MutationObserver((mutations) => {
  for (const { target, addedNodes } of mutations) {
    if (target instanceof Element) localize(target);
    for (const node of addedNodes)
      if (node instanceof Element)
        for (const element of [node, ...node.querySelectorAll('[href],[src]')]) localize(element);
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href', 'src'] });
