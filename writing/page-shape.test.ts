import { expect, it } from 'vitest';
import { firstMismatch } from './page-shape.ts';

const shape = ['Before you begin', '…', 'Troubleshooting', 'Next steps'];

it('allows other headings where the shape has room for them', () => {
  expect(firstMismatch(['Before you begin', 'Install', 'Try', 'Troubleshooting', 'Next steps'], shape)).toBeUndefined();
  expect(firstMismatch(['Before you begin', 'Troubleshooting', 'Next steps'], shape)).toBeUndefined();
});
it('names the first heading that is missing or misplaced', () => {
  expect(firstMismatch(['Install', 'Troubleshooting', 'Next steps'], shape)).toEqual({
    expected: 'Before you begin',
    found: 'Install',
  });
  expect(firstMismatch(['Before you begin', 'Install', 'Next steps'], shape)).toEqual({
    expected: 'Troubleshooting',
    found: undefined,
  });
  expect(firstMismatch([...shape.slice(0, 1), 'Troubleshooting', 'Next steps', 'More'], shape)).toEqual({
    expected: '(nothing more)',
    found: 'More',
  });
});
