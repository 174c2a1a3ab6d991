import type { Element } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MdxComponent } from '../components/define.ts';
import { isShown } from '../components/if/If.tsx';
import { nearest } from '../model/nearest.ts';
import type { PageContext } from '../components/page-context.ts';
import type { Registry } from '../components/registry.ts';
import type { Problem } from '../model/problem.ts';
import { slugify, withBase } from '../model/url.ts';
import type { WrittenCode, WrittenLink } from './compile.ts';
import type { CodeHighlighter } from './highlight.ts';
import { resolveLink } from '../site/links.ts';
import { literalProps, PropError } from './literal-props.ts';
import { fenceOf, lineOf, parse, ParseError, textOf, type JsxNode, type Node } from './parse.ts';
import type { SiteModel, SitePage } from '../site/site-model.ts';
import { liveTag } from './split-tree.ts';

/** What is gathered while one page is turned into elements. */
export type RenderState = {
  readonly page: SitePage;
  readonly model: SiteModel;
  readonly highlighter: CodeHighlighter;
  readonly registry: Registry;
  readonly context: PageContext;
  /** The file being read: the page's, or a snippet's. */
  file: string;
  /** The line of the component being drawn. */
  line?: number | undefined;
  problems: Problem[];
  links: WrittenLink[];
  codes: WrittenCode[];
  live: { name: string; props: Readonly<Record<string, unknown>> }[];
  waiting: string[];
  /** What must be loaded before the page can be drawn whole, by name. */
  readonly missing: Map<string, () => Promise<void>>;
  snippetTrail: string[];
  problem: (problem: Omit<Problem, 'file' | 'severity'> & { severity?: Problem['severity'] }, line?: number) => void;
  renderCode: (code: WrittenCode) => ReactNode;
};

/** Turns parsed nodes into React elements, components included. Problems go into the state. */
export function toReact(nodes: readonly Node[], state: RenderState): ReactNode {
  return nodes.map((node, index) => createElement(Fragment, { key: index }, one(node, state)));
}

function one(node: Node, state: RenderState): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'element':
      return element(node, state);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, state);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return null;
      state.problem(expressionProblem(node.value.trim(), Object.keys(state.context.tokens)), lineOf(node));
      return null;
    case 'mdxjsEsm':
      state.problem(
        {
          check: 'parse',
          message: 'A page cannot import or export: content is parsed, never executed.',
          hint: 'Components are known by name; see AUTHORING.md.',
        },
        lineOf(node),
      );
      return null;
    default:
      return null;
  }
}

function expressionProblem(value: string, tokens: readonly string[]): Pick<Problem, 'check' | 'message' | 'hint'> {
  if (tokens.includes(value))
    return {
      check: 'brand',
      message: `\`{${value}}\` has no value: its key is not configured under \`brand\` in site.config.ts.`,
      hint: 'Put what depends on it inside <If brand="…">.',
    };
  const guess = nearest(value, tokens);
  return {
    check: 'brand',
    message: `\`{${value}}\` is no brand word.`,
    hint: guess ? `Did you mean \`{${guess}}\`?` : 'Braces in prose belong in `code`.',
  };
}

const attributeNames: Record<string, string> = { className: 'className', colspan: 'colSpan', rowspan: 'rowSpan' };

function element(node: Element, state: RenderState): ReactNode {
  const { tagName } = node;
  if (tagName === 'pre') return codeBlock(node, state);
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || /^on[A-Z]/.test(name)) continue;
    if (name === 'style') {
      const align = /text-align:\s*(left|right|center)/.exec(String(value))?.[1];
      if (align) props['className'] = `align-${align}`;
      continue;
    }
    props[attributeNames[name] ?? name] = Array.isArray(value) ? value.join(' ') : value;
  }
  if (tagName === 'script' || tagName === 'style') return null;
  if (/^h[1-6]$/.test(tagName)) return heading(node, props, state);
  if (tagName === 'a') return anchor(node, props, state);
  if (tagName === 'img') return image(node, props, state);
  if (tagName === 'input') return createElement('input', { ...props, readOnly: true, 'aria-label': 'Done' });
  const children = toReact(node.children as Node[], state);
  if (tagName === 'table') return scrollingTable(node, props, state);
  if (/^(br|hr|wbr)$/.test(tagName)) return createElement(tagName, props);
  if (/^(thead|tbody|tr|ul|ol)$/.test(tagName)) return createElement(tagName, props, withoutBlankText(node, state));
  return createElement(tagName, props, children);
}

