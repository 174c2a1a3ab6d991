import { expect, test } from 'vitest';
import { fakePageContext, renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { availabilitySchema } from '../../model/availability.ts';
import { For } from './For.tsx';

const availability = availabilitySchema.parse({
  place: {
    label: 'Place',
    icon: 'M1 1h2',
    choice: { all: 'Sea and land', text: 'Choose where you are.', change: 'Change' },
    values: {
      sea: { label: 'At sea', means: 'For readers on a ship.' },
      land: { label: 'On land', means: 'For readers on land.' },
    },
  },
});

test('content for one kind of readers has its name and its number', () => {
  const html = renderHtml(For, { readers: 'land' }, <p>Walk.</p>, fakePageContext({ availability }));
  expect(html).toBe(
    '<div class="for flow" data-for="1"><p class="for-label"><b>On land</b> <button type="button" popoverTarget="readers">Change</button></p>' +
      '<p>Walk.</p></div>',
  );
});

test('readers that the configuration does not list are reported, and the content is shown', () => {
  const context = fakePageContext({ availability });
  expect(renderHtml(For, { readers: 'lend' }, <p>Walk.</p>, context)).toBe('<p>Walk.</p>');
  expect(context.reports).toEqual([{ message: 'There are no readers “lend”.', hint: 'Did you mean “land”?' }]);
});

test('a choice has two values, and only one kind has it', () => {
  const [place] = Object.values(availability);
  expect(availabilitySchema.safeParse({ place, other: place }).success).toBe(false);
});
