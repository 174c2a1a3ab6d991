import { expect, test } from 'vitest';
import { testSite } from '../../tests/unit/test-site.ts';
import { manifest } from './manifest.ts';

test('writes the site name and the icons below the base path into the manifest', () => {
  const text = manifest({ ...testSite({ base: '/docs/' }), tagline: 'How Acme works.' }, [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ]);
  expect(JSON.parse(text)).toMatchObject({
    name: 'Acme Docs',
    short_name: 'Acme',
    start_url: '/docs/',
    scope: '/docs/',
    icons: [{ src: '/docs/favicon.svg' }],
  });
});
