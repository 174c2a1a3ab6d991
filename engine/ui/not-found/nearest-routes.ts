import { editDistance } from '../../model/edit-distance.ts';

/** The site's pages as `routes.json` lists them: path and title. */
export type RouteList = readonly (readonly [path: string, title: string])[];

const similarity = (a: string, b: string): number => 1 - editDistance(a, b, Infinity) / Math.max(a.length, b.length, 1);
const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/**
 * The pages whose path is most similar to a missing one, best first. The last segment counts most, because it names the page; the others
 * distinguish pages of the same name. Pages with little similarity are left out.
 * @param path the missing path, without the base path
 * @param count maximum number of pages
 */
export function nearestRoutes(path: string, routes: RouteList, count = 5): RouteList {
  const wanted = segments(path);
  const last = wanted.at(-1);
  if (last === undefined) return [];
  const score = (route: string): number => {
    const there = ['', ...segments(route)];
    const [folder = '', name = ''] = there.slice(-2);
    const alike = wanted.map((segment) => Math.max(...there.map((other) => similarity(segment, other))));
    const shared = alike.reduce((sum, one) => sum + (one > 0.7 ? one : 0), 0) / Math.max(wanted.length, there.length);
    const part = name.length > 2 && last.length > 2 && (name.includes(last) || last.includes(name)) ? 0.7 : 0;
    // A folder has no page of its own: its pages are meant, first of all the one with its name.
    const inside = similarity(last, folder) * 0.8 + (part && 0.2);
    return Math.max(similarity(last, name), part, part && inside) + shared / 2;
  };
  return routes
    .map((route) => ({ route, score: score(route[0]) }))
    .filter((entry) => entry.score >= 0.6)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ route }) => route);
}
