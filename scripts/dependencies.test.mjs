import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';
import { dependenciesAreInstalled } from './dependencies.mjs';
import { isSupportedNode } from './node-version.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function project(locked, installed) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
  if (!installed) return;
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
}

test('finds packages missing in a fresh clone, and when the lockfile has another version', () => {
  project({ 'node_modules/a': { version: '1.0.0' } });
  expect(dependenciesAreInstalled(root)).toBe(false);
  project({ 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/a': { version: '0.9.0' } });
  expect(dependenciesAreInstalled(root)).toBe(false);
});

test('ignores packages for other platforms', () => {
  project(
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-win': { version: '1.0.0', optional: true } },
    { 'node_modules/a': { version: '1.0.0' } },
  );
  expect(dependenciesAreInstalled(root)).toBe(true);
});

test.each([
  ['v20.19.0', true],
  ['v20.18.3', false],
  ['v21.7.0', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v24.0.0', true],
  ['v18.20.0', false],
])('Node %s: %s', (version, supported) => {
  expect(isSupportedNode(version)).toBe(supported);
});

test('uses the Chromium in CHROMIUM_PATH, otherwise the first on the PATH', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome', PATH: root })).toBe('/opt/chrome');
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/google-chrome'), '');
  expect(findChromium({ PATH: `/nowhere:${join(root, 'bin')}` })).toBe(join(root, 'bin/google-chrome'));
});
