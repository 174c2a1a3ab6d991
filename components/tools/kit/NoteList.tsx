/**
 * A sentence in which words in backticks are code. Each part is an element, so that it can change after a browser has translated
 * the page.
 */
export function InlineCode({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>));
}

/** Notes on the current values; announced when they change. Words in backticks are code. */
export function NoteList({ notes }: { readonly notes: readonly string[] }) {
  return (
    <div role="status" className="tool-notes">
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>
              <InlineCode text={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
