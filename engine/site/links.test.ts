import { expect, it } from 'vitest';
import { resolveLink } from './links.ts';
import type { SiteModel } from './site-model.ts';

const model = {
  pages: new Map([
    ['/', {}],
    ['/a/', {}],
    ['/g/one/', {}],
    ['/g/two/', {}],
  ]),
  planned: new Set(['/later/']),
  generated: new Set(['/pages/']),
  assets: ['g/x.png'],
} as unknown as SiteModel;
const from = { file: 'g/one.mdx', path: '/g/one/', text: '', format: 'mdx', hash: '' } as const;

it.each([
  ['/a/', { kind: 'page', path: '/a/', hash: '', href: '/a/' }],
  ['/a#top', { kind: 'page', path: '/a/', hash: 'top', href: '/a/#top' }],
  ['/a/index.html?x=1#top', { kind: 'page', path: '/a/', hash: 'top', href: '/a/?x=1#top' }],
  ['#here', { kind: 'page', path: '/g/one/', hash: 'here', href: '/g/one/#here' }],
  ['two.md', { kind: 'page', path: '/g/two/', hash: '', href: '/g/two/' }],
  ['../a.mdx#b', { kind: 'page', path: '/a/', hash: 'b', href: '/a/#b' }],
  ['./x.png', { kind: 'asset', href: '/g/x.png' }],
  ['./y.png', { kind: 'broken', path: '/g/y.png' }],
  ['/later/', { kind: 'planned', path: '/later/' }],
  ['/pages/', { kind: 'page', path: '/pages/', hash: '', href: '/pages/' }],
  ['/pages/typo/', { kind: 'broken', path: '/pages/typo/' }],
  ['/nowhere/', { kind: 'broken', path: '/nowhere/' }],
  ['https://a.example/x', { kind: 'external', href: 'https://a.example/x' }],
  ['mailto:a@b.example', { kind: 'external', href: 'mailto:a@b.example' }],
])('%s', (href, expected) => expect(resolveLink(href, from, model)).toEqual(expected));
