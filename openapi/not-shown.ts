import { methods, resolve, type ApiDocument, type MediaTypes, type Operation } from './document.ts';

/** Something in a description that the reference does not show. */
export type NotShown = { readonly message: string; readonly hint: string };

const mostPlaces = 3;

/** What the reference does not show of a description: one message for each kind, with the first places and the number of others. */
export function notShown(document: ApiDocument): NotShown[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as WholeOperation | undefined;
      return operation ? [{ location: `${method.toUpperCase()} ${path}`, operation }] : [];
    }),
  );
  const where = (has: (operation: WholeOperation) => boolean): string[] =>
    operations.filter(({ operation }) => has(operation)).map(({ location }) => location);
  const { webhooks, 'x-webhooks': olderWebhooks } = document as Webhooks;
  const kinds: readonly (readonly [string, readonly string[], string])[] = [
    [
      'References have no target, so what they refer to is left out',
      deadReferences(document),
      'Add what they refer to to the description itself: other files are not read.',
    ],
    [
      'Webhooks have no page',
      Object.keys(webhooks ?? olderWebhooks ?? {}),
      'They are in the openapi.json that the site publishes.',
    ],
    [
      'Callbacks of operations are left out',
      where(({ callbacks }) => callbacks !== undefined),
      'Describe them in the text of the operation.',
    ],
    [
      'Request bodies that are not JSON are missing from the samples; the pages list only their fields',
      where(({ requestBody }) =>
        isOther(resolve<NonNullable<Operation['requestBody']>>(document, requestBody)?.content),
      ),
      'Give a sample in the text of the operation.',
    ],
  ];
  return kinds.flatMap(([what, places, hint]): NotShown[] => {
    if (!places.length) return [];
    const others = places.length > mostPlaces ? `, and ${places.length - mostPlaces} more` : '';
    return [{ message: `${what}: ${places.slice(0, mostPlaces).join(', ')}${others}.`, hint }];
  });
}

type WholeOperation = Operation & { readonly callbacks?: object };
type Webhooks = { readonly webhooks?: object; readonly 'x-webhooks'?: object };

const isOther = (content: MediaTypes | undefined): boolean => {
  const types = Object.keys(content ?? {});
  return types.length > 0 && !types.some((type) => /[/+]json\b/.test(type));
};

/** References whose target is missing, each once. A `$ref` in an example is data, not a reference. */
function deadReferences(document: ApiDocument): string[] {
  const dead = new Set<string>();
  const names = new Set<string>();
  const read = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { $ref } = value as { readonly $ref?: unknown };
    if (typeof $ref === 'string' && !names.has($ref)) {
      names.add($ref);
      if (resolve(document, { $ref }) === undefined) dead.add($ref);
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'example' && key !== 'examples') read(part);
  };
  read(document);
  return [...dead];
}
