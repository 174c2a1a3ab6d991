import { expect, hydrate, test } from './site.ts';

/** Pages at the beginning, in the middle and at the end of their guide, and in groups within groups. */
const pages = [
  'product/',
  'user-guide/features/canned-responses/',
  'user-guide/features/commandbar/',
  'product/channels/whatsapp/whatsapp-cloud/',
  'user-guide/integrations/',
  'api-reference/messages/create-a-new-message-in-a-conversation/',
];

test('the sidebar opens at the edge of an entry, with the current page below others that are before it', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    const sidebar = await page.locator('.sidebar-pages').evaluate((box) => {
      const { top } = box.getBoundingClientRect();
      const fade = Number.parseFloat(getComputedStyle(box).scrollPaddingTop);
      const rows = [...box.querySelectorAll('a, summary')].filter((row) => row.checkVisibility());
      const current = box.querySelector('[aria-current=page]')?.getBoundingClientRect();
      const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
      return {
        // At the end of the list, nothing can move further.
        isAtEdge: isAtEnd || rows.some((row) => Math.abs(row.getBoundingClientRect().top - top - fade) <= 1),
        showsCurrent: Boolean(current && current.top >= top + fade - 1 && current.bottom <= top + box.clientHeight),
        showsOthers: box.scrollTop === 0 || (current?.top ?? 0) > top + 100,
      };
    });
    expect(sidebar, path).toEqual({ isAtEdge: true, showsCurrent: true, showsOthers: true });
  }
});

test('guides are in the header of a wide screen, always in view, and in the menu of a phone', async ({ page }) => {
  const guides = ['User Guide', 'Contributing Guide', 'API Reference'];
  await page.goto('product/channels/line/');
  await page.mouse.wheel(0, 3000);
  for (const name of guides) await expect(page.locator('.navbar').getByRole('link', { name })).toBeInViewport();
  await expect(page.locator('.guides')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await hydrate(page);
  await page.locator('.menu-button').click();
  for (const name of guides) await expect(page.locator('.guides').getByRole('link', { name })).toBeInViewport();
});

test('pages of one list have marks, or none has', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const mixed = await page.locator('.sidebar-pages ul').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const links = [...list.querySelectorAll(':scope > li > a')];
        const marked = links.filter((link) => link.querySelector('svg, .method'));
        return marked.length && marked.length < links.length ? [links.map((link) => link.textContent)] : [];
      }),
    );
    expect(mixed, path).toEqual([]);
  }
});
