import { expect, it } from 'vitest';
import { renderHtml } from '../../tests/unit/fake-page-context.tsx';
import { OldAnchors } from './OldAnchors.tsx';

it('has each anchor, and nothing to read', () => {
  expect(renderHtml(OldAnchors, { ids: ['options', 'commands'] })).toBe(
    '<span id="options"></span><span id="commands"></span>',
  );
});
