import { expect } from '@playwright/test';
import { test } from './calm.ts';

test('on a phone the widget stays in sight while its form is used, and is not shown twice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('product/channels/live-chat/create-website-channel/');
  const tool = page.getByRole('region', { name: 'Preview your widget' });
  const bar = tool.locator('.tool-brief > div');
  await tool.getByRole('textbox', { name: 'Welcome heading' }).fill('Moin!');
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Moin!');
  await tool.locator('.tool-color .tool-mono').fill('#123456');
  await expect(bar.locator('.s-launcher')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await tool.locator('.tool-result').evaluate((result) => result.scrollIntoView({ block: 'end' }));
  await expect(bar).toBeHidden();
});

test('a tablet shows all that is compared, and a phone a pair', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('product/channels/supported-features/');
  await page.mouse.move(50, 50);
  const table = page.locator('.comparison').first();
  const last = table.getByRole('columnheader').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await table.getByRole('row').count()).toBeGreaterThan(10);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(2);
});
