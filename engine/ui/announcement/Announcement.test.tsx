import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../app/site-context.tsx';
import { siteFixture } from '../../../tests/unit/site-fixture.ts';
import { Announcement } from './Announcement.tsx';

const render = (announcement?: { id: string; text: string; href?: string; dismissible: boolean }) =>
  renderToStaticMarkup(
    <SiteProvider
      site={siteFixture({ base: '/docs/', ...(announcement ? { announcement } : {}) })}
      live={() => () => null}
    >
      <Announcement />
    </SiteProvider>,
  );

test('renders nothing unless configured', () => {
  expect(render()).toBe('');
});

test('the text is a link with the base path', () => {
  expect(render({ id: 'a', text: 'Read this', href: '/new/', dismissible: true })).toContain(
    '<a href="/docs/new/">Read this</a>',
  );
});

test('an announcement that is not dismissible has no button', () => {
  expect(render({ id: 'a', text: 'Read this', dismissible: true })).toContain('Dismiss announcement');
  expect(render({ id: 'a', text: 'Read this', dismissible: false })).not.toContain('button');
});
