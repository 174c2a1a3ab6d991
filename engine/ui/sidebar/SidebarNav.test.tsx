import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sidebar, SidebarCategory } from '../../model/sidebar.ts';
import { pruneSidebar, withGuides } from '../../model/sidebar.ts';
import { SiteProvider } from '../app/site-context.tsx';
import { siteFixture } from '../app/site-fixture.ts';
import { SidebarNav } from './SidebarNav.tsx';

const draw = (sidebar: Sidebar, path: string) =>
  renderToStaticMarkup(
    <SiteProvider site={siteFixture({ base: '/docs/' })} live={() => () => null} path="/">
      <SidebarNav sidebar={sidebar} path={path} />
    </SiteProvider>,
  );
const category = (id: string, pages: number, collapsed = true): SidebarCategory => ({
  type: 'category',
  id,
  label: `Category ${id}`,
  collapsed,
  path: `/pages/${id}/`,
  items: Array.from({ length: pages }, (_, index) => ({
    type: 'page',
    label: `${id} ${index}`,
    path: `/${id}/${index}/`,
  })),
});
const small: Sidebar = {
  id: 'small',
  label: 'Small',
  items: [category('a', 2), category('b', 2), category('c', 1, false)],
};
const large: Sidebar = { id: 'large', label: 'Large', items: [category('a', 200), category('b', 100)] };

test('the branch of the current page is open, others are as configured', () => {
  const html = draw(small, '/a/1/');
  expect(html).toContain('<details open=""><summary>Category a</summary>');
  expect(html).toContain('<details><summary>Category b</summary>');
  expect(html).toContain('<details open=""><summary>Category c</summary>');
});

test('exactly one entry is the current page, and links carry the base path', () => {
  const html = draw(small, '/a/1/');
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('<a href="/docs/a/1/" aria-current="page">a 1</a>');
});

test('a large sidebar shows the open branch, and for the others a link to their pages', () => {
  const html = draw(large, '/b/7/');
  expect(html).toContain('/docs/b/99/');
  expect(html).not.toContain('/docs/a/0/');
  expect(html).toContain('<a href="/docs/pages/a/">');
});

test('the whole sidebar and the pruned one draw the same, so that the browser can take the document over', () => {
  expect(draw(large, '/b/7/')).toBe(draw(pruneSidebar(large, '/b/7/'), '/b/7/'));
});

test('guides stand on top, this one marked, each with its colour; a page has its mark before its name', () => {
  const [first, second] = withGuides([
    { id: 'a', label: 'User Guide', items: [{ type: 'page', label: 'One', path: '/one/', mark: 'M1 1' }] },
    { id: 'b', label: 'Second Guide', items: [{ type: 'page', label: 'Two', path: '/two/' }] },
  ]);
  const html = draw(second as Sidebar, '/two/');
  expect(html).toContain(
    '<ul class="guides"><li data-hue="0"><a href="/docs/one/">User Guide</a></li><li data-hue="1"><a href="/docs/two/" aria-current="true">Second Guide</a></li></ul>',
  );
  expect(html).not.toContain('sidebar-title');
  expect(draw(first as Sidebar, '/one/')).toContain(
    '<a href="/docs/one/" aria-current="page"><svg class="page-mark" viewBox="0 0 20 20" aria-hidden="true"><path d="M1 1"></path></svg>One</a>',
  );
});

test('one guide alone needs no switch', () => {
  const [only] = withGuides([small]);
  expect(draw(only as Sidebar, '/a/1/')).not.toContain('class="guides"');
});
