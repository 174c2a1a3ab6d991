import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { frontMatterOf } from '../markdown/front-matter.ts';
import { frontMatterSchema } from '../model/front-matter.ts';
import { nearest } from '../model/nearest.ts';
import type { Problem } from '../model/problem.ts';
import { withoutControls } from '../model/without-controls.ts';
import type { SourceFile } from './discover.ts';
import { readLooseFrontMatter } from './loose-front-matter.ts';
import type { FrontMatterResult, PageMeta } from './page-meta.ts';
import { titleFromPath } from './page-title.ts';

/**
 * Reads and checks the front matter of a page.
 * @param strict for the site's own pages: a schema by page type, and unknown keys are errors. Otherwise any key is allowed, and the
 * title may come from elsewhere
 */
export function readFrontMatter(source: SourceFile, displayFile: string, strict: boolean): FrontMatterResult {
  const result = (strict ? readStrictFrontMatter : readLooseFrontMatter)(source, displayFile);
  const { title, description, label } = result.meta;
  const shown = { title, description, ...(label === undefined ? {} : { label }) };
  const meta = {
    ...result.meta,
    ...Object.fromEntries(Object.entries(shown).map(([key, text]) => [key, withoutControls(text)])),
  };
  return { ...result, meta };
}

type Report = (message: string, hint?: string, line?: number) => void;

function readStrictFrontMatter(source: SourceFile, displayFile: string): FrontMatterResult {
  const block = frontMatterOf(source.text);
  const problems: Problem[] = [];
  const report: Report = (message, hint, line = 1) =>
    void problems.push({
      check: 'front-matter',
      severity: 'error',
      file: displayFile,
      line,
      message,
      ...(hint ? { hint } : {}),
    });
  const bodyLine = block?.lines ?? 0;
  const counter = new LineCounter();
  const document = parseDocument(block?.text ?? '', { lineCounter: counter });
  for (const error of document.errors)
    report(
      `The front matter is not valid YAML: ${error.message.split('\n')[0]}`,
      'Quote values that hold a colon followed by a space.',
      (error.linePos?.[0].line ?? 0) + 1,
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
  if (valid) {
    const parsed = frontMatterSchema.safeParse(values);
    if (parsed.success) return { meta: parsed.data, problems, bodyLine };
    for (const issue of parsed.error.issues) reportIssue(issue, values, lineOf, report);
  }
  const text = (key: string): string | undefined => (typeof values[key] === 'string' ? values[key] : undefined);
  const title = text('title') ?? titleFromPath(source.path);
  const meta: PageMeta = { type: 'plain', title, description: text('description') ?? '', keywords: [], related: [] };
  return { meta, problems, bodyLine };
}

function reportIssue(
  issue: z.core.$ZodIssue,
  values: Record<string, unknown>,
  lineOf: (key: string) => number,
  report: Report,
): void {
  const type = typeof values['type'] === 'string' ? values['type'] : undefined;
  const option = frontMatterSchema.options.find((schema) => schema.shape.type.value === type);
  const accepted = option ? Object.keys(option.shape) : ['type'];
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const guess = nearest(key, accepted);
      report(
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
  report(
    key === 'type'
      ? `Front matter \`type\` must be one of ${types}; ${shown}.`
      : value === undefined
        ? `Front matter \`${key}\` is missing.`
        : `Front matter \`${issue.path.join('.')}\`: ${issue.message}; ${shown}.`,
    undefined,
    lineOf(key),
  );
}
