import type { Element } from 'hast';
import { findElement, hasClass, type HastNode, isElement, isInline, isSilent, property, textOf } from './hast.ts';
import { lineOf } from './inline.ts';
import { tableToMarkdown } from './table.ts';

const indent = (text: string, by: string): string => text.replace(/\n(?=[^\n])/g, `\n${by}`);

function listToMarkdown(list: Element): string {
  const ordered = list.tagName === 'ol';
  let number = Number(property(list, 'start') || 1);
  const items = list.children
    .filter((child) => isElement(child, 'li') && !isSilent(child))
    .map((child) => {
      const marker = ordered ? `${number++}. ` : '- ';
      return {
        text: marker + indent(blocksToMarkdown((child as Element).children), ' '.repeat(marker.length)),
        loose: (child as Element).children.some((part) => isElement(part, 'p')),
      };
    });
  return items.map(({ text }) => text).join(items.some(({ loose }) => loose) ? '\n\n' : '\n');
}

function codeBlock(pre: Element): string {
  const code = pre.children.find((child) => isElement(child, 'code')) as Element | undefined;
  const classes = [pre, code].flatMap((element) => (element?.properties['className'] as string[] | undefined) ?? []);
  const language =
    property(pre, 'dataLanguage') ||
    (classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '');
  const text = textOf(code ?? pre).replace(/\n$/, '');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A drawing says what its text alternative says; the words inside it are a picture's. */
function pictureText(element: Element): string | undefined {
  const drawn =
    property(element, 'role') === 'img'
      ? element
      : element.tagName === 'figure'
        ? findElement(element, (inner) => property(inner, 'role') === 'img')
        : undefined;
  const text = drawn && property(drawn, 'ariaLabel');
  if (!text) return undefined;
  const caption = findElement(element, (inner) => inner.tagName === 'figcaption');
  return [`*${text}*`, ...(caption ? [lineOf(caption.children)] : [])].join('\n\n');
}

function definitions(list: Element): string {
  const parts = list.children
    .filter((child) => isElement(child))
    .flatMap((child) => (child.tagName === 'div' ? child.children : [child]));
  return parts
    .filter((part) => isElement(part, 'dt') || isElement(part, 'dd'))
    .map((part) =>
      (part as Element).tagName === 'dt'
        ? `**${lineOf((part as Element).children)}**`
        : blocksToMarkdown((part as Element).children),
    )
    .join('\n\n');
}

function blockToMarkdown(element: Element): string {
  const picture = pictureText(element);
  if (picture !== undefined) return picture;
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (level) return `${'#'.repeat(Number(level))} ${lineOf(element.children)}`;
  switch (element.tagName) {
    case 'p':
      return lineOf(element.children);
    case 'ul':
    case 'ol':
      return listToMarkdown(element);
    case 'dl':
      return definitions(element);
    case 'pre':
      return codeBlock(element);
    case 'table':
      return tableToMarkdown(element);
    case 'hr':
      return '---';
    case 'blockquote':
    case 'aside':
      return quote(blocksToMarkdown(element.children));
    case 'summary':
      return `**${lineOf(element.children)}**`;
    default: {
      const label =
        property(element, 'role') === 'tabpanel' || hasClass(element, 'tab') ? property(element, 'dataLabel') : '';
      const inside = blocksToMarkdown(element.children);
      return label && inside ? `**${label}**\n\n${inside}` : inside;
    }
  }
}

const quote = (text: string): string => text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');

/** Blocks and runs of text between them, parted by empty lines. */
export function blocksToMarkdown(nodes: readonly HastNode[]): string {
  const blocks: string[] = [];
  let run: HastNode[] = [];
  const flush = (): void => {
    blocks.push(lineOf(run));
    run = [];
  };
  for (const node of nodes) {
    if (isSilent(node)) continue;
    if (isInline(node)) run.push(node);
    else {
      flush();
      if (isElement(node)) blocks.push(blockToMarkdown(node));
    }
  }
  flush();
  return blocks.filter(Boolean).join('\n\n');
}
