import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

const paths = (...files: string[]): string[] => addressesOf(files.map((file) => ({ file }))).map(({ path }) => path);

describe('addressesOf', () => {
  it('uses README as the index of its folder, unless there is an index file', () => {
    expect(paths('README.md', 'a/readme.md', 'b/README.md', 'b/index.md')).toEqual(['/', '/a/', '/b/README/', '/b/']);
  });
  it('follows a slug: from the root with a slash, else from the folder', () => {
    const of = (file: string, slug: string): string | undefined => addressesOf([{ file, slug }])[0]?.path;
    expect(of('guide/a.md', '/x/y')).toBe('/x/y/');
    expect(of('guide/a.md', 'de/guide/b')).toBe('/de/guide/b/');
    expect(of('guide/a.md', 'b')).toBe('/guide/b/');
    expect(of('guide/a.md', '/')).toBe('/');
    expect(of('guide/a.md', '../../../etc/passwd')).toBe('/etc/passwd/');
  });
  it('makes a valid path from any file name', () => {
    expect(paths('50% off.md', 'C#/a?.md', 'Übersicht über alles.md', 'C++/a.md', 'a\u202eb.md')).toEqual([
      '/50-off/',
      '/C/a/',
      '/Übersicht-über-alles/',
      '/C++/a/',
      '/a-b/',
    ]);
  });
  it('keeps paths free that the build needs', () => {
    expect(paths('robots.txt.md', 'index.md.md', 'guide/page.json.md', 'guide/robots.txt.md', 'pages/a.md')).toEqual([
      '/robots-txt/',
      '/index-md/',
      '/guide/page-json/',
      '/guide/robots-txt/',
      '/pages-2/a/',
    ]);
  });
  it('leaves other files where they are', () => {
    expect(addressesOf([{ file: 'license.md' }], ['LICENSE']).map(({ path }) => path)).toEqual(['/license-2/']);
  });
  it('gives each page its own path and says why', () => {
    expect(addressesOf([{ file: 'a b.md' }, { file: 'a-b.md' }, { file: 'A-B.mdx' }])).toEqual([
      { path: '/a-b/' },
      { path: '/a-b-2/', why: 'The URL /a-b/ belongs to a b.md already.' },
      { path: '/A-B-3/', why: 'The URL /A-B/ belongs to a b.md already.' },
    ]);
  });
});
