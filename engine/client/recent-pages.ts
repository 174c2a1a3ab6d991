import type { PageData } from '../model/page.ts';
import { readStorage, writeStorage } from './storage.ts';

/** How many pages are remembered: the open one and five to offer. */
const most = 6;

/** Keeps the last pages for the search to offer: a line for each, path and title. */
export function rememberPage({ path, title }: Pick<PageData, 'path' | 'title'>): void {
  const line = `${path}\t${title}`;
  const others = (readStorage('recent') ?? '').split('\n').filter((other) => !other.startsWith(`${path}\t`));
  writeStorage('recent', [line, ...others].slice(0, most).join('\n'));
}
