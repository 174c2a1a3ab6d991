import { codeOf, type Node } from '../../engine/markdown/nodes.ts';
import { markPattern, type Container } from './containers.ts';
import { accordion, callout, isCallout, strongLine, tabs, type Tab } from './vocabulary.ts';

/** Turns the markers that `markContainers` has set, and the content between them, into components. */
export function groupContainers(nodes: readonly Node[], containers: readonly Container[]): Node[] {
  if (!containers.length) return [...nodes];
  const outermost: Frame = { children: [] };
  const open: Frame[] = [outermost];
  const top = (): Frame => open.at(-1) ?? outermost;
  const close = (): void => {
    const frame = open.pop();
    if (frame?.container) top().children.push(...nodesOf(frame.container, adjacentTabs(frame.children)));
  };
  for (const node of nodes) {
    const [, kind, number] = markPattern.exec(markOf(node)) ?? [];
    const container = containers[Number(number)];
    if (!kind || !container) top().children.push(withGroupedChildren(node, containers));
    else if (kind === 'o') open.push({ container, children: [] });
    else if (open.some((frame) => frame.container === container)) {
      while (top().container !== container) close();
      close();
    }
  }
  while (open.length > 1) close();
  return adjacentTabs(outermost.children);
}

type Frame = { readonly container?: Container; readonly children: Node[] };

const markOf = (node: Node): string => {
  const [only, ...others] = node.type === 'element' && node.tagName === 'p' ? node.children : [];
  return only?.type === 'text' && !others.length ? only.value.trim() : '';
};

const withGroupedChildren = (node: Node, containers: readonly Container[]): Node =>
  'children' in node ? ({ ...node, children: groupContainers(node.children as Node[], containers) } as Node) : node;

/** Collects consecutive tabs. */
type TabNode = Node & { readonly data: { readonly tab: Tab } };
const isTab = (node: Node): node is TabNode => 'data' in node && node.data !== undefined && 'tab' in node.data;

/** Containers that only arrange or limit their content. */
const plain =
  /^(tabs|tab-?set|panel-tabset|row|col(umns?)?|zone|moniker|v-pre|raw|code|content-ref|stepper|step|image|div|grid)$/;

/** Whether a container has a counterpart here, or needs none. */
export const isKnownContainer = (name: string): boolean => {
  const kind = name.toLowerCase();
  return folds.test(kind) || tab.test(kind) || kind === 'code-group' || isCallout(kind) || plain.test(kind);
};

const folds = /^(details|collapse|collapsible|expander|spoiler|dropdown)$/;
const tab = /^tab(-item)?$/;

function nodesOf({ name, title, line }: Container, children: Node[]): Node[] {
  const origin = { position: { start: { line, column: 1 }, end: { line, column: 1 } } };
  const kind = name.toLowerCase();
  if (folds.test(kind)) return [accordion(title, children, origin)];
  if (tab.test(kind))
    return [{ type: 'comment', value: '', data: { tab: { label: title, children } } } as unknown as Node];
  if (kind === 'code-group') return tabs(codeTabs(children), origin);
  if (isCallout(kind)) return [callout(kind, title, children, origin)];
  return title ? [...strongLine(title), ...children] : children;
}

/** Consecutive tabs become one group. */
function adjacentTabs(nodes: readonly Node[]): Node[] {
  const grouped: Node[] = [];
  let run: Tab[] = [];
  const flush = (): void => {
    grouped.push(...tabs(run));
    run = [];
  };
  for (const node of nodes) {
    if (isTab(node)) run.push(node.data.tab);
    else if (node.type !== 'text' || node.value.trim()) {
      if (run.length) flush();
      grouped.push(node);
    }
  }
  if (run.length) flush();
  return grouped;
}

/** Code blocks, each a tab. The label is in the fence (`[npm]`, `title="npm"`, `npm`), otherwise it is the language. */
export function codeTabs(children: readonly Node[]): Tab[] {
  return children.flatMap((node) => {
    if (node.type !== 'element') return [];
    const code = node.tagName === 'pre' ? codeOf(node) : undefined;
    if (!code) return [{ label: '', children: [node] }];
    const [, bracketed, quoted, first] = /\[([^\]]+)\]|title=["']([^"']+)["']|^([^\s{=]+)/.exec(code.meta) ?? [];
    return [{ label: bracketed ?? quoted ?? first ?? code.language, children: [node] }];
  });
}
