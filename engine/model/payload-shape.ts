import type { PageData } from './page.ts';
import type { Sidebar, SidebarItem } from './sidebar.ts';
import type { Tree, TreeNode } from './tree.ts';

/**
 * Validates the JSON that the client fetches, once, where it arrives; all other code relies on it. Written by hand because a schema library
 * would be larger than the client.
 */

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);
const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

/** Whether a value has the shape of `page.json`. */
export function isPageData(value: unknown): value is PageData {
  return (
    isObject(value) &&
    [value['path'], value['type'], value['title'], value['description'], value['style'], value['build']].every(
      isText,
    ) &&
    isOptionalText(value['sidebar']) &&
    isOptionalText(value['marks']) &&
    [value['scripts'], value['origins']].every((list) => list === undefined || isList(list, isText)) &&
    isTree(value['body']) &&
    isList(value['toc'], (item): item is PageData['toc'][number] => isObject(item) && isText(item['id'])) &&
    isList(value['breadcrumbs'], isTitled) &&
    isList(value['related'], isTitled) &&
    [value['previous'], value['next']].every((link) => link === undefined || isTitled(link))
  );
}

const isTitled = (value: unknown): value is PageData['related'][number] => isObject(value) && isText(value['title']);

const isTree = (value: unknown): value is Tree => isList(value, isTreeNode);

function isTreeNode(value: unknown): value is TreeNode {
  if (isText(value)) return true;
  if (!isObject(value) || !isTree(value['children'])) return false;
  return 'live' in value
    ? isText(value['live']) && isObject(value['props'])
    : isText(value['tag']) && isObject(value['attributes']);
}

/** Whether a value has the shape of a sidebar's JSON file. */
export function isSidebar(value: unknown): value is Sidebar {
  return isObject(value) && isText(value['id']) && isText(value['label']) && isList(value['items'], isSidebarItem);
}

function isSidebarItem(value: unknown): value is SidebarItem {
  if (!isObject(value) || !isText(value['label']) || !isText(value['path'])) return false;
  if (value['type'] === 'page') return true;
  return (
    value['type'] === 'category' &&
    isText(value['id']) &&
    (value['items'] === undefined || isList(value['items'], isSidebarItem))
  );
}
