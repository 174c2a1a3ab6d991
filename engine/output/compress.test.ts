import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compress.ts';

test('both forms give the content back and are smaller', async () => {
  const content = Buffer.from('A page says the same thing twice. '.repeat(40));
  const forms = await compressed(content, 9);
  expect(gunzipSync(forms?.gzip as Buffer)).toEqual(content);
  expect(brotliDecompressSync(forms?.brotli as Buffer)).toEqual(content);
  expect(forms?.brotli.length).toBeLessThan(content.length / 4);
});

test('a file under 256 bytes stays as it is', async () => {
  expect(await compressed(Buffer.alloc(255), 9)).toBeUndefined();
  expect(await compressed(Buffer.alloc(256), 9)).toBeDefined();
});
