/** The part of the package that is used; it has no types of its own. */
declare module 'subset-font' {
  type Range = { readonly min: number; readonly max: number };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      readonly targetFormat: 'sfnt' | 'woff2';
      readonly keepAllGlyphs?: boolean;
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, number | Range>>;
    },
  ): Promise<Buffer>;
}
