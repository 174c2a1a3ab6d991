import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Snippet } from './Snippet.tsx';

it('draws what the compiler found in the file', () =>
  expect(renderHtml(Snippet, { name: 'add-agents' }, <p>Shared.</p>)).toBe('<p>Shared.</p>'));
it('is named like a file', () => expect(() => renderHtml(Snippet, { name: '../secret' })).toThrow(/name of a file/));
