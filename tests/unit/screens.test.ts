import { describe, expect, it } from 'vitest';
import { fitRegion } from '../../verification/screens/fit-region.ts';
import { leadTo } from '../../verification/screens/lead-to.ts';

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

describe('the line to a mark', () => {
  const picture = box(0, 0, 600, 400);
  const target = box(100, 100, 80, 20);
  const lead = (contents: ReturnType<typeof box>[], leaders: { x: number; y: number }[][] = []) =>
    leadTo(target, [target, ...contents], leaders, picture, 600);

  it('comes from the nearest edge, and ends before what it marks', () => {
    expect(lead([])).toEqual([
      { x: 0, y: 110 },
      { x: 96, y: 110 },
    ]);
  });

  it('crosses no text: it comes from elsewhere, or turns', () => {
    const [start] = lead([box(40, 100, 56, 20)]);
    expect(start).toMatchObject({ y: 0 });
    const around = lead([box(40, 95, 56, 30), box(190, 95, 100, 30), box(90, 20, 100, 40), box(90, 200, 100, 40)]);
    expect(around).toHaveLength(3);
    expect(around[0]?.x).toBe(0);
  });

  it('keeps away from the letter of another line', () => {
    const other = [
      { x: 0, y: 110 },
      { x: 50, y: 110 },
    ];
    const [start] = lead([], [other]);
    expect(Math.hypot(start?.x ?? 0, (start?.y ?? 0) - 110)).toBeGreaterThan(20);
  });

  it('is refused where everything is taken, and outside of the picture', () => {
    const walls = [box(0, 0, 95, 400), box(185, 0, 415, 400), box(90, 0, 100, 90), box(90, 130, 100, 270)];
    expect(() => lead(walls)).toThrow(/crosses text or controls/);
    expect(() => leadTo(box(100, 500, 80, 20), [], [], picture, 600)).toThrow(/not wholly in/);
  });
});
