/**
 * A flag that is set after a delay and cleared immediately, so that fast operations show nothing.
 * @param delay in ms
 * @param onChange called with the new state
 * @returns a function that sets or clears the flag; call it with false to clean up
 */
export function delayedFlag(delay: number, onChange: (up: boolean) => void): (wanted: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (wanted) => {
    clearTimeout(timer);
    if (wanted) timer = setTimeout(() => onChange(true), delay);
    else onChange(false);
  };
}
