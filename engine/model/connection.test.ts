import { expect, test } from 'vitest';
import { mayPrefetch } from './connection.ts';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on %o prefetching is %s', (connection, allowed) => expect(mayPrefetch({ connection })).toBe(allowed));
