import type { FileNote } from './import-folder.ts';

/** What needs a hand, file by file in the order of their lines: message and suggestion. */
export function formatReport(notes: readonly FileNote[]): string {
  const byFile = new Map<string, FileNote[]>();
  for (const note of notes) byFile.set(note.file, [...(byFile.get(note.file) ?? []), note]);
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, list]) =>
      list
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(
          ({ line, message, hint }) =>
            `  ${file || 'all files'}${line ? `:${line}` : ''}  ${message}${hint ? `\n      ${hint}` : ''}`,
        )
        .join('\n'),
    )
    .join('\n\n');
}
