/**
 * The option that a key moves to; undefined for keys that the field handles.
 * @param active index of the active option, -1 for none
 * @param count number of options
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'PageDown') return Math.min(count - 1, active + 5);
  if (key === 'PageUp') return Math.max(0, active - 5);
  return undefined;
}
