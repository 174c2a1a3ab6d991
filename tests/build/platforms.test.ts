import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { AvailabilityKinds } from '../../engine/model/availability.ts';
import { loadConfig } from '../../engine/site/load-config.ts';
import { BuiltSite } from '../budgets/built-site.ts';

/**
 * What a platform doesn't offer leaves no trace: each folder of `tests/platforms/` is an overlay with `offers`, laid over these docs. The
 * words that may not occur are those by which pages and programs call what isn't offered; every file of the site is read for them, and of
 * each of its languages for what that language calls them, too.
 */
const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const platforms = resolve(root, 'tests/platforms');
const out = mkdtempSync(join(tmpdir(), 'platforms-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Where the first of the names is in a text; undefined when there is none. Each file is a line long, or many. */
function traceIn(text: string, names: RegExp): string | undefined {
  const trace = names.exec(text);
  return trace ? text.slice(Math.max(0, trace.index - 60), trace.index + 40).replace(/\s+/g, ' ') : undefined;
}

/** A text without URLs: old ones stay, as redirects, and a page keeps its own. */
const withoutPaths = (text: string): string => text.replace(/(?<![<\w])(?:https?:\/)?[/^][\w/.%#-]+/g, '');
/** What a page's Markdown says, without code, URLs and what readers search for. */
const proseOf = (markdown: string): string =>
  withoutPaths(markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1/gm, '').replace(/`[^`\n]*`|^Keywords: .*/gm, ''));

/** Headings that are followed by one of the same or a higher level, or by nothing. */
function emptyHeadings(markdown: string): string[] {
  const lines = markdown
    .replace(/^(`{3,})[\s\S]*?^\1/gm, 'code')
    .split('\n')
    .filter((line) => line.trim());
  const levelOf = (line = '# '): number => /^(#{1,6}) /.exec(line)?.[1]?.length ?? 7;
  return lines.filter((line, index) => /^#{2,6} /.test(line) && levelOf(lines[index + 1]) <= levelOf(line));
}

/** Lists, tables and disclosures without content, and disclosures that end with what leads to more. */
const emptyParts = (html: string): string[] => [
  ...(html.match(/<(ul|ol|dl|tbody|table|nav|details)\b[^>]*>\s*<\/\1>|<h[2-6][^>]*>\s*<\/h/g) ?? []),
  // (“Show all 20 lines” is a disclosure whose content is beside it.)
  ...(html.match(
    /<summary\b(?![^>]*data-more)[^>]*>(?:(?!<\/summary>).){0,400}<\/summary>\s*(?:<div[^>]*>\s*)?(?:<\/div>\s*)?<\/details>/g,
  ) ?? []),
  ...(html.match(/[^>]{0,80}:\s*<\/p>\s*(?:<\/div>\s*)*<\/details>/g) ?? []),
];

test('empty parts are found', () => {
  const details = (content: string): string => `<details><summary><span>Why?</span></summary>${content}</details>`;
  expect(emptyParts(details('<div class="flow"></div>'))).toHaveLength(1);
  expect(emptyParts(details(''))).toHaveLength(1);
  expect(emptyParts('<details><summary>Why?</summary></details>')).toHaveLength(1);
  expect(emptyParts('<details><summary data-more="Show all">Why?</summary></details>')).toEqual([]);
  expect(emptyParts(details('<div><p>Like this:</p></div>'))).toHaveLength(1);
  expect(emptyParts(details('<div><p>Like this:</p><ol><li>One</li></ol></div>'))).toEqual([]);
});

/** Links of a page to paths at which the site has no file. */
const brokenLinks = (site: BuiltSite, html: string): string[] =>
  [...html.replace(/<code\b[^]*?<\/code>/g, '').matchAll(/\shref="(\/[^"#?]*)/g)]
    .map(([, path = '']) => decodeURI(path))
    .filter((path) => !site.has(path.endsWith('/') ? `${path}index.html` : path));

test.each(readdirSync(platforms))(
  '%s',
  async (name) => {
    const env = { ...process.env, NODE_ENV: 'production', SITE_PICTURES: '0', SITE_OVERLAY: join(platforms, name) };
    const folder = join(out, name);
    const command = [join(root, 'engine/cli/start.mjs'), 'build', '--out', folder];
    const { stdout } = await run(process.execPath, command, { cwd: root, env, maxBuffer: 1 << 28 }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toMatch(/ pages, 0 errors, /);

    const { site: config, tokens } = await loadConfig(root, { env });
    const site = new BuiltSite(folder);
    const limits = site.read('product/others/faq/index.md');
    for (const limit of Object.keys(config.offers['limits'] ?? {}))
      expect(limits, limit).toContain(tokens[`limit-${limit}`]);
    const codes = config.locales.map(({ code }) => code);
    const folderOf = (code: string): string => (code === codes[0] ? '' : `${code}/`);
    const isOf = (code: string, file: string): boolean =>
      file.startsWith(folderOf(code)) && (code !== codes[0] || !codes.some((other) => file.startsWith(`${other}/`)));
    const traces = await Promise.all(
      codes.map(async (locale) => {
        const { availability } = await loadConfig(root, { env, locale });
        return tracesIn(
          site,
          site.files().filter((file) => isOf(locale, file)),
          availability,
        );
      }),
    );
    expect(traces.flat()).toEqual([]);
  },
  300_000,
);

/** Where files name what isn't offered, or have empty parts or broken links. */
function tracesIn(site: BuiltSite, files: readonly string[], availability: AvailabilityKinds): string[] {
  const values = Object.values(availability).flatMap((kind) => Object.values(kind.values));
  /** What only values have that aren't offered. */
  const missing = (namesOf: (value: (typeof values)[number]) => readonly string[]): string[] => {
    const stillOffered = new Set(values.filter(({ offered }) => offered).flatMap(namesOf));
    return values.flatMap((value) => namesOf(value).filter((one) => !stillOffered.has(one)));
  };
  const anyOf = (all: readonly string[], before: string, after: string): RegExp =>
    new RegExp(all.length ? `${before}(${all.join('|').replaceAll('*', '[\\p{L}\\p{M}]*')})${after}` : '(?!)', 'u');
  const [notBefore, notAfter] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const names = missing((value) => value.names);
  // Words that code, URLs and fields have, too, are looked for in what pages say: those in lower case, and those that are no names of their
  // own because others begin with them in lower case, as “website chat” does with “Website”.
  const isWord = (one: string): boolean =>
    /^[a-z]+$/.test(one) || names.some((other) => other.startsWith(`${one.toLowerCase()} `));
  // At the beginning of a label, such as one in a sidebar, they are in upper case.
  const upper = (one: string): string[] => (/^[a-z]/.test(one) ? [one.charAt(0).toUpperCase() + one.slice(1)] : []);
  const named = anyOf(
    names.flatMap((one) => (isWord(one) ? upper(one) : [one])),
    notBefore,
    notAfter,
  );
  const words = anyOf(names.filter(isWord), notBefore, notAfter);
  const keys = anyOf(
    missing((value) => value.keys),
    '(?<!id=|"id":)[`"]',
    '[`"]',
  );
  const classes = anyOf(
    missing(({ className }) => [className ?? []].flat()),
    notBefore,
    notAfter,
  );
  return (
    files
      // Texts of tools are those of scripts, and what a build has made is listed by its paths.
      .filter((file) => !/\.(gz|br|png|webp|woff2|webm|mp4|js|css)$|\/tools\.json$|^\.built-site$/.test(file))
      .flatMap((file) => {
        const text = site.read(file);
        const isPage = file.endsWith('.html') && !file.startsWith('_');
        return [
          traceIn(withoutPaths(text), named) ?? [],
          traceIn(text, keys) ?? [],
          traceIn(text, classes) ?? [],
          file.endsWith('index.md') ? (traceIn(proseOf(text), words) ?? []) : [],
          file.endsWith('index.md') ? emptyHeadings(text) : [],
          isPage ? emptyParts(text) : [],
          isPage ? brokenLinks(site, text) : [],
        ]
          .flat()
          .map((trace) => `${file}: ${trace}`);
      })
  );
}
