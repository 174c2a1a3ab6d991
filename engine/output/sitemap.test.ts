import { expect, test } from 'vitest';
import { testSite } from '../../tests/unit/test-site.ts';
import { robots, sitemap } from './sitemap.ts';

test('lists pages by path, with the day of the last change and the base path', () => {
  const text = sitemap(
    [{ path: '/b&c/', updated: { time: '2026-03-04T23:10:00+02:00' } }, { path: '/' }],
    testSite({ base: '/docs/' }),
  );
  expect(text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '  <url><loc>https://docs.acme.example/docs/</loc></url>\n' +
      '  <url><loc>https://docs.acme.example/docs/b&amp;c/</loc><lastmod>2026-03-04</lastmod></url>\n</urlset>\n',
  );
});

test('is not written for a site without a URL, and robots.txt names none', () => {
  const site = testSite({ url: undefined });
  expect(sitemap([{ path: '/' }], site)).toBeUndefined();
  expect(robots(site)).toBe('User-agent: *\nAllow: /\n');
  expect(robots(testSite())).toContain('\nSitemap: https://docs.acme.example/sitemap.xml\n');
});
