import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../app/site-context.tsx';
import { siteFixture } from '../app/site-fixture.ts';
import { Announcement } from './Announcement.tsx';

const draw = (announcement?: { id: string; text: string; href?: string; dismissible: boolean }) =>
  renderToStaticMarkup(
    <SiteProvider
      site={siteFixture({ base: '/docs/', ...(announcement ? { announcement } : {}) })}
      live={() => () => null}
      path="/"
    >
      <Announcement />
    </SiteProvider>,
  );

test('nothing is announced unless configured', () => {
  expect(draw()).toBe('');
});

test('the text links where it is told to, base path included', () => {
  expect(draw({ id: 'a', text: 'Read this', href: '/new/', dismissible: true })).toContain(
    '<a href="/docs/new/">Read this</a>',
  );
});

test('one that must stay has no button', () => {
  expect(draw({ id: 'a', text: 'Read this', dismissible: true })).toContain('Dismiss announcement');
  expect(draw({ id: 'a', text: 'Read this', dismissible: false })).not.toContain('button');
});
