import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Snippet } from './Snippet.tsx';

it('renders the content of the file', () =>
  expect(renderHtml(Snippet, { name: 'add-agents' }, <p>Shared.</p>)).toBe('<p>Shared.</p>'));
it('rejects names that are not file names', () =>
  expect(() => renderHtml(Snippet, { name: '../secret' })).toThrow(/name of a file/));
