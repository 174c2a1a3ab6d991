import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { readSite } from '../engine/site/read-site.ts';
import { accentStyles, contrast } from './accent.ts';
import { writeOverlay } from './new-overlay.ts';
import { replacePage, withReplaced } from './replace.ts';
import { replacements } from './replaced.ts';
import { ownerReport } from './report.ts';
import { statusText } from './status.ts';

const project = resolve(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'owner-'));
const overlay = join(root, 'my');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = (title: string, text: string): string =>
  `---\ntype: reference\ntitle: ${title}\ndescription: A page that stands for any other page, long enough to be a description of it.\n---\n\n${text}\n`;
const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@acme.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const read = async () => (await readSite({ root })).model;
const stateOf = async () => replacements(await read(), root);

describe('an overlay over a commit, after an upgrade', () => {
  it('says what has changed, with the difference, and what is gone', async () => {
    write(
      'site.config.ts',
      "export default { brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' }, title: 'Docs', tagline: 'Docs' };",
    );
    write('content/index.mdx', page('The home page', 'Home.'));
    write('content/a.mdx', page('About one thing', 'One.'));
    write('content/b.mdx', page('About another one', 'Text.\n\n## First part\n\nOld.\n\n## Second part\n\nOld.'));
    write('content/c.mdx', page('About a third one', 'Three.'));
    git('init', '--quiet');
    git('add', '-A');
    git('commit', '--quiet', '-m', 'First release');
    for (const route of ['/a/', '/b/#second-part', '/c/']) replacePage(root, overlay, await read(), route);
    expect((await stateOf()).map(({ state }) => state)).toEqual(['current', 'current', 'current']);

    write('content/a.mdx', page('About one thing', 'One, and more.'));
    write('content/b.mdx', page('About another one', 'Text.\n\n## First part\n\nNew.\n\n## Second part\n\nOld.'));
    rmSync(join(root, 'content/c.mdx'));
    const states = await stateOf();
    expect(states.map(({ file, state }) => [file, state])).toEqual([
      ['my/content/a.mdx', 'changed'],
      ['my/content/c.mdx', 'orphaned'],
      ['my/content/b@second-part.mdx', 'current'],
    ]);
    expect(statusText(states)).toMatch(/ {4}-One\.\n {4}\+One, and more\./);

    write('content/b.mdx', page('About another one', 'Text.\n\n## First part\n\nNew.\n\n## Second part\n\nNewer.'));
    expect((await stateOf()).at(-1)?.state).toBe('changed');
  });

  it('refuses what is there already, and what is not', async () => {
    const model = await read();
    expect(() => replacePage(root, overlay, model, '/a/')).toThrow('The overlay has content/a.mdx already.');
    expect(() => replacePage(root, overlay, model, '/aa/')).toThrow(
      'There is no page /aa/ to replace.\n  Did you mean /a/?',
    );
    expect(() => replacePage(root, overlay, model, '/b/#third')).toThrow('has no section #third.');
  });

  it('is reported to the owner, with promises that are not kept', async () => {
    const html = ownerReport(await read(), root, join(root, 'dist'));
    expect(html).toContain('<dt>my/content/a.mdx</dt><dd>replaces, and the original has changed since</dd>');
    expect(html).toContain('<dt>brand.supportEmail</dt><dd>isn’t set</dd>');
    expect(html).toContain('is an example: https://app.acme.example');
    expect(html).toMatch(/<h2>Languages<\/h2>\n<dl><div><dt>English<\/dt><dd>all \d+ pages<\/dd>/);
  });
});

test('the version that was replaced is written into the front matter, or in place of an older one', () => {
  expect(withReplaced('---\ntitle: A\n---\n\nText.\n', 'f00')).toBe('---\ntitle: A\nreplaced: "f00"\n---\n\nText.\n');
  expect(withReplaced('---\nreplaced: "a"\ntitle: A\n---\nText.\n', 'f00')).toBe(
    '---\nreplaced: "f00"\ntitle: A\n---\nText.\n',
  );
  expect(withReplaced('## Own\n', 'f00')).toBe('---\nreplaced: "f00"\n---\n\n## Own\n');
});

describe('a color', () => {
  it.each(['#ffee00', '#0a7f5a', '#000', '#fff', 'rebeccapurple', '#c2410c'])(
    '%s is legible in both modes',
    (color) => {
      const css = accentStyles(color);
      for (const [name, paper] of [
        ['accent', ['oklch(98% 0.006 85)', 'oklch(21.4% 0.017 250)']],
        ['accent', ['oklch(99% 0.006 190)', 'oklch(21% 0.03 215)']],
        ['accent-strong', ['oklch(95.7% 0.008 85)', 'oklch(28.5% 0.03 250)']],
      ] as const) {
        const values = new RegExp(`--${name}: light-dark\\((.*?\\)), (.*?\\))\\);`).exec(css)?.slice(1) ?? [];
        expect(values).toHaveLength(2);
        for (const [index, value] of values.entries())
          expect(contrast(value, paper[index] ?? '')).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
  it('must be one', () => expect(() => accentStyles('greenish')).toThrow('“greenish” isn’t a color.'));
});

describe('a new overlay', () => {
  const answers = {
    name: 'Harbor Desk',
    'app-url': 'https://app.harbor.test/',
    hosting: 'cloud',
    without: 'channels=line,telegram',
  };
  const folder = (name: string): string => join(project, 'node_modules/.cache', `owner-${process.pid}-${name}`);

  it('has what was answered', async () => {
    const out = folder('new');
    try {
      expect(writeOverlay(project, out, { ...answers, color: '#0a7f5a' })).toEqual(['site.config.ts', 'styles.css']);
      const config = (await import(join(out, 'site.config.ts'))) as { default: object };
      expect(config.default).toMatchObject({
        brand: { name: 'Harbor Desk', slug: 'harbordesk', appUrl: 'https://app.harbor.test' },
        offers: { hosting: ['cloud'], channels: { not: ['line', 'telegram'] } },
      });
      expect(() => writeOverlay(project, out, answers)).toThrow('is there already');
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });
  it('says which answer can’t be used', () => {
    expect(() => writeOverlay(project, folder('bad'), { ...answers, name: '7' })).toThrow('`name` can’t be used');
    expect(() => writeOverlay(project, folder('bad'), { ...answers, hosting: 'moon' })).toThrow('not “moon”');
    expect(() => writeOverlay(project, folder('bad'), { ...answers, without: 'line' })).toThrow(
      '“line” isn’t a kind with names.',
    );
  });
});
