import { matches as address } from 'virtual:matches';

type Matches = { readonly showMatches: () => Promise<void> };
let module: Promise<Matches> | undefined;

/** Highlights the words of `?q=` on the page, and removes older highlights. The script is loaded only if there is a `?q=`. */
export function markMatches(): void {
  if (module) module.then(({ showMatches }) => showMatches()).catch(console.warn);
  else if (/[?&]q=/.test(location.search)) {
    // The script highlights the matches when it is loaded.
    module = import(/* @vite-ignore */ address) as Promise<Matches>;
    module.catch((error: unknown) => {
      module = undefined;
      console.warn('The matches are not highlighted.', error);
    });
  }
}
