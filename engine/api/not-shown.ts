import { methods, resolve, type ApiDocument, type MediaTypes, type Operation } from './document.ts';

/** Something that a description has and the reference does not show. */
export type NotShown = { readonly message: string; readonly hint: string };

/** Places to name of one kind: the others are like them. */
const mostPlaces = 3;

/** What of a description has no place in the reference, each kind once, with how many there are and where the first are. */
export function notShown(document: ApiDocument): NotShown[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as WholeOperation | undefined;
      return operation ? [{ place: `${method.toUpperCase()} ${path}`, operation }] : [];
    }),
  );
  const where = (has: (operation: WholeOperation) => boolean): string[] =>
    operations.filter(({ operation }) => has(operation)).map(({ place }) => place);
  const { webhooks, 'x-webhooks': olderWebhooks } = document as Webhooks;
  const kinds: readonly (readonly [string, readonly string[], string])[] = [
    [
      'References lead nowhere, so what they refer to is left out',
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
      'Bodies that are not JSON: the pages list their fields, and the samples lack them',
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

/** References whose target is missing, each once. What stands in examples is no reference. */
function deadReferences(document: ApiDocument): string[] {
  const dead = new Set<string>();
  const known = new Set<string>();
  const read = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { $ref } = value as { readonly $ref?: unknown };
    if (typeof $ref === 'string' && !known.has($ref)) {
      known.add($ref);
      if (resolve(document, { $ref }) === undefined) dead.add($ref);
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'example' && key !== 'examples') read(part);
  };
  read(document);
  return [...dead];
}
