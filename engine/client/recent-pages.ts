import type { PageData } from '../model/page.ts';
import { readStorage, writeStorage } from './storage.ts';

/** Number of stored pages: the current one and five to suggest. */
const maxPages = 6;

/** Stores a page as the most recent one; search suggests the stored pages. One line per page: path, tab character, title. */
export function rememberPage({ path, title }: Pick<PageData, 'path' | 'title'>): void {
  const line = `${path}\t${title}`;
  const others = (readStorage('recent') ?? '').split('\n').filter((other) => !other.startsWith(`${path}\t`));
  writeStorage('recent', [line, ...others].slice(0, maxPages).join('\n'));
}
