/** A text somewhere in a fact file, with the keys that lead to it. */
export type FactText = { readonly path: string; readonly key: string; readonly value: string };

/** Every string in a value, depth first. `skip` says which keys are left out, whole branches included. */
export function factTexts(
  value: unknown,
  skip: (key: string) => boolean = () => false,
  path: readonly string[] = [],
): FactText[] {
  if (typeof value === 'string')
    return [{ path: path.join('.'), key: path.findLast((part) => !/^\d+$/.test(part)) ?? '', value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => (skip(key) ? [] : factTexts(item, skip, [...path, key])));
}