/** A table scrolls inside its own box on a narrow screen; the box is named by the table's columns. */
function scrollingTable(node: Element, props: Record<string, unknown>, state: RenderState): ReactNode {
  const head = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'thead');
  const columns = head
    ? textOf(head)
        .trim()
        .split(/\s*\n\s*/)
        .join(', ')
    : 'Table';
  return createElement(
    'div',
    { className: 'table', role: 'group', 'aria-label': columns, tabIndex: 0 },
    createElement('table', props, withoutBlankText(node, state)),
  );
}

const withoutBlankText = (node: Element, state: RenderState): ReactNode =>
  toReact(
    (node.children as Node[]).filter((child) => child.type !== 'text' || child.value.trim() !== ''),
    state,
  );

/** Headings get an id from their text and a link to themselves. h1 in a body becomes h2: the title is the page's h1. */
function heading(node: Element, props: Record<string, unknown>, state: RenderState): ReactNode {
  const text = textOf(node);
  const id = typeof props['id'] === 'string' ? props['id'] : state.context.uniqueId(slugify(text));
  const tagName = node.tagName === 'h1' ? 'h2' : node.tagName;
  return createElement(
    tagName,
    { ...props, id },
    toReact(node.children as Node[], state),
    createElement('a', { className: 'anchor', href: `#${id}`, 'aria-label': `Link to “${text}”` }),
  );
}

function anchor(node: Element, props: Record<string, unknown>, state: RenderState): ReactNode {
  const href = String(props['href'] ?? '');
  const children = toReact(node.children as Node[], state);
  const line = lineOf(node);
  const link = resolveLink(href, state.page.source, state.model);
  if (link.kind === 'planned') {
    state.waiting.push(link.path);
    return createElement(Fragment, null, children);
  }
  state.links.push({ href, file: state.file, ...(line ? { line } : {}) });
  if (link.kind === 'external')
    return createElement('a', { ...props, href, ...(/^https?:/.test(href) ? { rel: 'noopener' } : {}) }, children);
  return createElement(
    'a',
    { ...props, href: link.kind === 'broken' ? href : withBase(state.context.base, link.href) },
    children,
  );
}

function image(node: Element, props: Record<string, unknown>, state: RenderState): ReactNode {
  const alt = String(props['alt'] ?? '');
  if (state.model.strict && (alt.length < 20 || alt.length > 150)) {
    state.problem(
      {
        check: 'alternatives',
        message: `An image needs a text alternative of 20 to 150 characters; this one has ${alt.length}.`,
      },
      lineOf(node),
    );
  }
  const link = resolveLink(String(props['src'] ?? ''), state.page.source, state.model);
  if (link.kind === 'broken')
    state.problem(
      { check: 'links', severity: state.model.strict ? 'error' : 'warning', message: `There is no file ${link.path}.` },
      lineOf(node),
    );
  const src = link.kind === 'asset' ? withBase(state.context.base, link.href) : String(props['src'] ?? '');
  return createElement('img', { ...props, src, loading: 'lazy', decoding: 'async' });
}

function codeBlock(node: Element, state: RenderState): ReactNode {
  const code = node.children[0];
  if (code?.type !== 'element') return null;
  const line = lineOf(node);
  return state.renderCode({
    code: textOf(code).replace(/\n$/, ''),
    ...fenceOf(code),
    file: state.file,
    ...(line ? { line } : {}),
  });
}

function component(node: JsxNode, state: RenderState): ReactNode {
  const line = lineOf(node);
  const name = node.name ?? '';
  const { registry } = state;
  if (!registry.has(name)) {
    const guess = nearest(name, registry.names);
    state.problem(
      {
        check: 'component',
        message: /^[a-z]/.test(name)
          ? `HTML tags such as <${name}> cannot stand in a page.`
          : `There is no component <${name}>.`,
        hint: guess ? `Did you mean <${guess}>?` : 'AUTHORING.md lists the components.',
      },
      line,
    );
    return null;
  }
  const definition = registry.get(name);
  if (!definition) {
    state.missing.set(`component ${name}`, () => registry.load(name));
    return toReact(node.children, state);
  }
  if (node.type === 'mdxJsxTextElement' && definition.place === 'block') {
    state.problem(
      {
        check: 'component',
        message: `<${name}> is a block and stands inside a paragraph.`,
        hint: 'Give it a line of its own, with an empty line before and after.',
      },
      line,
    );
    return null;
  }
  const props = checkedProps(name, definition, node, state);
  if (!props) return null;
  // Brand words in the other case have no value: what does not show is not read.
  if (name === 'If' && !isShown(props as Parameters<typeof isShown>[0], state.context.brand)) return null;
  const outer = state.line;
  state.line = line;
  const children =
    name === 'Snippet' ? snippet(String(props['name']), state, line) : childrenOf(node, name, definition, state);
  const drawn = draw(name, definition, { ...props, ...(children === undefined ? {} : { children }) }, state);
  state.line = outer;
  return node.type === 'mdxJsxFlowElement' && definition.place === 'inline' ? createElement('p', null, drawn) : drawn;
}

