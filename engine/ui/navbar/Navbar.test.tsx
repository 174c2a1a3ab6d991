import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteFixture } from '../../../tests/unit/site-fixture.ts';
import { SiteProvider } from '../app/site-context.tsx';
import { Navbar } from './Navbar.tsx';

const render = (site: Parameters<typeof siteFixture>[0] = {}, path = '/user-guide/contacts/') =>
  renderToStaticMarkup(
    <SiteProvider site={siteFixture(site)} live={() => () => null}>
      <Navbar path={path} />
    </SiteProvider>,
  );
const items = [
  { label: 'User Guide', href: '/product/', activeOn: ['/user-guide/'] },
  { label: 'Status', href: 'https://status.example', activeOn: [] },
];

test('links include the base path, and the current one is marked', () => {
  const html = render({ base: '/docs/', navbar: { items, hideOnScroll: false } });
  expect(html).toContain('<a href="/docs/product/" aria-current="true">User Guide</a>');
  expect(html).toContain('<a class="brand" href="/docs/">');
});

test('links that leave the site say so to screen readers', () => {
  expect(render({ navbar: { items, hideOnScroll: false } })).toMatch(
    /<a href="https:\/\/status\.example" rel="noopener">Status <svg [^>]* role="img" aria-label="\(external site\)">.*<\/a>/,
  );
});

test('groups of links open without script', () => {
  expect(render({ navbar: { items: [{ label: 'More', items }], hideOnScroll: false } })).toMatch(
    /<details class="dropdown"><summary>More<\/summary>.*User Guide/,
  );
});

test('the search button works without script; without search there is no button', () => {
  expect(render()).toMatch(/<button[^>]* popoverTarget="search"[^>]*>.*Search/);
  expect(render({ search: { enabled: false } })).not.toContain('popoverTarget="search"');
});

test('texts are in the language of the page', () => {
  const locale = { code: 'de', label: 'Deutsch', direction: 'ltr', strings: { openMenu: 'Menü öffnen' } } as const;
  expect(render({ locale })).toContain('aria-label="Menü öffnen"');
  expect(render()).toContain('aria-label="Open menu"');
});

test('the color toggle can be disabled', () => {
  expect(render()).toContain('aria-label="Dark mode"');
  expect(render({ colorMode: { default: 'light', respectSystem: false, disableSwitch: true } })).not.toContain(
    'Dark mode',
  );
});

test('the menu button works without script', () => {
  expect(render()).toContain('popoverTarget="menu"');
});
