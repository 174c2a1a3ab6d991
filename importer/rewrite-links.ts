import type { Element } from 'hast';
import { element, isComponent, lineOf, text, type Node } from '../engine/markdown/nodes.ts';
import type { Note } from './print/print-page.ts';
import type { HeadingIds } from './read/heading-ids.ts';
import type { TargetPage, Targets } from './read/targets.ts';

export type LinkContext = {
  /** The page, with its path below `base`. */
  readonly from: TargetPage;
  /** Where the pages are put: `/guide/`. */
  readonly base: string;
  readonly targets: Targets;
  /** Ids of the headings of each page, by its whole path. */
  readonly anchors: ReadonlyMap<string, HeadingIds>;
};

/** Links and images as the imported pages need them: site paths, the ids of this engine, files beside the pages. */
export function rewriteLinks(nodes: readonly Node[], context: LinkContext): { nodes: Node[]; notes: readonly Note[] } {
  const rewriter = new Rewriter(context);
  return { nodes: rewriter.rewrite(nodes, false), notes: rewriter.notes };
}

class Rewriter {
  readonly notes: Note[] = [];
  readonly #context: LinkContext;

  constructor(context: LinkContext) {
    this.#context = context;
  }

  rewrite(nodes: readonly Node[], inLink: boolean): Node[] {
    return nodes.flatMap((node): Node[] => {
      if (node.type === 'element' && node.tagName === 'img') return this.#image(node, inLink);
      if (node.type === 'element' && node.tagName === 'a')
        return node.properties['href'] === undefined ? this.rewrite(node.children as Node[], inLink) : this.#link(node);
      if (!('children' in node)) return [node];
      const children = this.rewrite(node.children as Node[], inLink);
      if (!isComponent(node)) return [{ ...node, children } as Node];
      const attributes = node.attributes.map((one) =>
        one.type === 'mdxJsxAttribute' && one.name === 'href' && typeof one.value === 'string'
          ? { ...one, value: this.#hrefOf(one.value, node) ?? one.value }
          : one,
      );
      return [{ ...node, attributes, children }];
    });
  }

  #link(node: Element): Node[] {
    const { dataNote: _note, ...properties } = node.properties;
    const href = String(properties['href']);
    const children = this.rewrite(node.children as Node[], true) as Element['children'];
    if (properties['dataFootnoteRef'] !== undefined || properties['dataFootnoteBackref'] !== undefined) return [node];
    const target = this.#hrefOf(href, node);
    if (target === undefined) return href.startsWith('note:') ? children : [{ ...node, properties, children }];
    return [{ ...node, properties: { ...properties, href: target }, children }];
  }

  /** The link's new address; undefined when it leads nowhere. */
  #hrefOf(href: string, node: Node): string | undefined {
    const { from, base, targets, anchors } = this.#context;
    const target = targets.resolve(href, from);
    if (target.kind === 'external') return href;
    if (target.kind === 'asset') return assetPath(base, target.file) + target.rest;
    const label = href.startsWith('note:') ? `[[${decodeURIComponent(href.slice('note:'.length))}]]` : href;
    if (target.kind === 'broken') {
      this.#note(`The link ${label} leads nowhere.`, 'Name a page or a file of the site, or remove the link.', node);
      return undefined;
    }
    const path = base.slice(0, -1) + target.path;
    const isHere = target.path === from.path;
    if (!target.hash) return isHere && href.startsWith('#') ? path : encodeURI(path);
    const id = anchors.get(path)?.find(target.hash);
    if (id === undefined && target.hash !== 'top')
      this.#note(
        `The link ${label} leads to ${path}, where no heading has that anchor.`,
        'Link to one of its headings.',
        node,
      );
    if (id === '') return encodeURI(path);
    return `${isHere ? '' : encodeURI(path)}#${id ?? target.hash}`;
  }

  #image(node: Element, inLink: boolean): Node[] {
    const { base, from, targets } = this.#context;
    const src = String(node.properties['src'] ?? '');
    const alt = String(node.properties['alt'] ?? '');
    const target = targets.resolve(src, from);
    if (target.kind === 'asset') return [{ ...node, properties: { src: assetPath(base, target.file), alt } }];
    const words =
      alt ||
      src
        .replace(/[?#].*$/, '')
        .split('/')
        .findLast(Boolean) ||
      'Image';
    if (target.kind === 'external' && !src.startsWith('data:')) {
      this.#note(
        `The image ${src} is on another site and becomes a link.`,
        'Put the file beside the page, and show it with ![…](…).',
        node,
      );
      return [inLink ? text(words) : element('a', [text(words)], { href: src })];
    }
    this.#note(
      `There is no image ${src.slice(0, 80)}; its text is kept.`,
      'Put the file beside the page, and show it with ![…](…).',
      node,
    );
    return [text(words)];
  }

  #note(message: string, hint: string, node: Node): void {
    this.notes.push({ message, hint, line: lineOf(node) });
  }
}

/** GitBook keeps files in a hidden folder, which no site publishes. */
export const publicName = (file: string): string => file.replace(/(^|\/)\.gitbook\//, '$1');

/** The address of a file beside the pages. */
const assetPath = (base: string, file: string): string =>
  (base + encodeURI(publicName(file))).replace(/[?#]/g, encodeURIComponent);