function draw(name: string, definition: MdxComponent, props: Record<string, unknown>, state: RenderState): ReactNode {
  if (definition.kind === 'static')
    return (definition.render as (props: unknown, context: PageContext) => ReactNode)(props, state.context);
  const { children, ...own } = props;
  const index = state.live.push({ name, props: own }) - 1;
  return createElement(liveTag, { 'data-index': index }, children as ReactNode);
}

function checkedProps(
  name: string,
  definition: MdxComponent,
  node: JsxNode,
  state: RenderState,
): Record<string, unknown> | undefined {
  const line = lineOf(node);
  try {
    const parsed = definition.props.safeParse(literalProps(node.attributes));
    if (parsed.success) return parsed.data as Record<string, unknown>;
    const shape = 'shape' in definition.props ? Object.keys((definition.props as { shape: object }).shape) : [];
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys') {
        const guess = nearest(issue.keys[0] ?? '', shape);
        state.problem(
          {
            check: 'props',
            message: `<${name}> has no prop \`${issue.keys.join('`, `')}\`. It accepts: ${shape.join(', ') || 'none'}.`,
            ...(guess ? { hint: `Did you mean \`${guess}\`?` } : {}),
          },
          line,
        );
      } else {
        const what = issue.message.endsWith('received undefined') ? 'is missing' : issue.message;
        state.problem(
          { check: 'props', message: `<${name}> prop \`${issue.path.join('.') || '(props)'}\`: ${what}.` },
          line,
        );
      }
    }
  } catch (error) {
    if (!(error instanceof PropError)) throw error;
    state.problem({ check: 'props', message: `<${name}>: ${error.message}` }, line);
  }
  return undefined;
}

const blank = (node: Node): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  (node.type === 'mdxFlowExpression' && node.value.trim().startsWith('/*'));
const phrasing = (node: Node): boolean =>
  node.type === 'text' ||
  node.type === 'mdxJsxTextElement' ||
  (node.type === 'element' && /^(a|em|strong|code|del|br|img|sup|kbd|span)$/.test(node.tagName));

function childrenOf(node: JsxNode, name: string, definition: MdxComponent, state: RenderState): ReactNode {
  const children = node.children.filter((child) => !blank(child) || node.type === 'mdxJsxTextElement');
  if (!children.length) return undefined;
  const { children: allowed } = definition;
  if (allowed === 'none') {
    state.problem({ check: 'component', message: `<${name}> takes nothing between its tags.` }, lineOf(node));
    return undefined;
  }
  if (allowed === 'inline')
    return toReact(
      children.flatMap((child) =>
        child.type === 'element' && child.tagName === 'p' ? (child.children as Node[]) : [child],
      ),
      state,
    );
  if (allowed === 'blocks')
    return children.every(phrasing) ? createElement('p', null, toReact(children, state)) : toReact(children, state);
  const stranger = children.find((child) => !('name' in child) || !allowed.includes(child.name ?? ''));
  if (stranger)
    state.problem(
      {
        check: 'component',
        message: `<${name}> holds only ${allowed.map((tag) => `<${tag}>`).join(', ')}.`,
        hint: 'Leave an empty line around each of them.',
      },
      lineOf(stranger) ?? lineOf(node),
    );
  return toReact(
    children.filter((child) => 'name' in child && allowed.includes(child.name ?? '')),
    state,
  );
}

/** The blocks of a shared snippet, its problems reported at its own file and line. */
function snippet(name: string, state: RenderState, line: number | undefined): ReactNode {
  const source = state.model.snippets.get(name);
  if (!source || state.snippetTrail.includes(name)) {
    const guess = nearest(name, [...state.model.snippets.keys()]);
    state.problem(
      {
        check: 'component',
        message: source ? `The snippet ${name} contains itself.` : `There is no snippet content/_snippets/${name}.mdx.`,
        ...(guess && !source ? { hint: `Did you mean ${guess}?` } : {}),
      },
      line,
    );
    return null;
  }
  const outer = state.file;
  state.file = `${state.model.displayDir}/${source.file}`;
  state.snippetTrail.push(name);
  try {
    return toReact(parse(source.text, source.format), state);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    state.problem({ check: 'parse', message: error.message }, error.line);
    return null;
  } finally {
    state.file = outer;
    state.snippetTrail.pop();
  }
}
