import type { Label } from '../label.ts';
import type { NodeShape } from './graph.ts';

export type Size = { readonly width: number; readonly height: number };

/** The size of a node with its label, in user units. */
export function nodeSize(shape: NodeShape, label: Label): Size {
  const width = Math.max(label.width + 28, 64);
  const height = Math.max(label.height + 18, 36);
  switch (shape) {
    case 'start':
      return { width: 12, height: 12 };
    case 'end':
    case 'choice':
      return { width: 18, height: 18 };
    case 'circle': {
      const side = Math.max(Math.hypot(label.width, label.height) + 16, 44);
      return { width: side, height: side };
    }
    case 'diamond': {
      // The text's rectangle fits into a diamond of the size W × H if width / W + height / H is at most 1.
      const tall = Math.max(label.height * 2.4, 60);
      return { width: Math.max((label.width + 10) / (1 - (label.height - 4) / tall), 96), height: tall };
    }
    case 'hexagon':
    case 'slant':
      return { width: width + 16, height };
    case 'subroutine':
      return { width: width + 8, height };
    case 'cylinder':
      return { width, height: height + 12 };
    case 'pill':
      return { width: width + 8, height };
    default:
      return { width, height };
  }
}
