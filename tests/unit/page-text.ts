import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * A page as its author wrote it, with samples inserted in the code blocks that name them.
 * @param file from the content folder: `product/features/webhooks.mdx`
 */
export function pageText(file: string): string {
  return readFileSync(join(root, 'content', file), 'utf8').replace(
    /^([ \t]*```\w[^\n]*\bfile="([^"]+)"[^\n]*\n)/gm,
    (_, fence: string, sample: string) => `${fence}${readFileSync(join(root, sample), 'utf8')}`,
  );
}
