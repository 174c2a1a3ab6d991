import { expect, test } from 'vitest';
import { showReaders } from './show-readers.ts';

/** A document with the three buttons of a choice. */
function documentWithButtons() {
  const buttons = ['-1', '0', '1'].map((readers) => ({ dataset: { readers }, ariaPressed: '' }));
  const documentElement: { dataset: Record<string, string> } = { dataset: {} };
  const document = { documentElement, querySelectorAll: () => buttons } as unknown as Document;
  return { document, dataset: documentElement.dataset, pressed: () => buttons.map(({ ariaPressed }) => ariaPressed) };
}

test('a choice is on the document and on its button; none is all', () => {
  const { document, dataset, pressed } = documentWithButtons();
  showReaders(document, '1');
  expect(dataset).toEqual({ readers: '1' });
  expect(pressed()).toEqual(['false', 'false', 'true']);
  for (const none of [null, '-1']) {
    showReaders(document, none);
    expect(dataset).toEqual({});
    expect(pressed()).toEqual(['true', 'false', 'false']);
  }
});
