// Texts of a description, and of the site about it.

/**
 * Text as one line of Markdown: braces and angle brackets outside code are escaped, and images, which would come from other sites, become
 * links.
 */
export const prose = (text: string): string =>
  text
    .replace(/!(?=\[[^\]]*\]\()/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('');
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
