/** What is used of the package, which has no types. */
declare module 'text-fragments-polyfill/dist/fragment-generation-utils.js' {
  export const GenerateFragmentStatus: { readonly SUCCESS: number };
  export type TextFragment = {
    readonly textStart: string;
    readonly textEnd?: string;
    readonly prefix?: string;
    readonly suffix?: string;
  };
  /** How long it may take, in ms. */
  export function setTimeout(limit: number): void;
  /** The fewest words that tell a range apart from the rest of the page. */
  export function generateFragmentFromRange(range: Range): {
    readonly status: number;
    readonly fragment?: TextFragment;
  };
}
