import type { Element } from 'hast';
import { literalProps } from '../engine/markdown/literal-props.ts';
import { element, isComponent, lineOf, textOf, type JsxNode, type Node } from '../engine/markdown/nodes.ts';
import { PropError } from '../engine/markdown/prop-error.ts';
import { inlineTags } from '../engine/markdown/tags.ts';
import { availableSchema, choiceOf, isOffered } from '../engine/model/availability.ts';
import { normalizePath } from '../engine/model/url.ts';
import { missingThings } from './missing-things.ts';
import type { SiteOffer } from './offered-values.ts';

type Parent = Node & { children: Node[] };

const isParent = (node: Node): node is Parent => 'children' in node;
const isElement = (node: Node | undefined, ...tags: readonly string[]): node is Element =>
  node?.type === 'element' && tags.includes(node.tagName);
const isBlank = (node: Node): boolean => node.type === 'text' && !node.value.trim();
const notHeading = 7;
const levelOf = (node: Node): number =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? notHeading) : notHeading;

/** Whether what a part begins with leads to a page that is left out, or the part is the name of what isn't offered. */
function isMissing(part: Node, site: SiteOffer): boolean {
  if (missingThings(site.config).isName(textOf(part).trim().replace(/[.:]$/, ''))) return true;
  const first = isParent(part) ? part.children.find((child) => !isBlank(child)) : undefined;
  if (isElement(first, 'a')) return isWithheld(first.properties['href'], site);
  return isElement(first, 'p', 'strong') && isMissing(first as Node, site);
}

/** Whether the title of a part (a heading, the first cell of a row) is about what isn't offered, or leads to its page. */
const isAboutMissing = (title: Node, site: SiteOffer): boolean =>
  isMissing(title, site) || missingThings(site.config).isAbout(textOf(title));

/** Whether a list item begins with the name of what isn't offered and is about nothing else. */
const isMissingItem = (item: Node, site: SiteOffer): boolean => {
  const { isAbout } = missingThings(site.config);
  const text = textOf(item).trim();
  return isMissing(item, site) || (isAbout(text) && isAbout(text.split(' ', 3).join(' ')));
};

