import { apiFolder } from './api-paths.ts';
import type { ApiPage } from './reference-page.ts';
import { prose } from './markdown-text.ts';
import { blocks, codeBlock, component, heading, list, textBlocks } from './page-nodes.ts';
import type { ApiTexts } from './texts.ts';

/** Path of the page that lists the bodies of errors. */
export const errorsPath = `/${apiFolder}/errors/`;

type Failure = ApiTexts['failures'][number];
/** Of operations, by `operationId`. */
type Names = { readonly titles: ReadonlyMap<string, string>; readonly paths: ReadonlyMap<string, string> };

/** Every error body that the site's texts explain, by status; none when they explain none. */
export function errorsPage({ failures, failuresText, errors }: ApiTexts, operations: number, names: Names): ApiPage[] {
  const statuses = [...new Set(failures.map(({ status }) => status))].toSorted();
  if (!failures.length) return [];
  return [
    {
      file: `${apiFolder}/errors.mdx`,
      meta: {
        title: 'Errors of the API',
        description:
          'Every error that calls are answered with: its status and body, what causes it and what to do about it.',
        keywords: failures.flatMap(({ keywords }) => keywords),
        questions: ['what does this api error mean', 'api call answers with an error', 'why is my request refused'],
      },
      sections: true,
      nodes: () => [
        ...(failuresText ? textBlocks(failuresText) : []),
        component('Filter'),
        ...statuses.flatMap((status) => [
          heading(`Status ${status}`, 2, `status-${status}`),
          ...(errors[status] ? textBlocks(errors[status]) : []),
          ...failures.filter((one) => one.status === status).flatMap((one) => entry(one, operations, names)),
        ]),
      ],
    },
  ];
}

function entry({ id, title, body, cause, cure, operations }: Failure, all: number, { titles, paths }: Names) {
  const links = operations.map(
    (operation) => `[${prose(titles.get(operation) ?? operation)}](${paths.get(operation)})`,
  );
  return component(
    'Accordion',
    { title: prose(title), id },
    body === undefined || body === null ? blocks('Without a body.') : codeBlock('json', JSON.stringify(body, null, 2)),
    textBlocks(`**Cause:** ${cause}`),
    textBlocks(`**What to do:** ${cure}`),
    operations.length * 2 > all
      ? blocks(`Sent by ${operations.length} of ${all} operations.`)
      : component('Accordion', { title: `Operations that send it: ${operations.length}` }, list(links)),
  );
}

/**
 * Links to what is behind a status of an operation: the bodies that few operations send, otherwise the status itself. Empty when the page of
 * errors has neither.
 */
export function failureLinks(operation: string, status: string, { failures }: ApiTexts, all: number): string {
  const matching = failures.filter((one) => one.status === status && one.operations.includes(operation));
  const rare = matching.filter(({ operations }) => operations.length * 4 <= all);
  if (rare.length) return rare.map(({ id, title }) => `[${prose(title)}](${errorsPath}#${id})`).join(', ');
  return matching.length ? `[Response and fix](${errorsPath}#status-${status})` : '';
}
