import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const content = resolve(import.meta.dirname, '../../content');

/**
 * Whether somebody wrote a page; the others are generated, as those of API operations and lists of pages are.
 * @param path relative to the base URL: `product/`
 */
export const isWritten = (path: string): boolean =>
  [`${path.replace(/\/$/, '')}.mdx`, `${path}index.mdx`].some((file) => existsSync(resolve(content, file)));
