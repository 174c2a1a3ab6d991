/** A figure for the smallest and the largest site. */
type Measure = { readonly name: string; readonly smallest: number; readonly largest: number };

/**
 * How figures grow with the number of pages, in words.
 * @param pages numbers of pages of the smallest and of the largest site
 */
export function growth([few, many]: readonly [number, number], measures: readonly Measure[]): string {
  const times = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} times`;
  const grown = measures.map(({ name, smallest, largest }) => ({ name, factor: largest / smallest }));
  const steeper = grown.filter(({ factor }) => factor > many / few).map(({ name }) => name);
  const verdict = steeper.length ? `More than linear: ${steeper.join(', ')}.` : 'Nothing grows more than linearly.';
  const figures = grown.map(({ name, factor }) => `${name} ${times(factor)}`).join(', ');
  return `From ${few} to ${many} pages, ${times(many / few)} as many: ${figures}. ${verdict}`;
}
