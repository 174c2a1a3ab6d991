import { frontMatterOf, type FrontMatterBlock } from '../../engine/markdown/front-matter-block.ts';

/** File names of pages: Markdown and MDX, Quarto (`.qmd`), Markdoc (`.mdoc`, `.markdoc`). */
export const pageEnding = /\.(mdx?|markdown|qmd|mdoc|markdoc)$/i;

/** The front matter of a page, unless it is text between two horizontal rules. */
export function settingsOf(text: string): FrontMatterBlock | undefined {
  const block = frontMatterOf(text);
  const looksLikeSettings =
    block &&
    (block.text.trim() === '' ||
      (block.kind === 'yaml' ? /^["']?[\w$][\w .$-]*["']?\s*:(\s|$)/m : /^\s*[\w".-]+\s*=|^\s*\[/m).test(block.text));
  return looksLikeSettings ? block : undefined;
}
