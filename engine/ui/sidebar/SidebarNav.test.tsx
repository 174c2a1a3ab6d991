import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { generatedTextsOf } from '../../model/strings.ts';
import type { Sidebar, SidebarCategory } from '../../model/sidebar.ts';
import { pruneSidebar, withGuides } from '../../model/sidebar.ts';
import { PageIndex } from '../page-list/PageIndex.tsx';
import { SiteProvider } from '../app/site-context.tsx';
import { siteFixture } from '../../../tests/unit/site-fixture.ts';
import { SidebarNav } from './SidebarNav.tsx';

const render = (sidebar: Sidebar, path: string) =>
  renderToStaticMarkup(
    <SiteProvider site={siteFixture({ base: '/docs/' })} live={() => () => null}>
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

test('the branch of the current page is open; others are as configured', () => {
  const html = render(small, '/a/1/');
  expect(html).toContain('<details open=""><summary>Category a</summary>');
  expect(html).toContain('<details><summary>Category b</summary>');
  expect(html).toContain('<details open=""><summary>Category c</summary>');
});

test('exactly one entry is the current page, and links carry the base path', () => {
  const html = render(small, '/a/1/');
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('<a href="/docs/a/1/" aria-current="page">a 1</a>');
});

test('a large sidebar shows the open branch, and links to the lists of the others', () => {
  const html = render(large, '/b/7/');
  expect(html).toContain('/docs/b/99/');
  expect(html).not.toContain('/docs/a/0/');
  expect(html).toContain('<a href="/docs/pages/a/">All pages</a>');
});

test('the complete and the pruned sidebar render the same markup, so that hydration matches', () => {
  expect(render(large, '/b/7/')).toBe(render(pruneSidebar(large, '/b/7/'), '/b/7/'));
});

test('guides are listed first with their colors, the current one marked; pages have their marks', () => {
  const [first, second] = withGuides([
    { id: 'a', label: 'User Guide', items: [{ type: 'page', label: 'One', path: '/one/', mark: 'M1 1' }] },
    { id: 'b', label: 'Second Guide', items: [{ type: 'page', label: 'Two', path: '/two/' }] },
  ]);
  const html = render(second as Sidebar, '/two/');
  expect(html).toContain(
    '<ul class="guides"><li data-hue="0"><a href="/docs/one/">User Guide</a></li><li data-hue="1"><a href="/docs/two/" aria-current="true">Second Guide</a></li></ul>',
  );
  expect(html).not.toContain('sidebar-title');
  expect(render(first as Sidebar, '/one/')).toContain(
    '<a href="/docs/one/" aria-current="page"><svg class="page-mark" viewBox="0 0 20 20" aria-hidden="true"><path d="M1 1"></path></svg>One</a>',
  );
});

test('a single guide has no switch', () => {
  const [only] = withGuides([small]);
  expect(render(only as Sidebar, '/a/1/')).not.toContain('class="guides"');
});

test('names of guides, categories and pages are text, and so are ids', () => {
  const hostile = '"><img src=x onerror=alert(1)>&amp;';
  const items = [{ ...category(hostile, 1, false), label: hostile }, category('b', 1)];
  const sidebar: Sidebar = { id: hostile, label: hostile, items };
  const [first, second] = withGuides([sidebar, { ...small, id: 'second' }]) as [Sidebar, Sidebar];
  const index = renderToStaticMarkup(
    <PageIndex sidebars={[sidebar]} strings={generatedTextsOf(undefined)} base="/docs/" describe={() => hostile} />,
  );
  for (const html of [render(sidebar, '/'), render(first, '/'), render(second, '/'), index]) {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;amp;');
  }
});
