import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { nearest } from '../model/nearest.ts';
import { frontMatterSchema, looseFrontMatterSchema } from '../model/front-matter.ts';
import type { PageType } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { SourceFile } from './discover.ts';

/** A page's front matter after parsing, the same shape for strict and loose folders. */
export type PageMeta = {
  readonly type: PageType | 'plain';
  readonly title: string;
  readonly description: string;
  readonly label?: string;
  readonly keywords: readonly string[];
  readonly related: readonly string[];
  readonly channel?: string;
  readonly block?: string;
};
export type FrontMatterResult = {
  readonly meta: PageMeta;
  readonly problems: readonly Problem[];
};

const fence = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/;

/**
 * Reads and checks the front matter of a page.
 * @param strict the site's own pages: a schema by page type, unknown keys fail. Otherwise anything goes, and a title is found elsewhere.
 */
export function readFrontMatter(source: SourceFile, displayFile: string, strict: boolean): FrontMatterResult {
  const match = fence.exec(source.text);
  const problems: Problem[] = [];
  const problem = (message: string, hint?: string, line = 1): void =>
    void problems.push({
      check: 'front-matter',
      severity: 'error',
      file: displayFile,
      line,
      message,
      ...(hint ? { hint } : {}),
    });
  const counter = new LineCounter();
  const document = parseDocument(match?.[1] ?? '', { lineCounter: counter });
  for (const error of document.errors)
    problem(
      `The front matter is not valid YAML: ${error.message.split('\n')[0]}`,
      'Quote values that hold a colon followed by a space.',
      (error.linePos?.[0].line ?? 0) + 1,
    );
  const values = (document.errors.length ? {} : (document.toJS() ?? {})) as Record<string, unknown>;
  const lineOf = (key: string): number => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    const range = pair && isScalar(pair.key) ? pair.key.range : undefined;
    return range ? counter.linePos(range[0]).line + 1 : 1;
  };
  if (strict && document.errors.length === 0) {
    const parsed = frontMatterSchema.safeParse(values);
    if (parsed.success) return { meta: { ...parsed.data, label: parsed.data.label } as PageMeta, problems };
    for (const issue of parsed.error.issues) reportIssue(issue, values, lineOf, problem);
  }
  const loose = looseFrontMatterSchema.safeParse(values);
  const data = loose.success ? loose.data : looseFrontMatterSchema.parse({});
  const body = source.text.slice(match?.[0].length ?? 0);
  const title = data.title ?? /^#\s+(.+?)\s*#*$/m.exec(body)?.[1]?.replace(/[`*_]/g, '') ?? titleFromPath(source.path);
  return { meta: { type: 'plain', description: '', ...data, title } as PageMeta, problems };
}

function reportIssue(
  issue: z.core.$ZodIssue,
  values: Record<string, unknown>,
  lineOf: (key: string) => number,
  problem: (message: string, hint?: string, line?: number) => void,
): void {
  const type = typeof values['type'] === 'string' ? values['type'] : undefined;
  const option = frontMatterSchema.options.find((schema) => schema.shape.type.value === type);
  const accepted = option ? Object.keys(option.shape) : ['type'];
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const guess = nearest(key, accepted);
      problem(
        `Unknown front matter key \`${key}\`. A page of type \`${type}\` accepts: ${accepted.join(', ')}.`,
        guess ? `Did you mean \`${guess}\`?` : undefined,
        lineOf(key),
      );
    }
    return;
  }
  const key = String(issue.path[0] ?? 'type');
  const value = values[key];
  const shown =
    value === undefined
      ? 'it is missing'
      : `it is ${JSON.stringify(value)}${typeof value === 'string' ? ` (${value.length} characters)` : ''}`;
  const types = frontMatterSchema.options.map((schema) => schema.shape.type.value).join(', ');
  problem(
    key === 'type'
      ? `Front matter \`type\` must be one of ${types}; ${shown}.`
      : `Front matter \`${issue.path.join('.')}\`: ${issue.message}; ${shown}.`,
    undefined,
    lineOf(key),
  );
}

function titleFromPath(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? 'Home';
  const words = last.replace(/[-_]+/g, ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}
