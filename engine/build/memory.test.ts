import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MemoryStore, stampOf, type Memory, type RememberedPage } from './memory.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (key: string): RememberedPage => ({
  reads: [],
  key,
  files: key,
  findings: {
    anchors: [],
    needs: {},
    links: [],
    sections: [],
    problems: [],
    waiting: [],
    terms: { lengths: '', terms: '', postings: '' },
  },
});
const pages = (count: number, key = 'k'): Memory =>
  new Map(Array.from({ length: count }, (_, index) => [`/page-${index}/`, page(key)]));

test('is read by its stamp; for another stamp there is none', () => {
  const store = new MemoryStore(folder);
  store.write('one', pages(200), undefined, new Map());
  expect(store.read('one')).toEqual(pages(200));
  expect(store.read('two').size).toBe(0);
  expect(store.read(undefined).size).toBe(0);
});

test('takes in edited, new and removed pages; keeps the version before and removes older ones', () => {
  const store = new MemoryStore(folder);
  const first = pages(100);
  store.write('one', first, undefined, new Map());
  const second = new Map([...first, ['/page-3/', page('other')], ['/new/', page('new')]] as const);
  second.delete('/page-5/');
  store.write('two', second, 'one', first);
  expect(store.read('two')).toEqual(second);
  store.write('three', second, 'two', second);
  expect(store.read('three')).toEqual(second);
  expect(readdirSync(folder).toSorted()).toEqual(['three', 'two']);
});

test('leaves files alone that another process is writing, and removes what a process left behind', () => {
  mkdirSync(join(folder, 'new-fresh'));
  mkdirSync(join(folder, 'new-left'));
  utimesSync(join(folder, 'new-left'), 0, 0);
  new MemoryStore(folder).write('one', pages(1), undefined, new Map());
  expect(readdirSync(folder).toSorted()).toEqual(['new-fresh', 'one']);
});

test('counts as missing when it cannot be read', () => {
  const store = new MemoryStore(folder);
  store.write('one', pages(1), undefined, new Map());
  for (const name of readdirSync(join(folder, 'one'))) writeFileSync(join(folder, 'one', name), '[["/a/"');
  expect(store.read('one').size).toBe(0);
});

test('gives each folder its own stamp, even if another has the same name', () => {
  const path = join(folder, 'out');
  expect(stampOf(path)).toBeUndefined();
  mkdirSync(path);
  const stamp = stampOf(path);
  expect(stampOf(path)).toBe(stamp);
  writeFileSync(join(path, 'file'), '');
  expect(stampOf(path)).not.toBe(stamp);
});
