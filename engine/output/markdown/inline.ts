import type { Element } from 'hast';
import { type HastNode, isInline, isSilent, property, textOf } from './hast.ts';

/** Characters that would start markup where they stand. */
const escapeText = (text: string): string => text.replace(/([\\`*_[\]<])/g, '\\$1');

/** Text in backticks, as many as it takes to hold the backticks inside. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** Marks around text; spaces at its ends go outside, where Markdown wants them. */
function around(open: string, text: string, close = open): string {
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return core ? before + open + core + close + after : text;
}

function image(element: Element): string {
  const alt = property(element, 'alt') || property(element, 'ariaLabel');
  const source = property(element, 'src');
  return source ? `![${escapeText(alt)}](${source})` : alt && `*${escapeText(alt)}*`;
}

/** One element in a line of text. */
function inlineElement(element: Element): string {
  const inside = (): string => inlineToMarkdown(element.children);
  switch (element.tagName) {
    case 'br':
      return '  \n';
    case 'code':
    case 'samp':
      return codeSpan(textOf(element));
    case 'strong':
    case 'b':
      return around('**', inside());
    case 'em':
    case 'i':
      return around('*', inside());
    case 'del':
    case 's':
      return around('~~', inside());
    case 'a': {
      const href = property(element, 'href');
      return href ? around('[', inside().replace(/\s+/g, ' '), `](${href})`) : inside();
    }
    case 'img':
    case 'svg':
      return image(element);
    case 'input':
      return property(element, 'type') === 'checkbox' ? (element.properties['checked'] ? '[x] ' : '[ ] ') : '';
    default:
      return inside();
  }
}

/** A run of text and inline elements as one line of Markdown, white space folded as a browser would. */
function inlineToMarkdown(nodes: readonly HastNode[]): string {
  return nodes
    .filter((node) => !isSilent(node))
    .map((node) => {
      if (node.type === 'text') return escapeText(node.value.replace(/[ \t\n\r]+/g, ' '));
      if (node.type !== 'element') return '';
      return isInline(node) ? inlineElement(node) : ` ${inlineToMarkdown(node.children)} `;
    })
    .join('');
}

/** The same, trimmed, without doubled spaces, and without what would start a heading, list or quotation at its beginning. */
export function lineOf(nodes: readonly HastNode[]): string {
  const line = inlineToMarkdown(nodes)
    .replace(/(?<=\S) {2,}(?!\n)/g, ' ')
    .trim();
  return line.replace(/^([#+>-]|\d+(?=[.)]\s))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}
