/**
 * Round numbers that cover a range, for the ticks of an axis.
 * @returns ascending; the first is at most `from`, the last at least `to`
 */
export function ticks(from: number, to: number): number[] {
  if (to <= from) return ticks(from, from + 1);
  const span = to - from;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const last = Math.max(Math.ceil(to / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Formats a number: with thousands separators and at most two decimals. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
