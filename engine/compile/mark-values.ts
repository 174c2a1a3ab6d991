import { element } from '../markdown/nodes.ts';
import type { Element, ElementContent, Root } from 'hast';
import { appHostName, appUrlName, hostOf } from '../model/placeholder.ts';

/** Stands for a line break opportunity, which tables add to long code. It can't occur in a document's text. */
const breakMark = '\0';
const literal = (text: string): string =>
  [...text].map((character) => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')).join(`${breakMark}*`);
const placeholder = /^<([A-Z][A-Z0-9_]*)>$/;

/** What readers may replace with values of their own: the URL of the installation, and the placeholders by name. */
export type ReaderValues = { readonly appUrl: string; readonly placeholders: readonly string[] };

/**
 * Marks what a reader may fill in within a page's code: known placeholders (`<var>`, unless highlighting marked them already), and the
 * installation's URL and host (`<data>`), which readers of the hosted service leave as they are. Changes the tree.
 * @returns whether the page has anything to fill in
 */
export function markValues(root: Root, { appUrl, placeholders }: ReaderValues): boolean {
  const end = '(?![\\w-]|\\.\\w)';
  const value = new RegExp(
    `<([A-Z](?:[A-Z0-9_]|${breakMark})*)>|(${literal(appUrl)})${end}|(?<![\\w.-])(${literal(hostOf(appUrl))})${end}`,
    'g',
  );
  const hasUrl = placeholders.includes(appUrlName);
  let isMarked = false;

  /** The element around a match; undefined for text that is no value. */
  const elementFor = ([, name, url, host]: RegExpExecArray): Element | undefined => {
    if (name !== undefined) return placeholders.includes(name.replaceAll(breakMark, '')) ? element('var') : undefined;
    return (url ?? host) !== undefined && hasUrl
      ? element('data', [], { value: url === undefined ? appHostName : appUrlName })
      : undefined;
  };
  const markRun = (run: readonly ElementContent[]): ElementContent[] => {
    const text = run.map((node) => (node.type === 'text' ? node.value : breakMark)).join('');
    const marked: ElementContent[] = [];
    let index = 0;
    for (const match of text.matchAll(value)) {
      const around = elementFor(match);
      if (!around) continue;
      marked.push(...breakable(text.slice(index, match.index)), { ...around, children: breakable(match[0]) });
      index = match.index + match[0].length;
    }
    isMarked ||= index > 0;
    return index ? [...marked, ...breakable(text.slice(index))] : [...run];
  };
  const markCode = (code: Element): void => {
    const children: ElementContent[] = [];
    let run: ElementContent[] = [];
    const endRun = (): void => {
      children.push(...markRun(run));
      run = [];
    };
    for (const child of code.children) {
      if (isTextOrBreak(child)) run.push(child);
      else {
        endRun();
        children.push(child);
        if (child.type === 'element') markInside(child);
      }
    }
    endRun();
    code.children = children;
  };
  const markInside = (node: Element): void => {
    if (node.tagName !== 'var') markCode(node);
    else isMarked ||= node.children[0]?.type === 'text' && placeholder.test(node.children[0].value);
  };
  const visit = (parent: Root | Element): void => {
    for (const child of parent.children)
      if (child.type === 'element') (child.tagName === 'code' ? markCode : visit)(child);
  };
  visit(root);
  return isMarked;
}

const isTextOrBreak = (node: ElementContent): boolean =>
  node.type === 'text' || (node.type === 'element' && node.tagName === 'wbr');

/** A text in which marks are line break opportunities again. */
const breakable = (text: string): ElementContent[] =>
  text
    .split(breakMark)
    .flatMap((part, index): ElementContent[] => [
      ...(index ? [element('wbr')] : []),
      ...(part ? [{ type: 'text', value: part } as const] : []),
    ]);
