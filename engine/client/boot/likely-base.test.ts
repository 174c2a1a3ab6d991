import { expect, test } from 'vitest';
import { likelyBase } from './likely-base.ts';

test.each([
  ['/product/', '/product/', '/'],
  ['/docs/product/', '/product/', '/docs/'],
  ['/docs/product/index.html', '/product/', '/docs/'],
  ['/docs/product.html', '/product/', '/docs/'],
  ['/docs/product', '/product/', '/docs/'],
  ['/a/b/', '/', '/a/b/'],
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/elsewhere/', '/product/', ''],
])('%s showing %s is served under "%s"', (pathname, route, base) => expect(likelyBase(pathname, route)).toBe(base));
