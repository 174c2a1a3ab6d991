import { BuiltSite } from '../budgets/built-site.ts';
import { expect, hydrate, test } from './site.ts';

test('a category of the sidebar unfolds over the whole height of its pages, in a time that follows from it', async ({
  page,
  paths,
}) => {
  await page.goto(paths[0] as string);
  await hydrate(page);
  const category = page.locator('.sidebar details:not([open])').first();
  const name = await category.locator('summary').first().innerText();
  const details = page
    .locator('.sidebar details')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last();
  const seen = details.evaluate(
    (element: HTMLElement) =>
      new Promise<{ heights: number[]; duration: unknown; from: number }>((resolve) => {
        const from = element.offsetHeight;
        const heights: number[] = [];
        let duration: unknown;
        const look = (): void => {
          const [animation] = element.getAnimations();
          duration ??= animation?.effect?.getTiming().duration;
          heights.push(element.offsetHeight);
          if (animation || heights.length < 5) requestAnimationFrame(look);
          else setTimeout(() => resolve({ heights: [...heights, element.offsetHeight], duration, from }), 100);
        };
        element.querySelector('summary')?.click();
        look();
      }),
  );
  const { heights, duration, from } = await seen;
  const last = heights.at(-1) as number;
  expect(last).toBeGreaterThan(from + 30);
  // No jump at the end: the frame before the last was nearly there, and no frame took more than half of the way.
  const steps = heights.slice(1).map((height, index) => height - (heights[index] as number));
  expect(Math.max(...steps)).toBeLessThan((last - from) * 0.7);
  expect(duration).toBe(Math.round(Math.min(200, 120 + 2.5 * Math.sqrt(last - from))));
  await expect(details.getByRole('link').first()).toBeVisible();
});

test('with reduced motion it takes a millisecond', async ({ page, paths }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths[0] as string);
  await hydrate(page);
  const duration = await page
    .locator('.sidebar details:not([open])')
    .first()
    .evaluate((element: HTMLElement) => {
      element.querySelector('summary')?.click();
      return element.getAnimations()[0]?.effect?.getTiming().duration;
    });
  expect(duration).toBe(1);
});

test('the announcement says which release the pages describe and leads to what has changed; it can be dismissed', async ({
  page,
}) => {
  await page.goto('');
  const bar = page.getByRole('region', { name: 'Announcement' });
  await expect(bar).toContainText(/release \d+\.\d+\.\d+/);
  await expect(bar.getByRole('link')).toHaveAttribute('href', /^https:\/\/changelog\./);
  await bar.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});

test('no id twice in any document: those of the frame are not those of headings', () => {
  const doubles = new BuiltSite().pages().flatMap(({ path, html }) => {
    const markup = html.replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, '');
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${path}#${id}`);
  });
  expect(doubles).toEqual([]);
});
