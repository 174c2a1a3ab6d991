import type { IndexedSection } from '../../engine/search/search-index.ts';

/** What identifies a section: its anchor, its title, and the titles of the headings above it. */
export type SectionName = Pick<IndexedSection, 'id' | 'title' | 'trail' | 'symptom'>;

/**
 * The Markdown of a section: from its heading, or the bold line of a symptom, to the next one that doesn't belong to it.
 * @param sections the page's sections in order, without the part above the first heading
 * @returns undefined when the section has no line of its own in the Markdown
 */
export function sectionOf(markdown: string, sections: readonly SectionName[], id: string): string | undefined {
  const lines = markdown.split('\n');
  let next = 0;
  // Each section is looked for after the one before, so that equal titles are told apart.
  const starts = sections.map((section) => {
    const headLine = lines.findIndex((line, index) => index >= next && isHeadOf(section, line));
    if (headLine >= 0) next = headLine + 1;
    return headLine;
  });
  const index = sections.findIndex((section) => section.id === id);
  const [section, start = -1] = [sections[index], starts[index]];
  if (!section || start < 0) return undefined;
  const end = starts.find(
    (line, other) => other > index && line > start && (sections[other]?.trail.length ?? 0) <= section.trail.length,
  );
  return lines.slice(start, end).join('\n').trim();
}

function isHeadOf({ title, symptom }: SectionName, line: string): boolean {
  const head = symptom ? /^\*\*(.+)\*\*$/.exec(line)?.[1] : /^#{2,6} (.+)$/.exec(line)?.[1];
  return head !== undefined && plain(head) === plain(title);
}

/** A heading's text without Markdown's marks, which titles in the index don't have. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
