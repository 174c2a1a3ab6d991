import { expect, it } from 'vitest';
import { pageTypes } from '../config/page-types.ts';
import { marks } from './marks.ts';

it.each(['channel', 'block'])('no two marks of a %s are the same, and none is that of all of them', (type) => {
  const outlines = Object.entries(marks).flatMap(([name, outline]) => (name.startsWith(`${type}/`) ? [outline] : []));
  expect(outlines.length).toBeGreaterThan(10);
  expect(new Set([...outlines, pageTypes[type]?.mark]).size).toBe(outlines.length + 1);
});
