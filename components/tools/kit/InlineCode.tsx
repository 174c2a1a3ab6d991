/** A sentence in which `back-ticked` words are code. */
export function InlineCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
