import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import config from '../../site.config.ts';
import { brandTokens } from '../../engine/model/brand-tokens.ts';
import { BuiltSite } from './built-site.ts';
import { runBuild } from './run-build.ts';

const out = mkdtempSync(join(tmpdir(), 'second-brand-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('under another brand nothing says the first one’s name', async () => {
  const brand = {
    SITE_BRAND_NAME: 'Acme Desk',
    SITE_BRAND_SLUG: 'acme',
    SITE_BRAND_SECURITY_EMAIL: 'security@acme.example',
    SITE_BRAND_CONDUCT_EMAIL: 'conduct@acme.example',
    SITE_BRAND_SUPPORT_EMAIL: 'support@acme.example',
  };
  const printed = await runBuild(join(import.meta.dirname, '../..'), ['--out', out], brand);
  expect(printed).toMatch(/ pages, 0 errors, /);

  const site = new BuiltSite(out);
  const first = new RegExp(`${config.brand.slug}|${config.brand.name}`, 'i');
  const texts = site.files().filter((file) => !/\.(gz|br|png)$/.test(file));
  expect(texts.filter((file) => first.test(file))).toEqual([]);
  expect(
    texts.flatMap((file) =>
      first.exec(site.read(file))
        ? [`${file}: …${new RegExp(`.{0,40}(?:${first.source}).{0,40}`, 'i').exec(site.read(file))?.[0]}…`]
        : [],
    ),
  ).toEqual([]);
  const words = Object.keys(brandTokens({ ...config.brand, securityEmail: '', conductEmail: '', supportEmail: '' }));
  const loose = new RegExp(`.{0,40}%(${words.join('|')})%`);
  expect(
    texts.flatMap((file) => loose.exec(site.read(file)) ?? []).map(String),
    'every brand word is filled in',
  ).toEqual([]);
  expect(readFileSync(join(out, 'product/channels/live-chat/sdk/setup/index.html'), 'utf8')).toContain(
    'window.acmeSettings',
  );
  expect(site.has('user-guide/setting-up-acme/index.html')).toBe(true);
}, 240_000);
