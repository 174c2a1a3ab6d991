// Building blocks of MDX text, for generated pages.

/**
 * Text as one line without MDX syntax: braces and angle brackets outside code are escaped, and images, which would come from other sites,
 * become links.
 */
export const prose = (text: string): string =>
  text
    .replace(/!(?=\[[^\]]*\]\()/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('');
/** Front matter. Every value is written as JSON, which is also valid YAML. */
export const frontMatter = (values: Readonly<Record<string, unknown>>): string =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---`;
/** The text, shortened at a word boundary if it is longer than `length` characters. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
/** Markdown as one line of plain text. */
export const plain = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** Joins the parts that aren't empty, with a blank line between them. */
export const join = (...parts: readonly (string | undefined | false)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`;

/** A fenced code block whose fence is longer than any run of backticks in the code. */
export const fence = (language: string, code: string, meta = ''): string => {
  const ticks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${ticks}${language}${meta && ` ${meta}`}\n${code}\n${ticks}`;
};
