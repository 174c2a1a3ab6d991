import { stringify } from 'yaml';
import type { PageSettings } from '../read/front-matter.ts';

/** Why a page needs a hand: at a line of the source when one is known. */
export type Note = { readonly message: string; readonly hint: string; readonly line?: number | undefined };

export type OwnFrontMatter = { readonly text: string; readonly notes: readonly Note[] };

/**
 * Front matter in this engine's schema (`engine/model/front-matter-schema.ts`). What breaks its bounds is made to fit, and said.
 * @param words the text of the page's first paragraph, for a description
 */
export function printFrontMatter(
  { label, keywords, description: given }: PageSettings,
  { title: wanted, words, isHome }: { readonly title: string; readonly words: string; readonly isHome: boolean },
): OwnFrontMatter {
  const notes: Note[] = [];
  const note = (message: string, hint: string): void => void notes.push({ message, hint, line: 1 });
  const type = isHome ? 'landing' : 'reference';
  const title = wanted.length > 60 ? cut(wanted, 60) : wanted.length < 4 ? `${wanted} page` : wanted;
  if (title !== wanted)
    note(
      `The title “${wanted}” has ${wanted.length} characters and becomes “${title}”.`,
      'Write a title of 4 to 60 characters.',
    );
  const description = describe(given ?? '', words, wanted);
  if (description !== given)
    note(
      given === undefined
        ? 'The page has no description; it gets its first words.'
        : `The description “${given}” does not have 50 to 160 characters.`,
      'Write one sentence of 50 to 160 characters that says what the reader finds.',
    );
  const fits = label === undefined || (label.length >= 2 && label.length <= 40);
  if (!fits)
    note(`The label “${label}” does not have 2 to 40 characters and is left out.`, 'Write a shorter one, or none.');
  const usable = [...new Set(keywords)].filter((word) => word.length >= 2);
  if (usable.length > 8)
    note(`Of the keywords, these are left out: ${usable.slice(8).join(', ')}.`, 'A page has up to eight.');
  const values = {
    type,
    title,
    description,
    ...(label !== undefined && fits ? { label } : {}),
    ...(usable.length ? { keywords: usable.slice(0, 8) } : {}),
  };
  return { text: `---\n${stringify(values, { lineWidth: 0 })}---\n`, notes };
}

const shortest = 50;
const longest = 160;

/** The description, lengthened with the page's first words, or cut. */
function describe(given: string, words: string, title: string): string {
  if (given.length >= shortest && given.length <= longest) return given;
  const all = [given.replace(/(?<![.!?])$/, given ? '.' : ''), words].filter(Boolean).join(' ').trim();
  if (all.length >= shortest) return cut(given.length > longest ? given : all, longest);
  return cut(
    `${title}: ${(all || 'this page was imported without a description').replace(/[.\s]+$/, '')}. Say here what the reader finds on it.`,
    longest,
  );
}

/** The first words of a text, as many as fit. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most - 1).replace(/\s+\S*$/, '');
  return `${(words || text.slice(0, most - 1)).replace(/[\s,;:.–-]+$/, '')}…`;
}
