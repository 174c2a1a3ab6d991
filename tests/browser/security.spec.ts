import { clientScript, expect, follow, hydrate, reloaded, shows, siteUrl, test } from './site.ts';

/**
 * How browsers apply the policy that the build wrote and the host sends. Every browser test checks that none of the site's own
 * parts is refused: see `PageLog.refused`.
 */
test.describe('Trusted Types', () => {
  test('no text becomes HTML or the URL of a script, and no other policy can be created', async ({ page, log }) => {
    const response = await page.goto('product/');
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await hydrate(page);
    const failures = await page.evaluate(async () => {
      // The test's own call may evaluate text; later calls may not.
      await new Promise((later) => setTimeout(later));
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => (document.createElement('div').innerHTML = '<b>x</b>'),
        outerHTML: () => (document.body.appendChild(document.createElement('p')).outerHTML = '<b>x</b>'),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        'document.write': () => document.write('<b>x</b>'),
        srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
        'script.text': () => (document.createElement('script').text = 'x'),
        'script.src': () => (document.createElement('script').src = '/_assets/x.js'),
        Worker: () => new Worker('/_assets/x.js'),
        // oxlint-disable-next-line no-eval -- that it fails is the test
        eval: () => (0, eval)('1'),
        Function: () => new Function('return 1')(),
        policy: () => window.trustedTypes?.createPolicy('other', { createHTML: (x) => x, createScriptURL: (x) => x }),
        'the policy again': () =>
          window.trustedTypes?.createPolicy('docs', { createHTML: (x) => x, createScriptURL: (x) => x }),
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return true;
          } catch {
            return false;
          }
        })
        .map(([name]) => name);
    });
    expect(failures).toEqual([]);
    expect(log.refused.length).toBeGreaterThan(5);
    log.errors.length = 0;
  });

  test('the site itself runs under them: navigation, search, marks, tools, code', async ({ page, log }) => {
    await page.goto('product/');
    await hydrate(page);
    await follow(page, 'product/channels/live-chat/sdk/setup/');
    await shows(page, 'product/channels/live-chat/sdk/setup/');
    await page.locator('.code-buttons button.copy').first().waitFor();
    await page.locator('button.search-button, [popovertarget=search]').first().click();
    await page.getByRole('combobox', { name: 'Search' }).fill('automation');
    // Recently read pages are listed before the results.
    await page
      .locator('#search [role=option]', { hasText: /automation/i })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=automation/);
    expect(log.refused).toEqual([]);
  });
});

test.describe('integrity', () => {
  test('a style sheet that was tampered with is not applied', async ({ page, log }) => {
    await page.route(/_assets\/[\w-]+\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} body{color:rgb(1,2,3)}` });
    });
    await page.goto('product/');
    await expect(page.getByRole('alert')).toContainText('did not load properly');
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(1, 2, 3)');
    expect(log.refused.join()).toMatch(/integrity/);
    log.errors.length = 0;
  });

  test('a client that was tampered with does not run, and the page stays readable', async ({ page, log }) => {
    await page.route(clientScript, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.changed=true;${await response.text()}` });
    });
    await page.goto('product/');
    await page.keyboard.press('F9');
    // The page tries once more, as after any client that didn't arrive.
    await reloaded(page);
    await page.keyboard.press('F9');
    await expect.poll(() => log.refused.length).toBeGreaterThan(1);
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    log.errors.length = 0;
  });

  test('a script that the client loads later does not run when it was tampered with', async ({ page, log }) => {
    await page.route(/_assets\/code-tools-[\w-]+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.changed=true;${await response.text()}` });
    });
    await page.goto('product/channels/live-chat/sdk/setup/');
    await hydrate(page);
    await expect.poll(() => log.refused.join()).toMatch(/integrity/);
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    // Nothing else suffers: the reader goes on.
    await follow(page, 'product/');
    await shows(page, 'product/');
    log.errors.length = 0;
  });

  test('the worker of the search does not start when its script was tampered with', async ({ page, log }) => {
    await page.route(/_assets\/search-worker-[\w-]+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};self.changed=true` });
    });
    await page.goto('product/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
    expect(log.refused.join()).toMatch(/integrity/);
    expect(page.workers()).toEqual([]);
    log.errors.length = 0;
  });

  test('a style sheet that navigation loads is not applied when it was tampered with', async ({ page, log }) => {
    await page.route(/_assets\/tools-[\w-]+\.css$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} body{color:rgb(1,2,3)}` });
    });
    await page.goto('product/');
    await hydrate(page);
    const target = 'product/channels/live-chat/sdk/setup/';
    await follow(page, target);
    await shows(page, target);
    expect(log.refused.join()).toMatch(/integrity/);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(1, 2, 3)');
    log.errors.length = 0;
  });
});

test('no other site can show this one in a frame', async ({ page, log }) => {
  const frame = { contentType: 'text/html', body: `<!doctype html><iframe src="${siteUrl}product/"></iframe>` };
  const shown = async (url: string): Promise<string> => {
    await page.route(url, (route) => route.fulfill(frame));
    await page.goto(url);
    return page.frames()[1]?.url() ?? '';
  };
  log.allow(/^http:\/\/other\.example\//);
  expect(await shown('http://other.example/')).toMatch(/^chrome-error:/);
  expect(await shown(`${siteUrl}framed/`)).toBe(`${siteUrl}product/`);
});
