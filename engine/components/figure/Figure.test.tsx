import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Figure } from './Figure.tsx';

const alt = 'Two boxes joined by an arrow';

it('is one image with a text alternative and a caption', () => {
  expect(renderHtml(Figure, { alt, caption: 'From `a` to b.' }, <p>drawn</p>)).toBe(
    `<figure class="figure"><div role="img" aria-label="${alt}" data-markdown-ignore=""><p>drawn</p></div><figcaption>From <code>a</code> to b.</figcaption></figure>`,
  );
});

it.each([
  [{ caption: 'A' }, /alt/],
  [{ caption: 'A', alt: 'too short' }, /alt/],
  [{ alt }, /caption/],
])('needs both: %j', (props, missing) => {
  expect(() => renderHtml(Figure, props)).toThrow(missing);
});
