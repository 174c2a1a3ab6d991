import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files of a project, and of an overlay, whose texts reach its pages. */
const sources = ['content', 'components', 'config', 'data', 'locales', 'samples', 'site.config.ts'];
const texts = /\.(mdx?|json|ya?ml|tsx?|m?js|html|css|txt|sh|py|rb|php|go)$/;

/** What punctuation of Markdown, entities and drawings become, and what readers type: Latin letters with accents, dashes, arrows, marks. */
const always = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2195],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
  [0x2713, 0x2717],
] as const;

/**
 * The characters that the pages of a site have, each once and in order: those of all texts that pages are made from. Comments and code
 * around them add few.
 * @param folders the project's folder and its overlay; the engine's texts are included
 */
export function charactersOf(folders: readonly string[]): string {
  const characters = new Set<string>();
  for (const [first, last] of always)
    for (let point: number = first; point <= last; point++) characters.add(String.fromCodePoint(point));
  const files = folders.flatMap((folder) => sources.flatMap((name) => filesIn(join(folder, name))));
  for (const file of [...files, join(import.meta.dirname, '../engine/model/strings.ts')])
    for (const character of readFileSync(file, 'utf8')) characters.add(character);
  return [...characters]
    .filter((character) => !/\p{C}/u.test(character))
    .toSorted()
    .join('');
}

/** The texts of a folder, or a file itself; nothing when there is neither. */
function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && texts.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? [path] : [];
  }
}
