import { expect, test } from 'vitest';
import { fakePageContext, renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { availabilitySchema } from '../../model/availability.ts';
import { Available } from './Available.tsx';

const availability = availabilitySchema.parse({
  features: {
    label: 'Feature',
    icon: 'M1 1h2',
    named: true,
    values: {
      maps: {
        label: 'Maps',
        means: 'Named `maps`.....',
        check: 'You have it if you see maps.',
        without: 'Without it, draw one.',
      },
    },
  },
});

test('each mark is a button that opens what it means, how to check it, and what to do without it', () => {
  const html = renderHtml(Available, { features: 'maps' }, undefined, fakePageContext({ availability }));
  expect(html.replace(/<svg.*?<\/svg>/, '')).toBe(
    '<ul class="available"><li><button type="button" class="available-mark" popoverTarget="available-features">' +
      '<span class="available-kind">Feature: </span>Maps</button>' +
      '<div id="available-features" class="available-note flow" popover="auto"><p><strong>Maps.</strong> Named <code>maps</code>..... ' +
      'You have it if you see maps. Without it, draw one.</p></div></li></ul>',
  );
});

test('reports what the configuration does not list', () => {
  const context = fakePageContext({ availability });
  expect(renderHtml(Available, { feature: 'maps' }, undefined, context)).toBe('');
  expect(renderHtml(Available, { features: 'map' }, undefined, context)).toBe('');
  expect(context.reports.map(({ message }) => message)).toEqual([
    '<Available> has no prop `feature`.',
    '<Available>: `features` must be maps.',
  ]);
});
