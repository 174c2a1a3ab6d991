import { describe, expect, it } from 'vitest';
import { testModel } from '../../tests/unit/compile-text.ts';
import { resolveLink } from './links.ts';

const text = '# A page\n';

describe('links of the site’s own pages', () => {
  const model = testModel(
    { 'index.md': text, 'a.md': text, 'g/one.md': text, 'g/two.md': text },
    { assets: ['g/x.png', 'g/my file.pdf'] },
  );
  const from = { file: 'g/one.md', path: '/g/one/', text: '', format: 'md', hash: '' } as const;

  it.each([
    ['/a/', { kind: 'page', path: '/a/', hash: '', href: '/a/' }],
    ['/a#top', { kind: 'page', path: '/a/', hash: 'top', href: '/a/#top' }],
    ['/a/index.html?x=1#top', { kind: 'page', path: '/a/', hash: 'top', href: '/a/?x=1#top' }],
    ['#here', { kind: 'page', path: '/g/one/', hash: 'here', href: '/g/one/#here' }],
    ['#caf%C3%A9', { kind: 'page', path: '/g/one/', hash: 'café', href: '/g/one/#caf%C3%A9' }],
    ['#50%-off', { kind: 'page', path: '/g/one/', hash: '50%-off', href: '/g/one/#50%-off' }],
    ['two.md', { kind: 'page', path: '/g/two/', hash: '', href: '/g/two/' }],
    ['../a.mdx#b', { kind: 'page', path: '/a/', hash: 'b', href: '/a/#b' }],
    ['./x.png', { kind: 'asset', href: '/g/x.png' }],
    ['my%20file.pdf', { kind: 'asset', href: '/g/my%20file.pdf' }],
    ['my file.pdf', { kind: 'asset', href: '/g/my%20file.pdf' }],
    ['./y.png', { kind: 'broken', path: '/g/y.png' }],
    ['/later/', { kind: 'planned', path: '/later/' }],
    ['/pages/', { kind: 'page', path: '/pages/', hash: '', href: '/pages/' }],
    ['/pages/typo/', { kind: 'broken', path: '/pages/typo/' }],
    ['/nowhere/', { kind: 'broken', path: '/nowhere/' }],
    ['/A/', { kind: 'broken', path: '/A/' }],
    ['https://a.example/x', { kind: 'external', href: 'https://a.example/x' }],
    ['mailto:a@b.example', { kind: 'external', href: 'mailto:a@b.example' }],
  ])('%s', (href, expected) => expect(resolveLink(href, from, model)).toEqual(expected));
});

describe('links of other people’s pages', () => {
  const model = testModel(
    {
      'README.md': text,
      'guide/README.md': text,
      'guide/My page.md': text,
      'guide/renamed.md': '---\nslug: /elsewhere\n---\n',
      'guide/TutorialPart.md': '---\nid: part-of-the-tutorial\n---\n',
      'Übersicht.md': text,
      'C#.md': text,
    },
    { strict: false, assets: ['static/img/logo.svg', 'guide/Attachments/photo 1.png', 'LICENSE'] },
  );
  const from = { file: 'guide/README.md', path: '/guide/', text: '', format: 'md', hash: '' } as const;
  const pathOf = (href: string): string | undefined => {
    const link = resolveLink(href, from, model);
    return 'path' in link ? `${link.kind} ${link.path}` : `${link.kind} ${link.href}`;
  };

  it.each([
    ['../README.md', 'page /'],
    ['../', 'page /'],
    ['My%20page.md', 'page /guide/My-page/'],
    ['<My page.md>'.slice(1, -1), 'page /guide/My-page/'],
    ['my page', 'page /guide/My-page/'],
    ['part-of-the-tutorial', 'page /guide/TutorialPart/'],
    ['/guide/part-of-the-tutorial', 'page /guide/TutorialPart/'],
    ['renamed.md', 'page /elsewhere/'],
    ['/guide/renamed', 'page /elsewhere/'],
    ['../%C3%9Cbersicht.md', 'page /Übersicht/'],
    ['../U\u0308bersicht.md', 'page /Übersicht/'],
    ['../C%23.md', 'page /C/'],
    ['/content/guide/', 'page /guide/'],
    ['/img/logo.svg', 'asset /static/img/logo.svg'],
    ['Attachments/photo%201.png', 'asset /guide/Attachments/photo%201.png'],
    ['../LICENSE', 'asset /LICENSE'],
    ['note:my%20PAGE', 'page /guide/My-page/'],
    ['note:photo%201.png', 'asset /guide/Attachments/photo%201.png'],
    ['note:nothing', 'broken /guide/nothing/'],
    ['../../outside.md', 'broken /outside/'],
    ['javascript:alert(1)', 'external javascript:alert(1)'],
  ])('%s', (href, expected) => expect(pathOf(href)).toBe(expected));
});
