/** The block of settings at the top of a file. */
export type FrontMatterBlock = {
  readonly kind: 'yaml' | 'toml';
  readonly text: string;
  /** The number of lines it takes, including the fences. */
  readonly lines: number;
};

/** YAML between `---`, or TOML between `+++`, if the text begins with it. */
export function frontMatterOf(text: string): FrontMatterBlock | undefined {
  const [whole, fence, inner = ''] =
    /^(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)??(?:\1|\.\.\.)[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const kind = fence === '---' ? 'yaml' : 'toml';
  return { kind, text: inner, lines: whole.match(/\n/g)?.length ?? 1 };
}

/** The text of a page without its front matter; line numbers stay those of the file. */
export function bodyOf(text: string, frontMatterLines: number): string {
  if (!frontMatterLines) return text;
  const lines = text.split('\n');
  return '\n'.repeat(Math.min(frontMatterLines, lines.length)) + lines.slice(frontMatterLines).join('\n');
}