const isWithheld = (href: unknown, { withheld }: SiteOffer): boolean =>
  typeof href === 'string' && href.startsWith('/') && withheld.has(normalizePath(href.replace(/[?#].*/s, '')));

/**
 * A page's nodes without what the platform doesn't offer: parts with a condition, and list items, rows, columns, tabs, cards and sections
 * that begin with a link to a page that is left out or are named after what isn't offered. Other links to such pages become text.
 */
export function offeredNodes(nodes: readonly Node[], site: SiteOffer): Node[] {
  const parts = nodes.map((node) => offeredNode(node, site));
  if (!missingThings(site.config).isAny) return parts.flat();
  return joinTexts(withoutSections(nodes, parts, site), site);
}

function offeredNode(node: Node, site: SiteOffer): Node[] {
  if (!isParent(node)) return [node];
  const isMet = isComponent(node) ? conditionOf(node, site) : undefined;
  if (isMet !== undefined && isComponent(node)) return isMet ? unwrapped(node, offeredNodes(node.children, site)) : [];
  if (missingThings(site.config).isAny) {
    if (isElement(node, 'a') && isWithheld(node.properties['href'], site)) {
      const [first, ...others] = offeredNodes(node.children as Node[], site);
      return first ? [{ ...first, data: { lostLinks: [textOf(node)] } } as Node, ...others] : [];
    }
    if (isElement(node, 'li') && isMissingItem(node, site)) return [];
    const [rowTitle, ...cells] = isElement(node, 'tr')
      ? node.children.filter((part) => isElement(part as Node, 'td'))
      : [];
    // In a table of two columns, the second one can say where to go for what the first one names.
    if (rowTitle && (isAboutMissing(rowTitle, site) || (cells.length === 1 && isMissing(cells[0] as Node, site))))
      return [];
    if (isComponent(node)) {
      const { href, label, title, symptom } = propsOf(node);
      if (isWithheld(href, site) || missingThings(site.config).isAbout(String(label ?? title ?? symptom))) return [];
    }
  }
  const children = offeredNodes(node.children, site);
  const isRow = isElement(node, 'tr');
  /** A row is empty, too, when all its cells are. */
  const isEmpty = (parts: readonly Node[]): boolean =>
    parts.every((part) => isBlank(part) || (isRow && !textOf(part).trim()));
  const isEmptied = isEmpty(children) && !isEmpty(node.children);
  if (isEmptied && !isElement(node, 'td', 'th')) return [];
  const tabs = isComponent(node) && node.name === 'Tabs' ? children.filter((child) => !isBlank(child)) : [];
  // One tab offers no choice: what is in it stands alone.
  if (tabs.length === 1 && node.children.filter((child) => !isBlank(child)).length > 1)
    return (tabs[0] as Parent).children;
  if (!isElement(node, 'table')) return [{ ...node, children } as Node];
  return children.some((part) => isElement(part, 'tbody'))
    ? [withoutColumns({ ...node, children } as Parent, site)]
    : [];
}

/** Whether the condition of a component is met; undefined for one without, or with names that the component itself reports. */
function conditionOf(node: JsxNode, { config: { availability } }: SiteOffer): boolean | undefined {
  const { not, ...props } = propsOf(node);
  if (node.name === 'For') {
    const kind = Object.entries(availability).find(([, { choice }]) => choice)?.[0];
    const isChosen = kind === undefined || choiceOf(availability) !== undefined;
    return isChosen ? undefined : isOffered({ [kind]: [String(props['readers'])] }, availability);
  }
  if (node.name !== 'If' || 'brand' in props) return undefined;
  const { data } = availableSchema(availability).safeParse(props);
  const kinds = Object.entries(availability).map(([kind, one]) => {
    // One value of a group is enough, also of a kind of which a page needs all values.
    const isGroup = Object.hasOwn(one.groups, String(props[kind]));
    return [kind, { ...one, any: one.any || isGroup }] as const;
  });
  return data && isOffered(data, Object.fromEntries(kinds)) !== (not === true);
}

/** What is between the tags of a component, in its place. Words alone on their line are a paragraph. */
function unwrapped(node: JsxNode, children: Node[]): Node[] {
  const isText = children.every(
    (child) =>
      child.type === 'text' ||
      child.type === 'mdxJsxTextElement' ||
      (child.type === 'element' && inlineTags.has(child.tagName)),
  );
  if (node.type === 'mdxJsxTextElement' || !isText || children.every(isBlank)) return children;
  return [{ ...element('p', children), position: node.position } as Element];
}

/** Siblings without the sections that are about what isn't offered, and without headings that have lost their content. */
function withoutSections(nodes: readonly Node[], parts: readonly (readonly Node[])[], site: SiteOffer): Node[] {
  const remaining: Node[] = [];
  let hasLost = false;
  let lostLevel = 0;
  for (const [index, node] of nodes.entries()) {
    const level = levelOf(node);
    if (level <= lostLevel) lostLevel = 0;
    const heading = remaining.findLast((one) => levelOf(one) < notHeading);
    const needs = isComponent(node) && node.name === 'Available' ? propsOf(node) : undefined;
    const needed = needs && availableSchema(site.config.availability).safeParse(needs).data;
    if (!lostLevel && needed && heading && !isOffered(needed, site.config.availability)) {
      lostLevel = levelOf(heading);
      remaining.length = remaining.lastIndexOf(heading);
    }
    if (level < notHeading && !lostLevel && isAboutMissing(node, site)) lostLevel = level;
    hasLost ||= lostLevel > 0 || !parts[index]?.length;
    if (!lostLevel) remaining.push(...(parts[index] ?? []));
  }
  if (!hasLost) return remaining;
  // From the end: a heading is empty, too, when all headings below it are.
  const kept: Node[] = [];
  for (const node of remaining.toReversed()) {
    const next = kept.findLast((one) => !isBlank(one));
    const isEmpty = levelOf(node) < notHeading && (!next || levelOf(next) <= levelOf(node));
    if (!isEmpty) kept.push(node);
  }
  return kept.toReversed();
}

/** A table without the columns whose heading is about what isn't offered. */
function withoutColumns(table: Parent, site: SiteOffer): Node {
  const rowsOf = (part: Node): Parent[] =>
    isElement(part, 'tr') ? [part as Parent] : isParent(part) ? part.children.flatMap(rowsOf) : [];
  const isCell = (node: Node): boolean => isElement(node, 'td', 'th');
  const missing =
    rowsOf(table)[0]
      ?.children.filter(isCell)
      .map((cell) => isAboutMissing(cell, site)) ?? [];
  if (!missing.includes(true)) return table;
  const ofPart = (part: Node): Node => {
    if (!isParent(part)) return part;
    const cells = part.children.filter(isCell);
    const children = isElement(part, 'tr') ? cells.filter((_, index) => !missing[index]) : part.children.map(ofPart);
    return { ...part, children } as Node;
  };
  return ofPart(table);
}

/** The texts of links to pages that are left out, which a node has in place of them. */
const lostLinksOf = (node: Node): readonly string[] =>
  (node as { data?: { lostLinks?: string[] } }).data?.lostLinks ?? [];

/** Siblings with texts that became neighbors joined, in the words for a platform without what isn't offered. */
function joinTexts(nodes: readonly Node[], { config }: SiteOffer): Node[] {
  const joined: Node[] = [];
  const valueOf = (node: Node | undefined): string => (node?.type === 'text' ? node.value : '');
  for (const [index, original] of nodes.entries()) {
    // “See this page”, “This page explains …”: other words of a link read well as text. Of other languages, this finds “see” only.
    const sendsReaders =
      /(?:(?<!\p{L})(?:[Ss]ee|in|on|[Ss]iehe|راجع)|:) $/u.test(valueOf(nodes[index - 1])) ||
      /^ (?:compares|describes|explains|lists|says|shows) /.test(valueOf(nodes[index + 1]));
    const isNamed = sendsReaders && /^[\p{Lu}\p{Lo}]/u.test(textOf(original));
    const node = lostLinksOf(original).length && !isNamed ? ({ ...original, data: {} } as Node) : original;
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = {
        ...last,
        value: last.value + node.value,
        data: { lostLinks: [...lostLinksOf(last), ...lostLinksOf(node)] } as object,
      };
    else joined.push(node);
  }
  return joined.map((node) =>
    node.type === 'text' ? { ...node, value: missingThings(config).reword(node.value) } : node,
  );
}

/** The props of a component; none if rendering will report them. */
function propsOf(node: JsxNode): Record<string, unknown> {
  try {
    return literalProps(node);
  } catch (error) {
    if (error instanceof PropError) return {};
    throw error;
  }
}

/** A text that names what isn't offered: where, what, and the condition that it needs; that of a link is what its page needs. */
export type NamedMissing = {
  readonly name: string;
  readonly condition: string | undefined;
  readonly line: number | undefined;
};

/** The texts of a page that name what the platform doesn't offer, or send readers to a page about it. Of code, only names that programs see. */
export function namedMissing(nodes: readonly Node[], { config }: SiteOffer): NamedMissing[] {
  const { isAny, namesIn, keysIn } = missingThings(config);
  if (!isAny) return [];
  const spoken = new Set(['title', 'label', 'symptom', 'cause', 'caption', 'alt', 'text']);
  const visit = (node: Node, line: number | undefined): NamedMissing[] => {
    const here = lineOf(node) ?? line;
    const lost = lostLinksOf(node).map((name) => ({ name, condition: undefined, line: here }));
    if (node.type === 'text') return [...lost, ...namesIn(node.value).map((named) => ({ ...named, line: here }))];
    if (isElement(node, 'code')) return keysIn(textOf(node)).map((named) => ({ ...named, line: here }));
    if (!isParent(node)) return [];
    const props = isComponent(node) ? Object.entries(propsOf(node)).filter(([key]) => spoken.has(key)) : [];
    return [
      ...props.flatMap(([, text]) => namesIn(String(text)).map((named) => ({ ...named, line: here }))),
      ...node.children.flatMap((child) => visit(child, here)),
    ];
  };
  return nodes.flatMap((node) => visit(node, undefined));
}
