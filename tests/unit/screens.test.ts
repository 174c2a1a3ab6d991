import { describe, expect, it } from 'vitest';
import { fitRegion } from '../../verification/screens/fit-region.ts';
import { placeMark } from '../../verification/screens/place-mark.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const window = box(0, 0, 1000, 800);

describe('the region of a picture', () => {
  const core = box(100, 100, 300, 100);

  it('moves an edge that goes through a text', () => {
    const contents = [box(100, 100, 300, 20), box(380, 150, 80, 20)];
    const region = fitRegion(box(80, 80, 340, 140), core, { contents, frames: [] }, window, false);
    expect(region.x + region.width).toBeGreaterThan(460);
  });

  it('keeps what must be in it, and stays in the window', () => {
    const contents = [box(0, 0, 1000, 800)];
    const region = fitRegion(box(80, 80, 340, 140), core, { contents, frames: [] }, window, false);
    expect(region).toEqual(box(80, 80, 340, 140));
  });

  it('cuts off what is empty below, and no row of a list', () => {
    const contents = [box(100, 100, 300, 20), box(110, 300, 100, 20)];
    const frames = [box(100, 280, 300, 80)];
    const region = fitRegion(box(80, 80, 340, 700), core, { contents, frames }, window, true);
    const end = region.y + region.height;
    expect(end < 280 || end > 360).toBe(true);
    expect(end).toBeLessThan(420);
  });
});

describe('the place of a mark', () => {
  const picture = box(0, 0, 600, 400);

  it('is before what it marks', () => {
    const target = box(100, 100, 80, 20);
    const { x, y } = placeMark(target, [target], [], picture);
    expect(x).toBeLessThan(100);
    expect(Math.abs(y - 110)).toBeLessThan(3);
  });

  it('hides neither the text beside it nor another mark', () => {
    const target = box(100, 100, 80, 20);
    const before = box(40, 100, 56, 20);
    const other = { x: 90, y: 88 };
    const { x, y } = placeMark(target, [target, before], [other], picture);
    for (const { x: left, y: top, width, height } of [target, before]) {
      const away = Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
      expect(away).toBeGreaterThan(9);
    }
    expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(20);
  });

  it('is refused where everything is taken, and outside of the picture', () => {
    expect(() => placeMark(box(100, 100, 80, 20), [picture], [], picture)).toThrow(/has text or controls/);
    expect(() => placeMark(box(100, 500, 80, 20), [], [], picture)).toThrow(/outside/);
  });
});
