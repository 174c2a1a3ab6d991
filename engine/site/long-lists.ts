import type { SidebarItem } from '../model/sidebar.ts';
import { listPath, type CategoryIds } from './category-ids.ts';

export type Limits = { readonly longest: number; readonly partSize: number };
/** A longer list is for nobody to read, and every document beside it would carry it. */
const usual: Limits = { longest: 60, partSize: 20 };
/** For sidebars that are made from a description, where a page is in several such lists at once: its group's, and that of all groups. */
export const short: Limits = { longest: 30, partSize: 10 };
/** A part's name is as long as four pages' names, so parts are put into parts sooner. */
const mostParts = 10;
const longestName = 30;

/** An entry with the names that the part it is in is called by. */
type Named = { readonly item: SidebarItem; readonly first: string; readonly last: string };

/**
 * A list of a sidebar that nobody wrote, in parts when it is long: `Agents – Billing`, `Calls – Events`. So a page costs the same among
 * 10,000 pages in one folder as among 50.
 * @param prefix id of the category that the list is in
 */
export function inParts(
  items: readonly SidebarItem[],
  prefix: string,
  ids: CategoryIds,
  { longest, partSize }: Limits = usual,
): readonly SidebarItem[] {
  const divide = (list: readonly Named[], most: number, wanted: number): readonly Named[] => {
    if (list.length <= most) return list;
    const size = Math.ceil(list.length / Math.ceil(list.length / wanted));
    const parts = Array.from({ length: Math.ceil(list.length / size) }, (_, number): Named => {
      const part = list.slice(number * size, (number + 1) * size);
      const [{ first }, { last }] = [part[0] as Named, part.at(-1) as Named];
      const id = ids.idOf(prefix, `part ${number + 1}`);
      const label = `${shortened(first)} – ${shortened(last)}`;
      const below = part.map(({ item }) => item);
      const path = listPath(id);
      return { item: { type: 'category', id, label, collapsed: true, part: true, path, items: below }, first, last };
    });
    return divide(parts, mostParts, mostParts);
  };
  const all = items.map((item): Named => ({ item, first: item.label, last: item.label }));
  return divide(all, longest, partSize).map(({ item }) => item);
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= longestName ? name : `${letters.slice(0, longestName).join('').trimEnd()}…`;
}
