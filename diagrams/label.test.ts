import { describe, expect, it } from 'vitest';
import { drawLabel, makeLabel, textWidth } from './label.ts';
import { ticks } from './chart/ticks.ts';
import { round, roundedPath } from './svg.ts';

describe('makeLabel', () => {
  it('breaks at <br> and where a line is too wide, into lines of about equal length', () => {
    expect(makeLabel('One<br/>two').lines).toEqual(['One', 'two']);
    const { lines } = makeLabel('Ask with a pre-chat form before the conversation starts', 176);
    expect(lines.length).toBe(3);
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(176);
    expect(Math.min(...lines.map(textWidth))).toBeGreaterThan(70);
  });
  it('decodes quotes and entities', () => {
    expect(makeLabel('"a #lt; b"').lines).toEqual(['a < b']);
  });
  it('has no size when empty', () => {
    expect(makeLabel('')).toMatchObject({ width: 0, height: 0 });
  });
});

describe('drawLabel', () => {
  it('draws code in its own font', () => {
    expect(drawLabel(makeLabel('Call `setUser` first'), 10, 10, '')).toContain(
      'Call <tspan class="d-code">setUser</tspan> first',
    );
  });
});

describe('the ground of a label on an arrow', () => {
  const label = makeLabel('One<br/>two');
  it('is one for all of its lines, where they are', () => {
    expect(drawLabel(label, 50, 40, 'd-halo')).toMatch(
      new RegExp(
        `^<rect class="d-halo" x="${round(50 - label.width / 2)}" y="22" width="${round(label.width)}" height="36"/><text`,
      ),
    );
    expect(drawLabel(label, 50, 40, 'd-halo', 'start')).toContain('<rect class="d-halo" x="50"');
  });
  it('is missing where nothing passes, or where there is one line', () => {
    expect(drawLabel(label, 50, 40, 'd-soft')).not.toContain('<rect');
    expect(drawLabel(makeLabel('One'), 50, 40, 'd-halo')).not.toContain('<rect');
  });
});

describe('ticks', () => {
  it.each([
    [0, 101, [0, 25, 50, 75, 100, 125]],
    [0, 5, [0, 1, 2, 3, 4, 5]],
    [-3, 12, [-5, 0, 5, 10, 15]],
    [0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('from %d to %d', (from, to, expected) => {
    expect(ticks(from, to)).toEqual(expected);
  });
});

describe('roundedPath', () => {
  it('rounds a corner by at most half of its shorter side', () => {
    expect(
      roundedPath([
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 4 },
      ]),
    ).toBe('M0 0L18 0Q20 0 20 2L20 4');
  });
});
