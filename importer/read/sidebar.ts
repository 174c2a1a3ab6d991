import { posix } from 'node:path';
import type { SidebarConfigItem } from '../../engine/model/sidebar-config.ts';
import type { OutlineItem } from './outline-item.ts';
import { parsed, valueOf, type Outline } from './outline.ts';
import type { SourceFolder } from './read-folder.ts';
import type { Targets } from './targets.ts';

/** A page of a sidebar: its path below the output folder, its file in the source, and what is known of its place. */
export type ListedPage = { readonly path: string; readonly file: string; readonly order?: number | undefined };

/**
 * The entries of a sidebar: those of the navigation that the folder brings along, then the pages that it leaves out; without one, those
 * of the folders in the pages' own order.
 * @returns items, and names of the navigation that lead nowhere
 */
export function sidebarItems(
  pages: readonly ListedPage[],
  outline: Outline | undefined,
  folder: SourceFolder,
  targets: Targets,
  base: string,
): { readonly items: readonly SidebarConfigItem[]; readonly lost: readonly string[] } {
  if (!outline) return { items: folderItems(pages, folder, base), lost: [] };
  const listed = new Set<string>();
  const lost: string[] = [];
  const items = outlineItems(outline.items, outline.file, targets, base, listed, lost);
  const others = pages.filter(({ path }) => path !== '/' && !listed.has(path));
  return { items: [...items, ...others.map(({ path }) => ({ route: routeOf(base, path) }))], lost };
}

const routeOf = (base: string, path: string): string => base.slice(0, -1) + path;

function outlineItems(
  list: readonly OutlineItem[],
  file: string,
  targets: Targets,
  base: string,
  listed: Set<string>,
  lost: string[],
): SidebarConfigItem[] {
  return list.flatMap(({ label, href, items }): SidebarConfigItem[] => {
    const target = href === undefined ? undefined : targets.resolve(href, { file, path: '/' });
    const path = target?.kind === 'page' ? target.path : undefined;
    if (href !== undefined && path === undefined) lost.push(label ? `${label} (${href})` : href);
    const isNew = path !== undefined && !listed.has(path) && routeOf(base, path) !== '/';
    if (isNew) listed.add(path);
    const indexItem: SidebarConfigItem[] = isNew ? [{ route: routeOf(base, path) }] : [];
    const below = outlineItems(items, file, targets, base, listed, lost);
    if (!below.length) return indexItem;
    return label ? [{ label, items: [...indexItem, ...below] }] : [...indexItem, ...below];
  });
}

type Branch = { readonly folders: Map<string, Branch>; readonly pages: ListedPage[] };

function folderItems(pages: readonly ListedPage[], { read }: SourceFolder, base: string): SidebarConfigItem[] {
  const root: Branch = { folders: new Map(), pages: [] };
  for (const page of pages) {
    let branch = root;
    for (const name of posix
      .dirname(page.file)
      .split('/')
      .filter((part) => part !== '.')) {
      const next = branch.folders.get(name) ?? { folders: new Map(), pages: [] };
      branch.folders.set(name, next);
      branch = next;
    }
    branch.pages.push(page);
  }
  const build = (branch: Branch, prefix: string): SidebarConfigItem[] => {
    const pageItems = branch.pages
      .filter(({ path }) => routeOf(base, path) !== '/')
      .map(({ path, file, order }) => ({
        order: /(^|\/)(index|readme)\.\w+$/i.test(file)
          ? Number.NEGATIVE_INFINITY
          : (order ?? numberOf(posix.basename(file))),
        item: { route: routeOf(base, path) } as SidebarConfigItem,
      }));
    const folders = [...branch.folders].flatMap(([name, below]) => {
      const category = parsed(
        read(posix.join(prefix, name, '_category_.json')) ?? read(posix.join(prefix, name, '_category_.yml')) ?? '',
      );
      const position = valueOf(category, 'position');
      const label = valueOf(category, 'label');
      const items = build(below, posix.join(prefix, name));
      return items.length
        ? [
            {
              order: typeof position === 'number' ? position : numberOf(name),
              item: { label: typeof label === 'string' && label ? label : labelOf(name), items } as SidebarConfigItem,
            },
          ]
        : [];
    });
    return [...pageItems, ...folders]
      .toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))
      .map(({ item }) => item);
  };
  return build(root, '');
}

/** The number that a name begins with: `02-cameras`. */
const numberOf = (name: string): number => Number(/^(\d+)[-_.]/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);

/** `02-my-cameras` → `My cameras`. */
export function labelOf(name: string): string {
  const words =
    name
      .replace(/^\d+[-_.]+/, '')
      .replace(/[-_]+/g, ' ')
      .trim() || name;
  return (words[0]?.toUpperCase() ?? '') + words.slice(1);
}
