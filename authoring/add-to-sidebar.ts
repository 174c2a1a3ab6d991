/** An entry as written in `config/sidebars.ts`: one object with a route. */
const entryPattern = /\{\s*route:\s*(["'])(.*?)\1(?:\s*,\s*label:\s*(["']).*?\3)?\s*,?\s*\}/g;

const segments = (route: string): string[] => route.split('/').filter(Boolean);

function shared(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((part, index) => part !== b[index]);
  return different === -1 ? a.length : different;
}

/**
 * Adds a page to the text of `config/sidebars.ts`: after the last page of its folder, otherwise after the last page that shares most of its
 * route.
 * @returns the new text; the same text when the page is listed already; undefined when no page shares any of its route
 */
export function addToSidebar(
  text: string,
  route: string,
): { readonly text: string; readonly after?: string } | undefined {
  const entries = [...text.matchAll(entryPattern)].map((match) => ({
    route: match[2] as string,
    quote: match[1] as string,
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (entries.some((entry) => entry.route === route)) return { text };
  const parts = segments(route);
  const ranked = entries.map((entry) => {
    const other = segments(entry.route);
    const common = shared(parts, other);
    // Among routes that share equally many segments, one in the same folder is nearer than one in a subfolder.
    return { ...entry, nearness: common === 0 ? 0 : common + (other.length === parts.length ? 0.5 : 0) };
  });
  const nearest = Math.max(0, ...ranked.map(({ nearness }) => nearness));
  const neighbour = ranked.findLast(({ nearness }) => nearness === nearest);
  if (!neighbour || nearest === 0) return undefined;
  const indent = /[ \t]*$/.exec(text.slice(0, neighbour.start))?.[0] ?? '';
  const comma = text.startsWith(',', neighbour.end);
  const end = neighbour.end + (comma ? 1 : 0);
  const added = `${comma ? '' : ','}\n${indent}{ route: ${neighbour.quote}${route}${neighbour.quote} }${comma ? ',' : ''}`;
  return { text: text.slice(0, end) + added + text.slice(end), after: neighbour.route };
}
