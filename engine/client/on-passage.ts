/** Calls a function whenever something is selected, or the focus is in the form about the page: also if that has loaded the client. */
export function onPassage(load: () => void): void {
  const check = (): void => {
    if (getSelection()?.type === 'Range' || document.querySelector('.feedback :focus')) load();
  };
  for (const type of ['selectionchange', 'focusin']) document.addEventListener(type, check);
  check();
}
