import type { SourceProject } from '../engine/site/page-source.ts';
import type { ApiDocument } from './document.ts';
import { withMeanings } from './meanings.ts';
import { operationsOf, type ApiOperation } from './operations.ts';
import type { ApiTexts } from './texts.ts';

/**
 * The description and the texts without what the platform doesn't offer: an operation goes with its text or that of its group, a field with
 * its meaning.
 */
export function offeredApi(
  document: ApiDocument,
  texts: ApiTexts,
  offered: SourceProject['offered'],
): { readonly document: ApiDocument; readonly texts: ApiTexts } {
  const shownTexts = offered(texts);
  if (shownTexts === texts) return { document, texts };
  const described = withMeanings(document, texts);
  const isGone = ({ id, group }: ApiOperation): boolean =>
    (id in texts.operations && !(id in shownTexts.operations)) ||
    (group in texts.groups && !(group in shownTexts.groups));
  for (const operation of operationsOf(document))
    if (isGone(operation))
      Object.assign(described.paths?.[operation.path] ?? {}, { [operation.method.toLowerCase()]: undefined });
  const left = new Set(operationsOf(described as ApiDocument).map(({ path }) => path));
  for (const path of Object.keys(described.paths ?? {})) if (!left.has(path)) delete described.paths?.[path];
  const ids = new Set(operationsOf(described as ApiDocument).map(({ id }) => id));
  const failures = shownTexts.failures
    .map((failure) => ({ ...failure, operations: failure.operations.filter((id) => ids.has(id)) }))
    .filter(({ operations }) => operations.length);
  const examples = { ...shownTexts.examples };
  for (const [id, [call]] of Object.entries(shownTexts.calls))
    for (const what of call?.name === undefined ? [] : ['', ' response'])
      examples[`${id}${what}`] = examples[`${id}: ${call?.name}${what}`];
  return { document: offered(described) as ApiDocument, texts: { ...shownTexts, examples, failures } };
}
