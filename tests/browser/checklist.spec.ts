import { expect } from '@playwright/test';
import { test } from './calm.ts';

const path = 'user-guide/getting-started/first-day/';

test('a checklist remembers what is done, and starts over', async ({ page }) => {
  await page.goto(path);
  const list = page.getByRole('region', { name: 'Your first day as an agent' });
  const first = list.getByRole('checkbox', { name: 'Fill in your profile' });
  await first.check();
  await expect(list.getByRole('status')).toContainText('1 of 6 done');
  await page.reload();
  await page.mouse.move(50, 50);
  await expect(first).toBeChecked();
  await list.getByRole('button', { name: 'Start over' }).click();
  await expect(first).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('checklist.agent'))).toBeNull();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a checklist is a list of links', async ({ page }) => {
    await page.goto(path);
    const list = page.getByRole('region', { name: 'Your first day as an agent' });
    await expect(list.getByRole('link', { name: 'Fill in your profile' })).toBeVisible();
    await expect(list.getByRole('checkbox')).toHaveCount(0);
    await expect(list.getByRole('button')).toHaveCount(0);
  });
});
