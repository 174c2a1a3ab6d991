import { attacked, bundled, encoded, payloads, recordAttacks, unharmed } from './payloads.ts';
import { expect, hydrate, siteUrl, test } from './site.ts';

/**
 * Hundreds of hostile texts in every place where a reader's text gets in: nothing runs, nothing becomes an element, no request
 * leaves the origin (every browser test checks that), no prototype is polluted, and the policy has nothing to refuse.
 */

test.setTimeout(300_000);

test.beforeEach(async ({ page }) => {
  await recordAttacks(page);
  expect(payloads.length).toBeGreaterThanOrEqual(300);
});

test('in the address and in the storage of a document', async ({ page, log }) => {
  // A page of the same origin that shows the site in frames, each with another payload in all places at once.
  await page.route(`${siteUrl}frames/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frames</title>' }),
  );
  await page.goto('frames/');
  const harmed = await page.evaluate(
    async ({ texts, url }) => {
      const found: string[] = [];
      for (const { text, place } of texts) {
        for (const key of ['theme', 'announcement.dismissed', 'tabs.language']) localStorage.setItem(key, text);
        localStorage.setItem('recent', `${text}\t${text}`);
        const frame = document.createElement('iframe');
        const loaded = new Promise((done) => frame.addEventListener('load', done));
        frame.src = `${url}?search=${place}&q=${place}&${place}=${place}#${place}`;
        document.body.append(frame);
        await loaded;
        const inside = frame.contentWindow as unknown as Window & { attacked?: { ran: number; refused: string[] } };
        const { ran, refused } = inside.attacked ?? { ran: -1, refused: [] };
        const injected = frame.contentDocument?.querySelector('#injected');
        const whole = frame.contentDocument?.querySelector('article h1');
        if (ran !== 0 || refused.length || injected || !whole)
          found.push(`${text.slice(0, 80)}: ran ${ran}, ${refused.join()}, ${whole ? '' : 'no page'}`);
        frame.remove();
      }
      return found;
    },
    {
      texts: bundled.map((text) => ({ text, place: encoded(text) })),
      url: `${siteUrl}api-reference/users/delete-a-user/`,
    },
  );
  expect(harmed).toEqual([]);
  expect(await attacked(page)).toEqual(unharmed);
  // Some frames are removed while their search fetches its worker.
  expect(log.errors.filter((text) => !/^Fetch API cannot load \S+\/search-worker-/.test(text))).toEqual([]);
});

test('in the search box, and as the pages read last', async ({ page, log }) => {
  await page.goto('api-reference/users/delete-a-user/');
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await page.locator('#search [role=option]').first().waitFor();
  const left = await page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('#search input[role=combobox]');
    const dialog = document.querySelector<HTMLElement>('#search');
    if (!field || !dialog) throw new Error('There is no search.');
    const type = (text: string): void => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const found = new Set<string>();
    for (let next = 0; next < texts.length; next += 5) {
      const some = texts.slice(next, next + 5);
      for (const text of some) {
        type(text);
        await new Promise((later) => setTimeout(later, 5));
      }
      // As a page's path, and as its title.
      for (const line of [(text: string) => `${text}\t${text}`, (text: string, at: number) => `/x${at}/\t${text}`]) {
        localStorage.setItem('recent', some.map(line).join('\n'));
        type('');
        dialog.hidePopover();
        dialog.showPopover();
        await new Promise((later) => setTimeout(later, 5));
        for (const link of dialog.querySelectorAll<HTMLAnchorElement>('a[href]'))
          if (link.origin !== location.origin) found.add(link.href);
      }
    }
    type('automation');
    return [...found];
  }, payloads);
  expect(left).toEqual([]);
  await page.locator('#search [role=option]').first().waitFor();
  expect(await attacked(page)).toEqual(unharmed);
  expect(log.errors).toEqual([]);
});

test('in the URLs that a running client navigates to', async ({ page, log }) => {
  await page.goto('api-reference/users/delete-a-user/');
  await hydrate(page);
  await page.evaluate(async (places) => {
    for (const place of places)
      await window.navigation?.navigate(`?q=${place}&search=${place}#${place}`).finished?.catch(() => {});
  }, bundled.map(encoded));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await attacked(page)).toEqual(unharmed);
  expect(log.errors).toEqual([]);
});

const tools = [
  'user-guide/features/template-variables/',
  'user-guide/features/canned-responses/',
  'product/ai-assistant/rule-based/overview/',
  'product/ai-assistant/rule-based/blocks/logic/condition/',
  'product/channels/live-chat/create-website-channel/',
  'product/channels/live-chat/sdk/identity-validation/',
  'product/channels/live-chat/sdk/setup/',
  'product/others/webhook-events/',
  'product/others/interactive-messages/',
  'product/features/campaigns/wild-card-url-in-campaigns/',
];

/** Every payload goes into two tools. */
const shareOf = (path: string): string[] => payloads.filter((_, index) => index % 5 === tools.indexOf(path) % 5);

for (const half of [0, 1])
  test(`in the fields of tools, part ${half + 1}`, async ({ page, log }) => {
    let fields = 0;
    for (const path of tools.filter((_, index) => index % 2 === half)) {
      await page.goto(path);
      await hydrate(page);
      await page.locator('[data-live] :is(input, textarea, select)').first().waitFor();
      fields += await page.evaluate(async (texts) => {
        const fill = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
          const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
          Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        };
        const written = '[data-live] :is(input:not([type=checkbox],[type=radio]), textarea)';
        // As many at once as there are fields.
        for (let next = 0; next < texts.length;) {
          for (const field of document.querySelectorAll<HTMLInputElement>(written)) fill(field, texts[next++] ?? '');
          await new Promise((later) => setTimeout(later));
        }
        return document.querySelectorAll(written).length;
      }, shareOf(path));
      expect(await attacked(page), path).toEqual(unharmed);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    expect(fields).toBeGreaterThan(5);
    expect(log.errors).toEqual([]);
  });
