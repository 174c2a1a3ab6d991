import { InlineCode } from './InlineCode.tsx';

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
