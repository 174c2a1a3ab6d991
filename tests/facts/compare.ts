/** A value somewhere in the facts, with the keys that lead to it. A list counts as one value, in any order. */
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

/** The places where two sets of facts disagree, or where only one has a value. */
export function differences(theirs: unknown, ours: unknown): Difference[] {
  const [a, b] = [leaves(theirs), leaves(ours)];
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((path) => ({ path, theirs: a.get(path), ours: b.get(path) }))
    .filter(({ theirs: one, ours: other }) => one !== other);
}
