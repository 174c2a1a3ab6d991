import type { Element } from 'hast';
import {
  element,
  isComponent,
  lineOf,
  text,
  textOf,
  walk,
  type ExpressionNode,
  type JsxNode,
  type Node,
} from '../../engine/markdown/nodes.ts';
import { documentTags } from './html-names.ts';
import { alert } from './alerts.ts';
import { isPartOf, knownComponent, listsOf, plainParts, wordsOf, wordsOfElement } from './components.ts';
import { drawing, htmlElement, isComment, literalText, verbatim } from './html-element.ts';
import { formula } from './math.ts';
import { attributeList, isContentsMark, textMarks } from './text-marks.ts';

/** A feature of a page that is shown in another form, or not at all. */
export type Adaptation = {
  readonly message: string;
  /** What the author of the page can do. */
  readonly hint: string;
  readonly line: number | undefined;
};

/** Turns the notation of other systems into Markdown, HTML and the engine's components. No content of the page is lost. */
export class Adapter {
  readonly notes: Adaptation[] = [];
  #inLink = false;
  /** Whether the current position is inside inline content. */
  #inLine = false;

  adapt(nodes: readonly Node[]): Node[] {
    const adapted: Node[] = [];
    for (const node of nodes) {
      const previous = adapted.at(-1);
      const after = previous?.type === 'element' && /^(a|img|code)$/.test(previous.tagName);
      adapted.push(...this.#adaptOne(node, after));
    }
    return adapted;
  }

  /** @param after whether an attribute list may come here */
  #adaptOne(node: Node, after: boolean): Node[] {
    switch (node.type) {
      case 'text':
        return this.#adaptText(node, after ? node.value.replace(attributeList, '') : node.value);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#adaptTag(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        return this.#adaptExpression(node);
      case 'element':
        this.#noteAttributes(node.tagName, Object.keys(node.properties), node);
        return this.#adaptElement(node);
      case 'raw':
        return [text(node.value)];
      default:
        return [];
    }
  }

  /** A link can't contain links. */
  #adaptText({ position }: Node, value: string): Node[] {
    if (this.#inLink) return [text(value)];
    const nodes = textMarks(value);
    for (const node of walk(nodes)) node.position ??= position;
    return nodes;
  }

