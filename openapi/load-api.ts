import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgrade, validate } from '@scalar/openapi-parser';
import { parse as parseYaml } from 'yaml';
import { applyBrand } from '../engine/model/brand-tokens.ts';
import type { Problem } from '../engine/model/problem.ts';
import type { ApiDocument } from './document.ts';
import { notShown } from './not-shown.ts';

/** How many validation errors of a description are listed one by one. */
const mostProblems = 10;

/**
 * Reads an OpenAPI description: JSON or YAML, 3.0 or 3.1; Swagger 2.0 is converted. Mistakes in it are reported as problems, and whatever
 * can be shown is shown. The document is undefined when the file can't be read or has no `paths`.
 * @param file relative to the project's folder
 * @param tokens brand words, which the site's own description may contain
 */
export async function loadApi(
  root: string,
  file: string,
  tokens: Record<string, string | undefined>,
): Promise<{ document: ApiDocument | undefined; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report = (message: string, severity: Problem['severity'] = 'error'): void =>
    void problems.push({ check: 'api', severity, file, message });
  let document: ApiDocument | undefined;
  try {
    const read = parseDescription(applyBrand(readFileSync(join(root, file), 'utf8'), tokens));
    const { valid, errors = [] } = await validate(structuredClone(read) as never);
    if (!valid) {
      for (const { message, path } of errors.slice(0, mostProblems))
        report(
          `The description is not valid OpenAPI: ${message}${path?.length ? ` (at ${[path].flat().join('.')})` : ''}.`,
          'warning',
        );
      if (errors.length > mostProblems)
        report(`And ${errors.length - mostProblems} more places like these.`, 'warning');
    }
    document = upgrade(read as never) as unknown as ApiDocument;
    if ('specification' in (document as object))
      document = (document as unknown as { specification: ApiDocument }).specification;
    if (!document.paths || typeof document.paths !== 'object') {
      report('The description has no `paths`, so there is nothing to show.');
      document = undefined;
    } else
      for (const omission of notShown(document))
        problems.push({ check: 'api', severity: 'warning', file, ...omission });
  } catch (error) {
    report(`The API description cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { document, problems };
}

/** Most descriptions are JSON. A YAML parser reads JSON as well, but is slow with it. */
function parseDescription(text: string): object {
  if (text.trimStart().startsWith('{'))
    try {
      return JSON.parse(text) as object;
    } catch {
      // YAML may also begin with a brace. If the text is neither, the YAML parser names the line of the mistake.
    }
  return parseYaml(text, { maxAliasCount: 1000 }) as object;
}
