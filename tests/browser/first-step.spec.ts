import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import config from '../../site.config.ts';
import { test } from './calm.ts';

const content = join(import.meta.dirname, '../../content');
const tasks = readdirSync(content, { recursive: true, encoding: 'utf8' })
  // Translations have the steps of their originals.
  .filter(
    (file) =>
      file.endsWith('.mdx') &&
      !/^[a-z]{2}\//.test(file) &&
      /^type: task$/m.test(readFileSync(join(content, file), 'utf8')),
  )
  .toSorted()
  .map((file) =>
    file
      .replace(/(index)?\.mdx$/, '/')
      .replace('//', '/')
      .replaceAll('%slug%', config.brand.slug),
  );

/** Ten of them, as far apart as possible: another guide, another reader, another writer. */
const tenth = tasks.filter((_, index) => index % Math.floor(tasks.length / 10) === 0).slice(0, 10);

test.use({ viewport: { width: 360, height: 780 } });

test('on a phone, the first step of a task is within three screens, and mostly within two', async ({ page }) => {
  expect(tenth).toHaveLength(10);
  const screens: number[] = [];
  for (const path of tenth) {
    await page.goto(path);
    const steps = page.locator('article ol > li').filter({ visible: true });
    const place = await steps.first().evaluate((step) => (step.getBoundingClientRect().top + scrollY) / innerHeight);
    expect(place, path).toBeLessThan(3);
    screens.push(place);
  }
  expect(screens.filter((place) => place < 2).length).toBeGreaterThanOrEqual(7);
});
