import { describe, expect, it } from 'vitest';
import { testModel } from '../../tests/unit/compile-text.ts';
import { resolveLink } from './links.ts';

const text = '# A page\n';

describe('links', () => {
  const model = testModel(
    { 'index.md': text, 'a.md': text, 'g/one.md': text, 'g/two.md': text },
    { assets: ['g/x.png', 'g/my file.pdf'] },
  );
  const from = {
    file: 'g/one.md',
    displayFile: 'g/one.md',
    lang: 'en',
    path: '/g/one/',
    text: '',
    format: 'md',
    hash: '',
  } as const;

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
