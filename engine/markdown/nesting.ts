import { lineOf, type Node } from './nodes.ts';

/**
 * The parser is native and recursive: about 2,500 levels of an expression end the process. So a text is refused before it is parsed when it
 * could nest too deeply: a place in it and a sentence about it; undefined for a text that is safe.
 */
export type TooDeep = { readonly line: number; readonly message: string };

/** Characters that can open a level of an expression, and how many of them a part of a page may have. */
const openers = [
  { pattern: /[([{]/g, most: 1_000, noun: 'brackets' },
  {
    pattern: /[<!~?+=:-]|\b(?:typeof|void|await|new|delete|yield|if|else)\b/g,
    most: 2_500,
    noun: 'operators and tags',
  },
  { pattern: /[*/%&|^]/g, most: 2_500, noun: 'operators' },
];
/** Tags that an expression leaves open: each doubles the time that the parser needs to find out. */
const mostOpenTags = 12;
/** What a line is read by, from left to right: code, strings and comments, braces, tags, and what could begin more than this line shows. */
const token = /(`+)[^`]+\1|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*.*?\*\/|[{}>]|<\/|\/>|<[A-Za-z>]|[`"'/]/g;
/** Code, a string or a comment whose braces are pairs, so that they don't matter, even if it is not what it looks like. */
const isNeutral = /^.[^{}]*(?:\{[^{}"'`/\\]*\}[^{}]*|\{\{[^{}"'`/\\]*\}\}[^{}]*)*$/;
/** Nested quotations and lists: the parser's time grows with the square of their number. */
const deepestLine = 100;
/** Nested elements. React and the serializers recurse; real pages have at most twenty levels. */
const deepestTree = 150;

const tagsOpenedIn = (code: string): number =>
  (code.match(/<[A-Za-z>]/g)?.length ?? 0) - (code.match(/<\/|\/>/g)?.length ?? 0);

/** What may begin an expression. */
const beginning = /\{|<[A-Za-z/>]/;
/** Imports and exports go on behind blank lines, until what they say is whole. */
const moduleCode = /^(?:import|export)\b/;
const containers = new RegExp(`^(?:[ \\t]*(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])){${deepestLine}}[ \\t]*[>*+\\d-]`);

/**
 * Whether the containers of a line, or the expressions of an MDX text, nest too deeply. Counts what could nest between two points where no
 * expression can be open: blank lines at which as many braces were closed as opened. Fenced code in between doesn't count. Where braces
 * could be something else, such as a part of a regular expression, everything that follows counts.
 */
export function nestsTooDeeply(text: string, format: 'mdx' | 'md'): TooDeep | undefined {
  let counts = openers.map(() => 0);
  let openBraces = 0;
  let openTags = 0;
  let inExpression = false;
  /** Whether a line like a fence could be a part of an expression or a tag that began since the last blank line. */
  let hidesFences = false;
  /** Whether braces are no longer known to be open or closed. */
  let isUnsure = false;
  let fence: string | undefined;
  const lines = text.split('\n');
  for (const [index, rawLine] of lines.entries()) {
    const [, ticks, info = ''] = /^[ \t>]*(`{3,}|~{3,})(.*)$/.exec(rawLine) ?? [];
    if (fence !== undefined) {
      if (ticks?.startsWith(fence) && !info.trim()) fence = undefined;
      continue;
    }
    if (!openBraces && !isUnsure && rawLine.trim() === '') {
      counts = openers.map(() => 0);
      openTags = 0;
      inExpression = false;
      hidesFences = false;
    }
    if (ticks && !hidesFences && !isUnsure) {
      fence = ticks;
      continue;
    }
    if (containers.test(rawLine))
      return {
        line: index + 1,
        message: `The line opens more than ${deepestLine} quotations and lists inside one another.`,
      };
    if (format === 'md') continue;
    const line = rawLine.replace(/\\[!-/:-@[-`{-~]/g, '');
    isUnsure ||= ticks !== undefined || moduleCode.test(line);
    inExpression ||= isUnsure || beginning.test(line);
    if (!inExpression) {
      hidesFences ||= line.replace(/(`+)[^`]+\1/g, '').includes('`');
      continue;
    }
    let inTag = false;
    for (const [part, codeTicks] of line.matchAll(token)) {
      if (!openBraces && codeTicks) continue;
      if (part === '{') openBraces++;
      else if (part === '}') openBraces = Math.max(0, openBraces - 1);
      else if (openBraces || part.length > 2) openTags = Math.max(0, openTags + tagsOpenedIn(part));
      if (!openBraces && /^(?:<[A-Z]|\/?>)/i.test(part)) inTag = part.startsWith('<');
      // What begins in an expression and doesn't end on its line, and braces in a string that are not pairs.
      if (part.length === 1 ? openBraces && /[`"'/]/.test(part) : !isNeutral.test(part)) isUnsure = true;
      hidesFences ||= part === '{' || part === '`' || (inTag && /^["']$/.test(part));
      if (!openBraces && openTags <= mostOpenTags) openTags = 0;
    }
    hidesFences ||= inTag;
    if (openTags > mostOpenTags && (!openBraces || index === lines.length - 1))
      return { line: index + 1, message: `Braces open more than ${mostOpenTags} tags that they don't close.` };
    counts = counts.map((count, kind) => count + (line.match(openers[kind]?.pattern ?? /$^/g)?.length ?? 0));
    const full = openers.find(({ most }, kind) => (counts[kind] ?? 0) > most);
    if (full)
      return {
        line: index + 1,
        message: `More than ${full.most.toLocaleString('en')} ${full.noun} come without a blank line between them.`,
      };
  }
  return undefined;
}

/** The first node that is nested too deeply. Not recursive, because it must handle any depth. */
export function treeTooDeep(nodes: readonly Node[]): TooDeep | undefined {
  let level: readonly Node[] = nodes;
  let line = 1;
  for (let depth = 0; level.length; depth++) {
    line = level.map(lineOf).find((one) => one !== undefined) ?? line;
    if (depth > deepestTree) return { line, message: `Elements are nested more than ${deepestTree} levels deep.` };
    level = level.flatMap((node) => ('children' in node ? (node.children as Node[]) : []));
  }
  return undefined;
}
