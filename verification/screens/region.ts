import type { Page } from '@playwright/test';
import { bottom, right, type Box, type WindowBoxes } from './box.ts';
import { fitRegion } from './fit-region.ts';
import type { ScreenDefinition } from './screen.ts';

/** Which part of the window a picture shows: the boxes of its selectors, with edges that cut nothing. */
export async function regionOf(
  page: Page,
  { region, padding = 0, height, isAlone, isExact }: ScreenDefinition,
  boxes: WindowBoxes,
): Promise<Box> {
  const window = { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) };
  if (region.length === 0) return { ...window, height: height ?? window.height };
  const elements: Box[] = [];
  for (const selector of region) {
    const locator = page.locator(selector).locator('visible=true').first();
    await locator.waitFor();
    const box = await locator.boundingBox();
    if (box) elements.push(box);
  }
  const core = intersect(around(elements, 0), window);
  const padded = intersect(around(elements, padding), window);
  if (isAlone || isExact) return { ...padded, height: Math.min(padded.height, height ?? Infinity) };
  const isCapped = height !== undefined;
  return fitRegion({ ...padded, height: Math.min(padded.height, height ?? Infinity) }, core, boxes, window, isCapped);
}

function around(boxes: readonly Box[], padding: number): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)) - padding);
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)) - padding);
  const width = Math.ceil(Math.max(...boxes.map(right)) + padding) - x;
  return { x, y, width, height: Math.ceil(Math.max(...boxes.map(bottom)) + padding) - y };
}

function intersect(box: Box, limits: Box): Box {
  const x = Math.max(box.x, limits.x);
  const y = Math.max(box.y, limits.y);
  return {
    x,
    y,
    width: Math.min(right(box), right(limits)) - x,
    height: Math.min(bottom(box), bottom(limits)) - y,
  };
}
