import { expect, test } from 'vitest';
import { findProgram } from './find-program.mjs';
import { describeMissing, missingPrograms } from './programs.mjs';

const program = (name, there) => ({ name, package: `${name}-package`, there, without: 'something is not tested' });

test('does not report installed programs, however they are found', async () => {
  const known = [program('here', () => true), program('gone', () => false), program('asked', async () => false)];
  expect((await missingPrograms(known)).map(({ name }) => name)).toEqual(['gone', 'asked']);
});

test('says what is missing, what is not tested and how to install it', () => {
  const browser = { ...program('browser'), install: 'npx something install' };
  expect(describeMissing([program('server'), browser])).toBe(
    'Not on this machine:\n' +
      '  server: something is not tested.\n    sudo apt-get install server-package\n' +
      '  browser: something is not tested.\n    npx something install\n' +
      'With apt, `npm run setup:tests` installs all of them.',
  );
});

test('finds a program on the PATH', () => {
  expect(findProgram('sh', { PATH: '/bin:/usr/bin' })).toBe('/bin/sh');
  expect(findProgram('no-such-program', { PATH: '/bin:/usr/bin' })).toBeUndefined();
});
