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
  // The animation's clock is moved by hand, so that slow and fast machines see the same heights.
  const { heights, duration, from } = await details.evaluate(async (element: HTMLElement) => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = element.offsetHeight;
    element.querySelector('summary')?.click();
    let [animation] = element.getAnimations();
    for (let frames = 0; !animation && frames < 100; frames++) {
      await frame();
      [animation] = element.getAnimations();
    }
    if (!animation) throw new Error('It does not move.');
    animation.pause();
    const time = Number(animation.effect?.getTiming().duration);
    const seenHeights = [0, 0.25, 0.5, 0.75, 1].map((part) => {
      // At its very end, the animation is over and no longer sets a height.
      animation.currentTime = part * (time - 0.01);
      return element.offsetHeight;
    });
    animation.finish();
    await animation.finished;
    await frame();
    return { heights: [...seenHeights, element.offsetHeight], duration: time, from: height };
  });
  const last = heights.at(-1) as number;
  expect(last).toBeGreaterThan(from + 30);
  // It starts and ends without a jump, and no quarter of the time covers most of the distance.
  expect(Math.abs((heights[0] as number) - from)).toBeLessThanOrEqual(1);
  expect(Math.abs((heights.at(-2) as number) - last)).toBeLessThanOrEqual(1);
  const steps = heights.slice(1).map((height, index) => height - (heights[index] as number));
  expect(Math.max(...steps)).toBeLessThan((last - from) * 0.7);
  expect(duration).toBe(Math.round(Math.min(200, 120 + 2.5 * Math.sqrt(last - from))));
  await expect(details.getByRole('link').first()).toBeVisible();
});

test('with reduced motion, it takes a millisecond', async ({ page, paths }) => {
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
  await expect(bar).toContainText(/Release \d+\.\d+\.\d+/);
  await expect(bar.getByRole('link')).toHaveAttribute('href', /^https:\/\/changelog\./);
  await bar.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});

test('no ID is used twice in a document: the frame and the headings have different ones', () => {
  const doubles = new BuiltSite().pages().flatMap(({ path, html }) => {
    const markup = html.replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, '');
    const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${path}#${id}`);
  });
  expect(doubles).toEqual([]);
});
