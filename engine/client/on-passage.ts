/** Loads what a reader may do with a passage once something is selected, or in the form about the page. */
export function onPassage(load: () => void): void {
  const waiting = new AbortController();
  const listen = ({ target }: Event): void => {
    if (getSelection()?.type !== 'Range' && !(target as Element).closest?.('.feedback')) return;
    waiting.abort();
    load();
  };
  for (const type of ['selectionchange', 'focusin']) document.addEventListener(type, listen, waiting);
}
