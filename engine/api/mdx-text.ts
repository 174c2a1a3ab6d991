// Pieces of MDX text, for pages that are made of data.

/** Text as one line that starts nothing in MDX: braces and angle brackets outside of code are escaped. */
export const prose = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('');
/** Front matter; every value is written as JSON, which is YAML too. */
export const frontMatter = (values: Readonly<Record<string, unknown>>): string =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---`;
/** The text, cut at a word if it is longer than that many characters. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
/** Markdown as one line of plain text. */
export const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** The parts that there are, with an empty line between them. */
export const join = (...parts: readonly (string | undefined | false)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`;

/** A fenced block of code, with a fence longer than any run of backticks in it. */
export const fence = (language: string, code: string, meta = ''): string => {
  const ticks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${ticks}${language}${meta && ` ${meta}`}\n${code}\n${ticks}`;
};
