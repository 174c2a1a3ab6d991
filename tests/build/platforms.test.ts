import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { engineBundle } from '../../engine/build/bundle-engine.mjs';
import { Site } from '../../engine/build/site.ts';
import { WorkThread } from '../../engine/build/work-thread.ts';
import { checkSite } from '../../engine/checks/check-site.ts';

/**
 * What a platform doesn't offer leaves no trace: each folder of `tests/platforms/` is an overlay with `offers`, laid over these docs. The
 * words that may not occur are those by which pages call what isn't offered.
 */
const root = resolve(import.meta.dirname, '../..');
const platforms = resolve(root, 'tests/platforms');
afterEach(() => {
  delete process.env['SITE_OVERLAY'];
});

/** Pages with texts from `data/` and keywords, which can't have a condition, that still name a channel which isn't offered. */
const stillNaming: Readonly<Record<string, readonly string[]>> = {
  'few-channels': ['/contributing-guide/environment-variables/'],
};

/** The words of a page: its Markdown without code. */
const wordsOf = (markdown: string): string =>
  markdown
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, '');

/** Whether a heading is followed by one of the same or a higher level, or by nothing. */
function hasEmptyHeading(markdown: string): boolean {
  const lines = markdown
    .replace(/^(`{3,})[\s\S]*?^\1/gm, 'code')
    .split('\n')
    .filter((line) => line.trim());
  const levelOf = (line = '# '): number => /^(#{1,6}) /.exec(line)?.[1]?.length ?? 7;
  return lines.some((line, index) => /^#{2,6} /.test(line) && levelOf(lines[index + 1]) <= levelOf(line));
}

test.each(readdirSync(platforms))(
  '%s',
  async (name) => {
    process.env['SITE_OVERLAY'] = join(platforms, name);
    const thread = new WorkThread(await engineBundle(), join(root, '.cache/objects'));
    try {
      const site = await Site.open({ root, tools: thread.tools });
      const missing = Object.values(site.model.config.availability).flatMap(({ values }) =>
        Object.values(values)
          .filter(({ offered }) => !offered)
          .flatMap(({ names }) => names),
      );
      expect(missing.length).toBeGreaterThan(0);
      const named = new RegExp(`(?<![\\p{L}\\p{N}])(${missing.join('|')})(?![\\p{L}\\p{N}])`, 'u');
      const traces: string[] = [];
      const pages = await site.eachPage(async (path) => {
        const { content, findings } = await site.compile(path);
        const text = wordsOf(content.markdown);
        const trace = named.exec(text);
        if (trace && !stillNaming[name]?.includes(path))
          traces.push(
            `${path} says “${text.slice(Math.max(0, trace.index - 60), trace.index + 40).replace(/\s+/g, ' ')}”`,
          );
        if (hasEmptyHeading(content.markdown)) traces.push(`${path} has a heading without content`);
        return findings;
      });
      const problems = [
        ...site.problems,
        ...[...pages.values()].flatMap((page) => page.problems),
        ...checkSite(site.model, pages),
      ];
      expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
      expect(traces).toEqual([]);
    } finally {
      await thread.close();
    }
  },
  300_000,
);
