/** Bars and lines over categories or over a range of numbers. */
export type Chart = {
  readonly title?: string;
  readonly horizontal: boolean;
  readonly x: { readonly title?: string; readonly categories: readonly string[] };
  readonly y: {
    readonly title?: string;
    readonly from: number;
    readonly to: number;
    readonly ticks: readonly number[];
  };
  readonly series: readonly Series[];
};
export type Series = { readonly kind: 'bar' | 'line'; readonly name?: string; readonly values: readonly number[] };
