import { nearest } from '../engine/model/nearest.ts';

/** What is wrong in a style sheet, and where, counted from 1. */
export type StyleMistake = { readonly message: string; readonly line: number; readonly column: number };

/** A custom property that a style sheet sets. */
type Declaration = { readonly name: string; readonly value: string; readonly start: number };

/** The custom properties that a style sheet sets, in order. */
const declarationsIn = (css: string): Declaration[] =>
  [...css.matchAll(/(?<=[{;\s])--([\w-]+)\s*:([^;{}]*)/g)].map(({ 1: name = '', 2: value = '', index }) => ({
    name,
    value: value.trim(),
    start: index,
  }));

/** A style sheet without its comments, with the same lines and columns. */
const withoutComments = (css: string): string =>
  css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Kinds of tokens that have to stay of their kind, by a property that takes such a value. */
const kinds = { color: 'a color', width: 'a length' } as const;
/** Tokens of the greatest width of something, which can also be `none`. */
const greatestWidths = new Set(['column']);

/**
 * The first mistake in the site's own style sheets: what doesn't parse, a token that nothing reads because it is misspelled, a token with
 * a value of another kind.
 * @param sheets their texts by file
 * @param tokens the text of the engine's tokens
 */
export async function mistakeInStyles(
  sheets: ReadonlyMap<string, string>,
  tokens: string,
): Promise<(StyleMistake & { readonly file: string }) | undefined> {
  const { transform } = await import('lightningcss');
  const takes = (property: keyof typeof kinds | 'max-width', value: string): boolean => {
    let isParsed = false;
    const code = Buffer.from(`a{${property}:${value}}`);
    transform({
      filename: 'value.css',
      code,
      visitor: { Declaration: (one) => void (isParsed ||= one.property === property) },
    });
    return isParsed;
  };
  const ours = new Map(
    declarationsIn(withoutComments(tokens))
      .map(({ name, value }) => [name, value] as const)
      .toReversed(),
  );
  const all = [...sheets.values()].join('\n');
  for (const [file, text] of sheets) {
    try {
      transform({ filename: file, code: Buffer.from(text) });
    } catch (error) {
      const { message, loc } = error as Error & { loc?: { line: number; column: number } };
      return { file, message, line: loc?.line ?? 1, column: loc?.column ?? 1 };
    }
    for (const { name, value, start } of declarationsIn(withoutComments(text))) {
      const lines = text.slice(0, start).split('\n');
      const position = { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
      const our = ours.get(name);
      const guess = our === undefined ? nearest(name, [...ours.keys()]) : undefined;
      if (guess && !all.includes(`var(--${name}`))
        return { ...position, message: `nothing reads --${name}. Did you mean --${guess}` };
      if (our === undefined || value.includes('var(')) continue;
      for (const [property, kind] of Object.entries(kinds) as [keyof typeof kinds, string][])
        if (takes(property, our) && !takes(greatestWidths.has(name) ? 'max-width' : property, value))
          return { ...position, message: `--${name} must be ${kind}, such as ${our}; it is ${value || 'empty'}` };
    }
  }
  return undefined;
}
