import { box, drawLabel } from '../label.ts';
import { element, round, roundedShape } from '../svg.ts';
import type { PlacedNode } from './layout-graph.ts';

/** Draws a node: its shape and its text. */
export function drawNode(node: PlacedNode): string {
  const { x, y, width, height, label, shape, tone } = node;
  const className = tone ? `d-node d-${tone}` : 'd-node';
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (shape === 'start') return element('circle', { fill: 'var(--ink-soft)', cx: middle.x, cy: middle.y, r: 6 });
  if (shape === 'end')
    return (
      element('circle', { fill: 'none', stroke: 'var(--ink-soft)', cx: middle.x, cy: middle.y, r: 8 }) +
      element('circle', { fill: 'var(--ink-soft)', cx: middle.x, cy: middle.y, r: 4 })
    );
  const text = drawLabel(
    label,
    middle.x,
    shape === 'cylinder' ? middle.y + 5 : middle.y,
    tone === 'soft' ? 'd-soft' : '',
  );
  return drawShape(node, className) + (shape === 'choice' ? '' : text);
}

function drawShape({ x, y, width, height, shape }: PlacedNode, className: string): string {
  const right = x + width;
  const bottom = y + height;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const path = (d: string): string => element('path', { class: className, d });
  const outline = (radius: number, ...corners: (readonly [x: number, y: number])[]): string =>
    path(
      roundedShape(
        corners.map(([cornerX, cornerY]) => ({ x: cornerX, y: cornerY })),
        radius,
      ),
    );
  switch (shape) {
    case 'diamond':
    case 'choice':
      return outline(shape === 'choice' ? 3 : 7, [middle.x, y], [right, middle.y], [middle.x, bottom], [x, middle.y]);
    case 'hexagon':
      return outline(
        5,
        ...([
          [x + 12, y],
          [right - 12, y],
          [right, middle.y],
        ] as const),
        ...([
          [right - 12, bottom],
          [x + 12, bottom],
          [x, middle.y],
        ] as const),
      );
    case 'slant':
      return outline(5, [x + 10, y], [right, y], [right - 10, bottom], [x, bottom]);
    case 'circle':
      return element('circle', { class: className, cx: middle.x, cy: middle.y, r: width / 2 });
    case 'cylinder': {
      const [left, end, half] = [round(x), round(right), round(width / 2)];
      const rim = `a${half} 6 0 0 0 ${round(width)} 0`;
      const [top, across] = [round(y + 6), round(width)];
      const body = `M${left} ${top}a${half} 6 0 0 1 ${across} 0V${round(bottom - 6)}a${half} 6 0 0 1-${across} 0Z`;
      return path(`${body}M${left} ${top}${rim}M${end} ${top}`);
    }
    case 'subroutine':
      return (
        box(x, y, width, height, 6, className) +
        path(
          `M${round(x + 6.5)} ${round(y + 1)}v${round(height - 2)}M${round(right - 6.5)} ${round(y + 1)}v${round(height - 2)}`,
        )
      );
    case 'pill':
      return box(x, y, width, height, height / 2, className);
    default:
      return box(x, y, width, height, shape === 'round' ? 10 : 6, className);
  }
}
