import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { frontMatterOf, bodyOf } from '../markdown/front-matter-block.ts';
import type { frontMatterSchema } from '../model/front-matter-schema.ts';
import { nearest } from '../model/nearest.ts';
import { plainIssue, withValue } from '../model/plain-issue.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import { withoutControls } from '../model/escape-html.ts';
import type { SourceFile } from './discover.ts';
import type { FrontMatterResult, FrontMatter } from './front-matter.ts';
import { textOf } from '../markdown/nodes.ts';
import { parse, ParseError } from '../markdown/parser.ts';

/**
 * Reads and checks the front matter of a page. Markdown (`.md`) needs no `type` and no front matter, and takes its title from the first
 * heading.
 * @param schemas the schema of each page type
 */
export function readFrontMatter(source: SourceFile, displayFile: string, schemas: Schemas): FrontMatterResult {
  const result = readBlock(source, displayFile, schemas);
  const { title, description, label } = result.meta;
  const texts = { title, description, ...(label === undefined ? {} : { label }) };
  const meta = {
    ...result.meta,
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withoutControls(text)])),
  };
  return { ...result, meta };
}

type Schemas = ReadonlyMap<string, ReturnType<typeof frontMatterSchema>>;
type Report = (message: string, hint?: string, line?: number) => void;

function readBlock(source: SourceFile, displayFile: string, schemas: Schemas): FrontMatterResult {
  const block = frontMatterOf(source.text);
  const problems: Problem[] = [];
  const report: Report = (message, hint, line = 1) =>
    void problems.push(errorAt('front-matter', { file: displayFile, line }, message, hint));
  const bodyLine = block?.lines ?? 0;
  const counter = new LineCounter();
  const document = parseDocument(block?.text ?? '', { lineCounter: counter, prettyErrors: false });
  for (const { code, message, pos } of document.errors)
    report(
      `The front matter is not valid YAML: ${message.replace(/closing (["'])quote/, 'closing $1')}.`,
      yamlAdvice[code] ?? 'Quote values that have signs other than letters and digits.',
      counter.linePos(pos[0]).line + 1,
    );
  let values: Record<string, unknown> = {};
  let valid = document.errors.length === 0;
  try {
    if (valid) values = (document.toJS() ?? {}) as Record<string, unknown>;
  } catch (error) {
    // An alias without an anchor, or too many of them.
    valid = false;
    report(
      `The front matter is not valid YAML: ${error instanceof Error ? error.message : String(error)}`,
      'Quote values that start with `*` or `&`.',
    );
  }
  const lineOf = (key: string): number => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    const range = pair && isScalar(pair.key) ? pair.key.range : undefined;
    return range ? counter.linePos(range[0]).line + 1 : 1;
  };
  const isPlain = source.format === 'md' && values['type'] === undefined;
  if (!block && !isPlain) reportNone(source.text, report);
  else if (valid && !isPlain) {
    const type = schemas.get(String(values['type']));
    const parsed = type?.schema.safeParse(values, { error: plainIssue });
    if (parsed?.success) return { meta: parsed.data, problems, bodyLine };
    if (!parsed) reportType(values['type'], [...schemas.keys()], lineOf('type'), report);
    for (const issue of parsed?.error.issues ?? []) if (type) reportIssue(issue, values, type, lineOf, report);
  }
  return { meta: untypedMeta(values, source, bodyLine), problems, bodyLine };
}

/** What can be read from front matter that no page type describes, or that is wrong. */
function untypedMeta(values: Record<string, unknown>, source: SourceFile, bodyLine: number): FrontMatter {
  const text = (key: string): string | undefined => (typeof values[key] === 'string' ? values[key] : undefined);
  const keywords = Array.isArray(values['keywords']) ? values['keywords'].map(String) : [];
  const label = text('label');
  return {
    type: values['type'] === undefined && source.format === 'md' ? 'plain' : 'untyped',
    title: text('title') ?? titleOf(source, bodyLine) ?? titleFromPath(source.path),
    description: text('description') ?? '',
    ...(label === undefined ? {} : { label }),
    keywords,
    related: [],
  };
}

/** What to do about the usual mistakes, by the parser's name of them. */
const yamlAdvice: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Quote values that contain a colon followed by a space.',
  DUPLICATE_KEY: 'Remove one of them.',
  MISSING_CHAR: 'Add it where the value ends; it may be on a line above.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

function reportNone(text: string, report: Report): void {
  if (/^---[ \t]*\n/.test(text))
    report('The front matter begins here and never ends.', 'Write a line with only --- below its last key.');
  else
    report(
      'The page has no front matter.',
      'Begin the file with a line ---, then type, title and description, then another line ---.',
    );
}

function reportType(value: unknown, types: readonly string[], line: number, report: Report): void {
  const guess = typeof value === 'string' ? nearest(value, types) : undefined;
  report(
    `Front matter \`type\` must be one of ${types.join(', ')}; it is ${value === undefined ? 'missing' : JSON.stringify(value)}.`,
    guess && `Did you mean \`${guess}\`?`,
    line,
  );
}

function reportIssue(
  issue: z.core.$ZodIssue,
  values: Record<string, unknown>,
  { keys, kinds }: Pick<ReturnType<typeof frontMatterSchema>, 'keys' | 'kinds'>,
  lineOf: (key: string) => number,
  report: Report,
): void {
  if (issue.code === 'unrecognized_keys') {
    const [outer] = issue.path;
    const accepted = outer === undefined ? keys : kinds;
    const owner = outer === undefined ? `A page of type \`${String(values['type'])}\`` : `\`${String(outer)}\``;
    for (const key of issue.keys) {
      const guess = nearest(key, accepted);
      report(
        `Unknown front matter key \`${key}\`. ${owner} accepts: ${accepted.join(', ')}.`,
        guess ? `Did you mean \`${guess}\`?` : undefined,
        lineOf(String(outer ?? key)),
      );
    }
    return;
  }
  const key = String(issue.path[0] ?? 'type');
  const value = issue.path.reduce<unknown>(
    (outer, step) => (outer as Record<PropertyKey, unknown> | null)?.[step],
    values,
  );
  const guess =
    issue.code === 'invalid_value' && typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined;
  report(
    values[key] === undefined
      ? `Front matter \`${key}\` is missing.`
      : `Front matter \`${issue.path.join('.')}\` ${withValue(issue, values, issue.path)}.`,
    guess && `Did you mean \`${guess}\`?`,
    lineOf(key),
  );
}

/** The text of the first heading of a Markdown page; undefined when it has none, or can't be parsed. */
function titleOf({ text, format }: SourceFile, bodyLine: number): string | undefined {
  if (format === 'mdx') return undefined;
  try {
    const blocks = parse(bodyOf(text, bodyLine), format);
    const heading = blocks.find((node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName));
    return (heading && textOf(heading).replace(/\s+/g, ' ').trim()) || undefined;
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** A title made from the path, for a page without one. */
function titleFromPath(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? 'Home';
  const words = last.replace(/[-_]+/g, ' ').trim() || last;
  return (words[0]?.toUpperCase() ?? '') + words.slice(1);
}
