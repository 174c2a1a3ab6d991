import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteFixture } from '../app/site-fixture.ts';
import { SiteProvider } from '../app/site-context.tsx';
import { Navbar } from './Navbar.tsx';

const draw = (site: Parameters<typeof siteFixture>[0] = {}, path = '/user-guide/contacts/') =>
  renderToStaticMarkup(
    <SiteProvider site={siteFixture(site)} live={() => () => null} path={path}>
      <Navbar path={path} />
    </SiteProvider>,
  );
const items = [
  { label: 'User Guide', href: '/product/', activeOn: ['/user-guide/'] },
  { label: 'Status', href: 'https://status.example', activeOn: [] },
];

test('links carry the base path, and the current one says so', () => {
  const html = draw({ base: '/docs/', navbar: { items, hideOnScroll: false } });
  expect(html).toContain('<a href="/docs/product/" aria-current="true">User Guide</a>');
  expect(html).toContain('<a class="brand" href="/docs/">');
});

test('links that leave the site tell screen readers', () => {
  expect(draw({ navbar: { items, hideOnScroll: false } })).toMatch(
    /<a href="https:\/\/status\.example" rel="noopener">Status.*\(external site\)<\/span><\/a>/,
  );
});

test('groups of links unfold without script', () => {
  expect(draw({ navbar: { items: [{ label: 'More', items }], hideOnScroll: false } })).toMatch(
    /<details class="dropdown"><summary>More<\/summary>.*User Guide/,
  );
});

test('the search button opens the dialog without script; without a search there is none', () => {
  expect(draw()).toMatch(/<button[^>]* popoverTarget="search"[^>]*>.*Search/);
  expect(draw({ search: { enabled: false } })).not.toContain('popoverTarget="search"');
});

test('texts are in the language of the page', () => {
  const locales = [
    { code: 'en', label: 'English', direction: 'ltr' as const },
    { code: 'de', label: 'Deutsch', direction: 'ltr' as const, strings: { openMenu: 'Menü öffnen' } },
  ];
  expect(draw({ locales }, '/de/a/')).toContain('aria-label="Menü öffnen"');
  expect(draw({ locales }, '/a/')).toContain('aria-label="Open menu"');
});

test('the colour toggle goes when the owner disables it', () => {
  expect(draw()).toContain('aria-label="Dark mode"');
  expect(draw({ colorMode: { default: 'light', respectSystem: false, disableSwitch: true } })).not.toContain(
    'Dark mode',
  );
});

test('the menu button works without script', () => {
  expect(draw()).toContain('popoverTarget="menu"');
});
