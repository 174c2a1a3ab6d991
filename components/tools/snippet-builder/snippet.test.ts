import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { widget } from '../../../data/index.ts';
import { buildSnippet, defaultSnippet, tokenProblem, type SnippetOptions } from './snippet.ts';

const brand = { slug: 'acme', appUrl: 'https://app.acme.example' };

/** Runs the script as a page would, and lets the file "load". */
function run(options: Partial<SnippetOptions>, as = brand) {
  const html = buildSnippet({ ...defaultSnippet, ...options }, as);
  const source = /^<script>\n([\s\S]*)\n<\/script>$/.exec(html)?.[1];
  if (source === undefined) throw new Error(`Not one script element:\n${html}`);
  const added: { src?: string; async?: boolean; onload?: () => void }[] = [];
  const calls: unknown[] = [];
  const page: Record<string, unknown> = { [`${as.slug}SDK`]: { run: (argument: unknown) => calls.push(argument) } };
  const script = {};
  runInNewContext(source, {
    window: page,
    document: {
      createElement: (tag: string) => Object.assign(script, { tag }),
      body: { appendChild: (element: object) => added.push(element) },
    },
  });
  const early = calls.length;
  added[0]?.onload?.();
  return {
    html,
    settings: JSON.parse(JSON.stringify(page[`${as.slug}Settings`])) as unknown,
    added,
    calls: JSON.parse(JSON.stringify(calls)) as unknown,
    early,
  };
}

describe('buildSnippet', () => {
  it('is the script of the reference when nothing is chosen', () => {
    const written = widget.snippet.code.join('\n').replaceAll('%slug%', 'acme').replaceAll('%app-url%', brand.appUrl);
    expect(buildSnippet(defaultSnippet, brand)).toBe(written);
  });

  it('runs the SDK once, with token and URL, after it has loaded', () => {
    const { added, calls, early } = run({ websiteToken: ' abc123 ' });
    expect(early).toBe(0);
    expect(added).toMatchObject([{ tag: 'script', src: 'https://app.acme.example/packs/js/sdk.js', async: true }]);
    expect(calls).toEqual([{ websiteToken: 'abc123', baseUrl: 'https://app.acme.example' }]);
  });

  it('sets the selected options and nothing else', () => {
    expect(run({}).settings).toEqual({});
    expect(
      run({
        position: 'left',
        type: 'expanded_bubble',
        launcherTitle: 'Chat',
        locale: 'pt_BR',
        darkMode: 'auto',
        hideMessageBubble: true,
        useBrowserLanguage: true,
      }).settings,
    ).toEqual({
      position: 'left',
      type: 'expanded_bubble',
      launcherTitle: 'Chat',
      locale: 'pt_BR',
      darkMode: 'auto',
      hideMessageBubble: true,
      useBrowserLanguage: true,
    });
  });

  it('leaves the launcher text out where it has no effect', () => {
    expect(run({ launcherTitle: 'Chat' }).settings).toEqual({});
  });

  it('escapes any input', () => {
    for (const text of [`it's`, '</script><script>alert(1)</script>', '\\', "');alert(1);('", '<!--<script>', 'a\nb']) {
      const { settings, calls, html } = run({ websiteToken: text, type: 'expanded_bubble', launcherTitle: text });
      expect(html.match(/<\/script/g)).toHaveLength(1);
      expect(html).not.toContain('<!--');
      expect(settings).toEqual({ type: 'expanded_bubble', launcherTitle: text.trim() });
      expect(calls).toEqual([{ websiteToken: text.trim(), baseUrl: brand.appUrl }]);
    }
  });

  it('follows the brand', () => {
    const { html, settings } = run({ position: 'left' }, { slug: 'other', appUrl: 'https://chat.other.example/base' });
    expect(settings).toEqual({ position: 'left' });
    expect(html).not.toContain('acme');
    expect(html).toContain('window.otherSDK.run');
  });
});

describe('tokenProblem', () => {
  it.each(['', '  ', 'Xy7bJ2m9QpLs4TgVhRk3NdWe', ' abc '])('accepts %j', (token) =>
    expect(tokenProblem(token)).toBeUndefined(),
  );
  it.each([
    ['<script>…', /whole script/],
    ["websiteToken: 'abc'", /whole script/],
    ['https://app.acme.example/widget?website_token=abc', /is a URL/],
    ['abc def', /space/],
    ["'abc'", /letters and digits/],
  ])('explains %j', (token, message) => expect(tokenProblem(token)).toMatch(message));
});
