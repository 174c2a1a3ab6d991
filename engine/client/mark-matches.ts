import { matches as address } from 'virtual:matches';

type Matches = { readonly showMatches: () => Promise<void> };
let module: Promise<Matches> | undefined;

/** Shows in the page what was searched for (`?q=`), and takes the marks of the page before away. Its script comes when there is something to mark. */
export function markMatches(): void {
  if (module) module.then(({ showMatches }) => showMatches()).catch(console.warn);
  else if (/[?&]q=/.test(location.search)) {
    // It marks the page as it starts.
    module = import(/* @vite-ignore */ address) as Promise<Matches>;
    module.catch((error: unknown) => {
      module = undefined;
      console.warn('What was searched for is not marked.', error);
    });
  }
}