  #adaptTag(node: JsxNode): Node[] {
    const name = node.name ?? '';
    if (name === '') return this.adapt(node.children);
    if (/^[a-z]/.test(name) && !name.includes('.')) {
      this.#noteAttributes(
        name,
        node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : [])),
        node,
      );
      return this.#adaptElement(htmlElement(node));
    }
    const adapted = { ...node, children: this.#childrenOf(node) };
    const replacement = knownComponent(adapted);
    if (replacement) return replacement;
    this.#noteUnknown(name, lineOf(node));
    const isInline = node.type === 'mdxJsxTextElement';
    const { id: _id, ...words } = wordsOf(node);
    return [...plainParts(words, adapted.children, isInline), ...(isInline ? [] : listsOf(node))];
  }

  /** A tab or a step is handled by the component that contains it. */
  #childrenOf(node: JsxNode): Node[] {
    return node.children.flatMap((child) =>
      isComponent(child) && isPartOf(node.name, child.name)
        ? [{ ...child, children: this.adapt(child.children) }]
        : this.adapt([child]),
    );
  }

  #adaptElement(node: Element): Node[] {
    if (isContentsMark(node)) return [];
    const formulaText = formula(node);
    if (formulaText && formulaText.type !== 'text')
      this.#note(
        'A formula is kept as code, in TeX.',
        'Say it in words, or save it as an image and show that with ![…](…).',
        node,
      );
    if (formulaText) return [formulaText];
    const { tagName } = node;
    if (tagName === 'p' && moduleCode.test(textOf(node)))
      this.#note('An import or export in a Markdown page stays as text.', 'Remove the line.', node);
    if (tagName === 'pre' || tagName === 'code') return [verbatim(node)];
    if (tagName === 'svg') return this.#drawing(node);
    if (tagName === 'option') return [...this.adapt(node.children as Node[]), text(' ')];
    if (tagName === 'math') return [text(textOf(node))];
    if (tagName === 'input' && node.properties['type'] !== 'checkbox') return [];
    if (tagName === 'iframe') return this.#frame(node);
    if (/^(object|embed|applet)$/.test(tagName)) return this.#embedded(node);
    if (tagName === 'script' && node.children.length)
      this.#note('A script is left out: pages are documents.', componentHint, node);
    if (tagName === 'form')
      this.#note('A form is left out; its content is shown.', 'Link to the page that has the form.', node);
    const outer = this.#inLine;
    const outerLink = this.#inLink;
    this.#inLink ||= tagName === 'a';
    this.#inLine = holdsLine.has(tagName) || (outer && !documentTags.has(tagName));
    const adapted = { ...node, children: this.adapt(node.children as Node[]) as Element['children'] };
    this.#inLine = outer;
    this.#inLink = outerLink;
    if (tagName === 'template') return this.adapt((node.content?.children ?? node.children) as Node[]);
    if (isUnknownElement(tagName)) {
      this.#noteUnknown(tagName, lineOf(node));
      return plainParts(wordsOfElement(node), adapted.children as Node[], this.#inLine);
    }
    return [alert(adapted) ?? adapted];
  }

  /** Text in braces becomes text; anything that would have to be executed is shown as written. */
  #adaptExpression(node: ExpressionNode): Node[] {
    const value = node.value.trim();
    if (!value || isComment(value)) return [];
    if (node.type === 'mdxjsEsm') {
      const what = /^import\b/.test(value) ? 'import' : 'export';
      this.#note(
        `The ${what} is left out: content is read, never run.`,
        'Write on the page what it added; text for several pages is a file in _snippets/, shown with <Snippet>.',
        node,
      );
      return [];
    }
    const literal = literalText(value);
    if (literal !== undefined) return [text(literal)];
    this.#note(
      'An expression in braces is kept as code: content is read, never run.',
      'Write what it stands for.',
      node,
    );
    const code = element('code', [text(`{${node.value}}`)]);
    return [node.type === 'mdxFlowExpression' ? element('p', [code]) : code];
  }

  /** The words of a drawing, and what was in it by mistake. */
  #drawing(node: Element): Node[] {
    const { svg, others } = drawing(node);
    const words = textOf(svg).replace(/\s+/g, ' ').trim();
    this.#note(
      'A drawing in the text is left out; its words are kept.',
      'Save it as an SVG file and show it as an image.',
      node,
    );
    const rest = others.filter((other) => textOf(other).trim());
    return [
      ...(words ? [this.#inLine ? text(words) : element('p', [text(words)])] : []),
      ...(this.#inLine ? rest.map((other) => text(` ${textOf(other).trim()} `)) : this.adapt(rest)),
    ];
  }

  #frame(node: Element): Node[] {
    const { src, title } = node.properties;
    const address = String(src ?? '');
    this.#note('A frame becomes a link to what it shows.', 'For a video, use <Video>; AUTHORING.md says how.', node);
    const link = element('a', [text(typeof title === 'string' && title ? title : address)], { href: address });
    return [this.#inLine ? link : element('p', [link])];
  }

  #embedded(node: Element): Node[] {
    const address = String(node.properties['data'] ?? node.properties['src'] ?? '');
    this.#note('An embedded object is shown as a link.', 'For a picture, use ![…](…).', node);
    const children = this.adapt(node.children as Node[]);
    return [element('a', children.length ? children : [text(address)], { href: address })];
  }

  #noteUnknown(name: string, line: number | undefined): void {
    this.notes.push({
      message: `There is no component <${name}>; its content is kept without it.`,
      hint: componentHint,
      line,
    });
  }

  /** Pages have neither styles nor handlers of their own. */
  #noteAttributes(tagName: string, names: readonly string[], node: Node): void {
    for (const name of names.filter((one) => /^(style$|on[a-z])/i.test(one)))
      this.#note(
        `The attribute \`${name.toLowerCase()}\` of <${tagName}> is left out.`,
        name === 'style' ? 'If it means something to readers, say it in words or with a component.' : componentHint,
        node,
      );
  }

  #note(message: string, hint: string, node: Node): void {
    this.notes.push({ message, hint, line: lineOf(node) });
  }
}

const componentHint = 'Use a component of AUTHORING.md, or make one: CONTRIBUTING.md says how.';
/** What MDX reads as code at the beginning of a paragraph, and Markdown as text. */
const moduleCode = /^(?:import\s[^\n]*\bfrom\s*['"]|import\s*['"]|export\s+(?:const|let|default|function)\s)/;

/** Elements whose content is inline. */
const holdsLine = new Set(
  'p h1 h2 h3 h4 h5 h6 a em strong b i u s del span td th dt summary small sub sup mark label figcaption caption'.split(
    ' ',
  ),
);

/** Elements for layout, input or scripts: the sanitizer removes their tags, and no words are lost. */
const otherHtml = new Set(
  (
    'base basefont bgsound big blink body button canvas data datalist dialog fieldset font form frame frameset head html hgroup ' +
    'label legend link map area marquee math menu meta meter nobr noembed noframes noscript optgroup option output param plaintext ' +
    'progress rb rtc script search select slot strike style template textarea title tt xmp'
  ).split(' '),
);
const isUnknownElement = (tagName: string): boolean => !documentTags.has(tagName) && !otherHtml.has(tagName);
