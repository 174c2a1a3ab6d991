import { describe, expect, it } from 'vitest';
import type { Discovered } from './discover.ts';
import { foreignPages, type SitePages } from './site-pages.ts';

function found(files: Readonly<Record<string, string>>): Discovered {
  const pages = Object.entries(files).map(([file, text]) => ({
    file,
    path: `/${file.replace(/\.mdx?$/, '')}/`,
    text,
    format: 'md' as const,
    hash: '',
  }));
  return { pages, snippets: new Map(), assets: [], leftOut: [] };
}
const foreign = (files: Readonly<Record<string, string>>): SitePages => foreignPages(found(files), 'docs');
const titleOf = (text: string): string | undefined =>
  [...foreign({ 'my-page.md': text }).pages.values()][0]?.meta.title;

describe('titles of other people’s pages', () => {
  it.each([
    ['# One\n', 'One'],
    ['One\n===\n', 'One'],
    ['One\n---\n\ntext\n', 'One'],
    ['# One {#id}\n', 'One'],
    ['# `One` *two* [three](x)\n', 'One two three'],
    ['```sh\n# a comment\n```\n\n# One\n', 'One'],
    ['## Smaller\n\n# One\n', 'One'],
    ['![](a.png)\n\n## Smaller\n', 'Smaller'],
    ['Words.\n\n## Section\n', 'My page'],
    ['Words.\n\n# One\n', 'One'],
    ['<h1 align="center">One</h1>\n', 'One'],
    ['---\ntitle: From the settings\n---\n# One\n', 'From the settings'],
    ['+++\ntitle = "From TOML"\n+++\n# One\n', 'From TOML'],
    ['---\ntitle: 2024\n---\n', '2024'],
    ['---\ntitle: [a, b]\ndescription: Kept\n---\n# One\n', 'One'],
    ['---\n\nA text between two rules.\n\n---\n\n# One\n', 'One'],
    ['\u202eOne\u202c\n===\n', 'One'],
    ['# \u202eOne\n', 'One'],
    ['Speed <5 ms {\n\n# One\n', 'One'],
    ['', 'My page'],
  ])('gives %j the title %j', (text, title) => expect(titleOf(text)).toBe(title));

  it('names a folder’s page without a title after the folder', () => {
    expect(foreign({ 'my-folder/README.md': 'Words.\n' }).pages.get('/my-folder/')?.meta.title).toBe('My folder');
  });
});

describe('front matter of other people’s pages', () => {
  const read = (text: string): { meta: object | undefined; messages: string[] } => {
    const { pages, problems } = foreign({ 'a.md': text });
    return {
      meta: [...pages.values()][0]?.meta,
      messages: problems.map(({ severity, message }) => `${severity}: ${message}`),
    };
  };

  it('drops only keys of the wrong type, and reports them', () => {
    const { meta, messages } = read(
      '---\ntitle: T\ndescription: {a: 1}\nkeywords: one, two\nsidebar_position: x\nlang: pt_BR\n---\n',
    );
    expect(meta).toMatchObject({ title: 'T', description: '', keywords: ['one', 'two'], lang: 'pt-BR', dir: 'ltr' });
    expect(messages).toEqual([
      'warning: The front matter key `sidebar_position` should be a number and is left out.',
      'warning: The front matter key `description` should be text and is left out.',
    ]);
  });
  it('drops invalid YAML and reports it', () => {
    const { meta, messages } = read('---\ntitle: a: b\n---\n# One\n');
    expect(meta).toMatchObject({ title: 'One' });
    expect(messages).toEqual([expect.stringMatching(/^warning: The front matter is not valid YAML and is left out: /)]);
  });
  it('understands keys of several systems', () => {
    expect(read('---\nsidebar_label: Short\nnav_order: 3\n---\n').meta).toMatchObject({ label: 'Short', order: 3 });
    expect(read('---\nsidebar:\n  label: Short\n  order: 3\n---\n').meta).toMatchObject({ label: 'Short', order: 3 });
  });
  it('has no inherited keys', () =>
    expect(read('---\nconstructor: 1\n---\n# One\n').meta).toMatchObject({ title: 'One' }));
});

describe('addresses and languages of other people’s pages', () => {
  it('leaves out drafts, follows slugs and reports changed paths', () => {
    const { pages, problems } = foreign({
      'README.md': '',
      'a.md': '---\ndraft: true\n---\n',
      'b.md': '---\nslug: /c\n---\n',
      'c.md': '',
    });
    expect([...pages.keys()]).toEqual(['/', '/c/', '/c-2/']);
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'docs/a.md: The page is a draft and is left out.',
      'docs/c.md: The URL /c/ belongs to b.md already. The page is at /c-2/.',
    ]);
  });
  it('gives each page its language and direction', () => {
    const { pages } = foreign({
      'index.md': '',
      'ar/index.md': '',
      'he.md': '---\nlang: he\n---\n',
      'x.md': '---\nlang: en\ndir: rtl\n---\n',
    });
    expect([...pages.values()].map(({ meta: { lang, dir } }) => [lang, dir])).toEqual([
      [undefined, undefined],
      ['ar', 'rtl'],
      ['he', 'rtl'],
      ['en', 'rtl'],
    ]);
  });
});
