import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../app/site-context.tsx';
import { siteFixture } from '../../../tests/unit/site-fixture.ts';
import { PageActions } from './PageActions.tsx';

const live = () => {
  throw new Error('There are no live components.');
};

test('links that the owner has configured get the whole URL of the Markdown, encoded', () => {
  const site = siteFixture({ openIn: [{ label: 'Open in Reader', url: 'https://reader.example/?from={url}&new=1' }] });
  const html = renderToStaticMarkup(
    <SiteProvider site={site} live={live}>
      <PageActions markdown="/a/index.md" />
    </SiteProvider>,
  );
  expect(html).toContain(
    '<a href="https://reader.example/?from=https%3A%2F%2Fdocs.example%2Fa%2Findex.md&amp;new=1">Open in Reader</a>',
  );
});
