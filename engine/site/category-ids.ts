import { slugify } from '../model/url.ts';

/** The path where all pages are listed. */
export const allPagesPath = '/pages/';

/** The path where a category's pages are listed for readers without script. */
export const listPath = (id: string): string => `${allPagesPath}${id}/`;

/** A folder of the output is called so, and file systems have limits. */
const longestId = 60;

/** Ids of categories: slugs of their labels, joined by `/`; a second category with the same label in the same parent gets a number. */
export class CategoryIds {
  readonly #taken = new Set<string>();

  idOf(prefix: string, label: string): string {
    const id = `${prefix}/${[...slugify(label)].slice(0, longestId).join('')}`;
    let free = id;
    for (let number = 2; this.#taken.has(free); number++) free = `${id}-${number}`;
    this.#taken.add(free);
    return free;
  }
}
