import { expect, test } from 'vitest';
import { listLicenses } from './licenses.ts';

test('rejects a license that is unknown, missing, or too strict for what readers get', () => {
  const refused = (name: string, license?: string) => {
    const entry = { version: '1', ...(license === undefined ? {} : { license }) };
    const [one] = listLicenses({ packages: { '': {}, [`node_modules/a/node_modules/${name}`]: entry } }, ['react']);
    return [one?.name, one?.allowed];
  };
  expect(refused('x', 'AGPL-3.0')).toEqual(['x', false]);
  expect(refused('@a/x')).toEqual(['@a/x', false]);
  expect(refused('x', '(GPL-3.0 OR MIT)')).toEqual(['x', true]);
  expect(refused('x', '(MIT AND Zlib)')).toEqual(['x', true]);
  expect(refused('x', '(MIT AND GPL-3.0)')).toEqual(['x', false]);
  expect(refused('x', 'MPL-2.0')).toEqual(['x', true]);
  expect(refused('react', 'MPL-2.0')).toEqual(['react', false]);
});
