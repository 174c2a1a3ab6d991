import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it, test } from 'vitest';
import { loadConfig } from '../engine/site/load-config.ts';
import { readSite } from '../engine/site/read-site.ts';
import { accentOf, contrast } from './accent.ts';
import { ask } from './ask.ts';
import { checkAnswers, completeAnswers, refuseExisting, writeOverlay } from './new-overlay.ts';
import { otherFiles } from './other-files.ts';
import { questionsFor } from './questions.ts';
import { replacePage, withReplaced } from './replace.ts';
import { replacedPages, replacements } from './replaced.ts';
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

  it('says where a page has moved, and which section or heading is gone', async () => {
    write('content/d.mdx', page('About a third one', 'Three.'));
    write('config/redirects.json', '[{ "from": "/c/", "to": "/d/" }]');
    write('my/content/b@third-part.mdx', '---\nreplaced: f00\n---\n\n## Third part\n');
    const gone = (await stateOf()).filter(({ state }) => state === 'orphaned');
    expect(gone).toEqual([
      { file: 'my/content/c.mdx', state: 'orphaned', moved: 'content/d.mdx' },
      { file: 'my/content/b@third-part.mdx', state: 'orphaned' },
    ]);
    expect(statusText(gone)).toBe(
      'Replaced a page or section that is gone:\n' +
        '  my/content/c.mdx  (the original is content/d.mdx now: move yours to the same path)\n' +
        '  my/content/b@third-part.mdx',
    );
    expect(replacedPages(await read(), undefined, root).map(({ hint }) => hint)).toContain(
      'The original is content/d.mdx now: move yours to the same path.',
    );
    rmSync(join(root, 'my/content/b@third-part.mdx'));
  });

  it('copies a snippet, and shortens a long difference', async () => {
    write('content/_snippets/hint.mdx', 'A hint.\n');
    git('add', '-A');
    git('commit', '--quiet', '-m', 'A snippet');
    expect(replacePage(root, overlay, await read(), '_snippets/hint')).toBe('content/_snippets/hint.mdx');
    write('content/_snippets/hint.mdx', 'A longer hint.\n');
    const states = (await stateOf()).filter(({ file }) => file.includes('hint'));
    expect(states.map(({ state }) => state)).toEqual(['changed']);
    expect(statusText(states, [], 1)).toMatch(/… and 4 more lines: npm run my -- status$/);
    expect(statusText(states, [], 4)).toMatch(/… and 1 more line: npm run my -- status$/);
    expect(() =>
      replacePage(root, overlay, { pages: new Map(), snippets: new Map([['hint', {}]]) } as never, '_snippets/hnt'),
    ).toThrow('There is no snippet hnt to replace.\n  Did you mean hint?');
  });

  it('lists other files with what they lie over', async () => {
    write('my/styles.css', '');
    write('my/redirects.json', '[]');
    write('config/redirects.json', '[]');
    const others = otherFiles(await read(), root);
    expect(others).toEqual([
      { file: 'my/redirects.json', original: 'config/redirects.json' },
      { file: 'my/styles.css' },
    ]);
    expect(statusText([], others)).toBe(
      'Other files:\n  my/redirects.json  (over config/redirects.json)\n  my/styles.css  (added)',
    );
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
    expect(html.replaceAll('<wbr>', '')).toContain(
      '<dt>my/content/a.mdx</dt><dd>replaces, and the original has changed since</dd>',
    );
    expect(html).toMatch(
      /<summary>Show the difference<\/summary><pre>--- when you replaced it[^]*-One\.\n\+One, and more\.<\/pre>/,
    );
    expect(html).toContain('<dt>brand.supportEmail</dt><dd>isn’t set</dd>');
    expect(html.replaceAll('<wbr>', '')).toContain('is an example: https://app.acme.example');
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
      const { styles, contrasts } = accentOf(color);
      for (const [name, paper] of [
        ['accent', ['oklch(98% 0.006 85)', 'oklch(21.4% 0.017 250)']],
        ['accent', ['oklch(99% 0.006 190)', 'oklch(21% 0.03 215)']],
        ['accent-strong', ['oklch(95.7% 0.008 85)', 'oklch(28.5% 0.03 250)']],
      ] as const) {
        const values = new RegExp(`--${name}: light-dark\\((.*?\\)), (.*?\\))\\);`).exec(styles)?.slice(1) ?? [];
        expect(values).toHaveLength(2);
        for (const [index, value] of values.entries())
          expect(contrast(value, paper[index] ?? '')).toBeGreaterThanOrEqual(4.5);
      }
      expect(Math.min(contrasts.light, contrasts.dark)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('must be one', () => expect(() => accentOf('greenish')).toThrow('“greenish” isn’t a color.'));
});

describe('a new overlay', async () => {
  const questions = questionsFor((await loadConfig(project)).availability);
  const answers = {
    name: 'Harbor Desk',
    url: 'https://harbor.test/docs/',
    'app-url': 'https://app.harbor.test/',
    'builder-url': 'https://flows.harbor.test',
    'viewer-url': 'https://chat.harbor.test',
    'support-email': 'help@harbor.test',
    hosting: 'cloud',
    'without-channels': 'line, whatsapp',
  };
  const out = join(project, 'node_modules/.cache', `owner-${process.pid}`);
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  it('has what was answered, and nothing of the project’s that was not', async () => {
    const all = completeAnswers(questions, { ...answers, color: '#0a7f5a' });
    expect(writeOverlay(project, out, all)).toEqual([
      'site.config.ts',
      'styles.css',
      'public/favicon.svg',
      'public/icon.svg',
      'public/apple-touch-icon.png',
    ]);
    expect(() => refuseExisting(project, out)).toThrow('site.config.ts is there already');
    const { site, availability } = await loadConfig(project, { env: { SITE_OVERLAY: out } });
    expect([site.url, site.base, site.brand.slug, site.brand.appUrl]).toEqual([
      'https://harbor.test',
      '/docs/',
      'harbordesk',
      'https://app.harbor.test',
    ]);
    expect([site.brand.supportEmail, site.brand.securityEmail]).toEqual(['help@harbor.test', undefined]);
    expect(JSON.stringify(site)).not.toMatch(/\.example\b/);
    expect(site.announcement).toBeUndefined();
    // The menu “More” has one link left, and is that link.
    expect(site.navbar.items.at(-1)).toMatchObject({ label: 'All pages', href: '/pages/' });
    expect(site.footer?.columns.map(({ links }) => links.length)).toEqual([4, 2]);
    expect(availability['channels']?.values['whatsapp-cloud']?.offered).toBe(false);
  });
  it('without a flow builder offers none of its assistants', async () => {
    const folder = `${out}-without`;
    const all = completeAnswers(questions, {
      ...answers,
      'builder-url': '',
      'viewer-url': '',
      'without-features': 'sla',
    });
    writeOverlay(project, folder, all);
    const { availability } = await loadConfig(project, { env: { SITE_OVERLAY: folder } });
    rmSync(folder, { recursive: true });
    const offered = availability['features']?.values ?? {};
    expect([offered['rule_based_assistants']?.offered, offered['sla']?.offered]).toEqual([false, false]);
  });
  it.each([
    ['builder-url', '--viewer-url: It needs --builder-url: flows'],
    ['viewer-url', '--viewer-url: --builder-url needs it: flows'],
  ])('without --%s alone is refused, because pages would be left out', (option, message) =>
    expect(() => completeAnswers(questions, { ...answers, [option]: '' })).toThrow(message),
  );
  it.each([
    ['name', '7', '“7” can’t be used: it must start with a letter'],
    ['url', 'docs.acme.com', 'it must be a URL'],
    ['support-email', 'help', 'it must be an email address'],
    ['hosting', 'moon', 'not “moon”'],
    ['without-channels', 'telegrm', 'There is no “telegrm”. Did you mean telegram?'],
    ['color', 'greenish', '“greenish” isn’t a color.'],
  ])('says that --%s can’t be %s', (option, answer, message) =>
    expect(() => checkAnswers(questions, { ...answers, [option]: answer })).toThrow(message),
  );
  it('says what hasn’t been answered', () =>
    expect(() => completeAnswers(questions, { name: 'Harbor' })).toThrow('There is no answer for --url, --app-url.'));

  it('is asked for again until an answer can be used, and offers what follows from others', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
    const typed = ['', 'Harbor Desk', '', 'greenish', '#f80'];
    output.on('data', (text: string) => {
      if (text.endsWith(': ')) input.write(`${typed.shift()}\n`);
    });
    const some = questions.filter(({ option }) => ['name', 'slug', 'color'].includes(option));
    expect(await ask(some, {}, input, output)).toEqual({ name: 'Harbor Desk', slug: 'harbordesk', color: '#f80' });
  });
  it('writes nothing when the input ends', async () => {
    const input = new PassThrough();
    const asked = ask(questions, {}, input, new PassThrough());
    input.end();
    await expect(asked).rejects.toThrow('Nothing has been written.');
  });
});
