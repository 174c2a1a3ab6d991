/** A value somewhere in the facts, by the keys that lead to it. A list is one value, in which the order does not count. */
function leaves(value: unknown, path = ''): Map<string, string> {
  if (Array.isArray(value))
    return new Map([[path, JSON.stringify(value.map((item) => JSON.stringify(item)).toSorted())]]);
  if (value === null || typeof value !== 'object') return new Map([[path, JSON.stringify(value)]]);
  const entries = Object.entries(value);
  if (entries.length === 0) return new Map([[path, '{}']]);
  return new Map(entries.flatMap(([key, item]) => [...leaves(item, path ? `${path} › ${key}` : key)]));
}

export type Difference = {
  readonly path: string;
  readonly theirs: string | undefined;
  readonly ours: string | undefined;
};

/** Where two sets of facts say something else, or only one of them says something. */
export function differences(theirs: unknown, ours: unknown): Difference[] {
  const [a, b] = [leaves(theirs), leaves(ours)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((path) => ({ path, theirs: a.get(path), ours: b.get(path) }))
    .filter(({ theirs: one, ours: other }) => one !== other);
}
