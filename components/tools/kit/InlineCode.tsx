/**
 * A sentence in which words in backticks are code. Each part is an element, so that it can change after a browser has translated
 * the page.
 */
export function InlineCode({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>));
}
