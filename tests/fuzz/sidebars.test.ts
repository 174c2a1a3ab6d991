import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  pruneSidebar,
  sidebarPages,
  sidebarTrail,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
} from '../../engine/model/sidebar.ts';
import type { SidebarConfig, SidebarConfigItem } from '../../engine/model/sidebar-config.ts';
import { categoriesOf, configuredSidebars, sidebarProblems } from '../../engine/site/sidebars.ts';
import { sidebarFromFolders } from '../../engine/site/folder-sidebar.ts';
import { properties } from './runs.ts';

/** Properties that hold for every sidebar. */

const label = fc.constantFrom('One', 'Two', 'One', 'Größe & mehr', '…', '<b>', '__proto__', 'constructor');
const route = fc.constantFrom(...Array.from({ length: 40 }, (_, number) => `/p${number}/`));
const { item } = fc.letrec<{ item: SidebarConfigItem; items: SidebarConfigItem[] }>((tie) => ({
  items: fc.array(tie('item'), { maxLength: 6 }),
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ route }),
    fc.record({ label, items: tie('items'), open: fc.boolean() }),
  ),
}));
const config = fc.array(item, { maxLength: 8 }).map((items): SidebarConfig => ({ main: { label: 'Main', items } }));
/** Half of the pages that sidebars may name exist. */
const pages = new Map(
  Array.from({ length: 20 }, (_, number) => [
    `/p${number * 2}/`,
    { path: `/p${number * 2}/`, title: `Page ${number}` },
  ]),
);
const made = config.map((written) => configuredSidebars(written, pages)[0] as Sidebar);

const routesIn = (items: readonly SidebarConfigItem[]): string[] =>
  items.flatMap((entry) => ('route' in entry ? [entry.route] : routesIn(entry.items)));

test('a configured sidebar has the pages that are there, in the order as written; each id is there once', () => {
  fc.assert(
    fc.property(config, (written) => {
      const [sidebar] = configuredSidebars(written, pages);
      const routes = routesIn(written['main']?.items ?? []);
      expect(sidebarPages(sidebar?.items ?? []).map(({ path }) => path)).toEqual(routes.filter((at) => pages.has(at)));
      const categories = categoriesOf(sidebar?.items ?? []);
      expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
      expect(new Set(categories.map(({ path }) => path)).size).toBe(categories.length);
      expect(categories.every(({ items = [] }) => items.length > 0)).toBe(true);
      // Every departure from what the owner wrote is reported.
      const problems = sidebarProblems(written, pages, new Set());
      const wrong = routes.some((at, index) => !pages.has(at) || routes.indexOf(at) !== index);
      const lacking = [...pages.keys()].some((at) => !routes.includes(at));
      expect(problems.length > 0).toBe(wrong || lacking);
    }),
    properties,
  );
});

/** Entries of one level by their labels. */
const names = (items: readonly SidebarItem[]): string[] =>
  items.map((entry) => ('id' in entry ? entry.id : entry.path));

test('what a document carries of a sidebar has the top level and the page’s branch, whole and in order', () => {
  const limit = fc.constantFrom(0, 1, 5, 100);
  fc.assert(
    fc.property(made, limit, fc.nat(), (sidebar, most, pick) => {
      const all = sidebarPages(sidebar.items);
      const path = all[pick % Math.max(1, all.length)]?.path ?? '/none/';
      const pruned = pruneSidebar(sidebar, path, new Set(), most);
      if (all.length <= most) expect(pruned).toBe(sidebar);
      // The same branch, with every level complete.
      const trail = sidebarTrail(sidebar.items, path);
      expect(sidebarTrail(pruned.items, path)?.map(({ id }) => id)).toEqual(trail?.map(({ id }) => id));
      let [whole, left]: (readonly SidebarItem[])[] = [sidebar.items, pruned.items] as const;
      expect(names(left)).toEqual(names(whole));
      for (const { id } of trail ?? []) {
        const below = (items: readonly SidebarItem[]) =>
          items.find((entry): entry is SidebarCategory => 'id' in entry && entry.id === id)?.items ?? [];
        [whole, left] = [below(whole), below(left)];
        expect(names(left)).toEqual(names(whole));
      }
      // What remains keeps its order, and nothing is invented.
      const rest = sidebarPages(pruned.items).map((page) => page.path);
      let from = 0;
      for (const kept of rest) {
        from = all.findIndex((page, index) => index >= from && page.path === kept) + 1;
        expect(from).toBeGreaterThan(0);
      }
      // The browser, which has the whole sidebar, arrives at the same result.
      expect(pruneSidebar(pruned, path, new Set(), most)).toEqual(pruned);
    }),
    properties,
  );
});

test('a sidebar made from folders has every page once, and no list that nobody could read', () => {
  const file = fc
    .array(fc.constantFrom('a', 'b', 'c', 'index', 'é', 'part 1'), { minLength: 1, maxLength: 4 })
    .chain((folder) => fc.nat(400).map((number) => [...folder, `page-${number}`].join('/')));
  const listed = fc.uniqueArray(file, { maxLength: 300 });
  const longest = (items: readonly SidebarItem[]): number =>
    Math.max(items.length, ...items.map((entry) => ('id' in entry ? longest(entry.items ?? []) : 0)));
  fc.assert(
    fc.property(listed, (files) => {
      const { items } = sidebarFromFolders(files.map((at) => ({ file: `${at}.md`, path: `/${at}/`, title: at })));
      const paths = sidebarPages(items).map(({ path }) => path);
      expect(paths.toSorted()).toEqual(files.map((at) => `/${at}/`).toSorted());
      expect(longest(items)).toBeLessThanOrEqual(60);
      const ids = categoriesOf(items).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    properties,
  );
});
