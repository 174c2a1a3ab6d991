/**
 * A flag that goes up late and down at once, so that what is quick shows nothing.
 * @param delay in ms
 * @returns a function that sets what is wanted; call it with false to clean up
 */
export function delayedFlag(delay: number, onChange: (up: boolean) => void): (wanted: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (wanted) => {
    clearTimeout(timer);
    if (wanted) timer = setTimeout(() => onChange(true), delay);
    else onChange(false);
  };
}
