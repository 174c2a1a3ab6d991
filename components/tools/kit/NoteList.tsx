import { InlineCode } from './InlineCode.tsx';

/** What is worth knowing about the values as they are; read out when it changes. Back-ticked words are code. */
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
