/** SVG markup of a diagram and its size, in user units (pixels at natural size). */
export type Drawing = { readonly width: number; readonly height: number; readonly markup: string };

/** A drawing wider than this doesn't fit the column on a laptop even when scaled down as far as its text stays readable. */
export const widest = 660;

type Attributes = Readonly<Record<string, string | number | undefined>>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as markup: as content, and as an attribute's value in double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Formats a number for SVG: at most one decimal. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Markup of an element. Numbers are rounded and undefined attributes omitted; `children` is markup, not text. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeMarkup(value)}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
}

export type Point = { readonly x: number; readonly y: number };

/** Path data through points, with corners rounded by up to `radius`. */
export function roundedPath(points: readonly Point[], radius = 6): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${round(first.x)} ${round(first.y)}`;
  rest.forEach((corner, index) => {
    const before = points[index] as Point;
    const after = points[index + 2];
    if (!after) {
      path += `L${round(corner.x)} ${round(corner.y)}`;
      return;
    }
    const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const from = towards(corner, before, reach);
    const to = towards(corner, after, reach);
    path += `L${round(from.x)} ${round(from.y)}Q${round(corner.x)} ${round(corner.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return path;
}

/** Path data of a closed shape with rounded corners. */
export function roundedShape(corners: readonly Point[], radius = 6): string {
  const first = corners[0];
  const last = corners.at(-1);
  if (!first || !last) return '';
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  return `${roundedPath([middle, ...corners, middle], radius)}Z`;
}

/** Path data of an arrow head at `tip`, for a line that comes from `from`. */
export function arrowHead(from: Point, tip: Point, size = 5): string {
  const length = distance(from, tip) || 1;
  const along = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  const wing = (side: 1 | -1): string =>
    `${round(tip.x - along.x * size - along.y * size * 0.8 * side)} ${round(tip.y - along.y * size + along.x * size * 0.8 * side)}`;
  return `M${wing(1)}L${round(tip.x)} ${round(tip.y)}L${wing(-1)}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, reach: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * reach) / length, y: from.y + ((to.y - from.y) * reach) / length };
}
