import { expect, it } from 'vitest';
import { testModel } from '../../tests/unit/compile-text.ts';
import { linksAndAnchors } from './links-and-anchors.ts';
import type { PageFindings } from './site-check.ts';

const findings = (links: readonly string[], anchors: readonly string[] = []): PageFindings => ({
  anchors,
  links: links.map((href, index) => ({ href, file: 'content/a.md', line: index + 1 })),
  sections: [],
  needs: {},
  problems: [],
  waiting: [],
});

it('reports broken links and suggests the page or anchor that was meant', () => {
  const model = testModel({ 'a.md': '# A\n', 'guide/page.md': '# B\n' });
  const results = new Map([
    ['/a/', findings(['guide/pge.md', 'guide/page.md#sectoin', 'guide/page.md#caf%C3%A9', '#top', '#:~:text=x'])],
    ['/guide/page/', findings([], ['section', 'café'])],
  ]);
  expect(linksAndAnchors(model, results).map(({ message, hint }) => [message, hint])).toEqual([
    ['The link guide/pge.md leads nowhere: there is no page /guide/pge/.', 'Did you mean /guide/page/?'],
    [
      'The link guide/page.md#sectoin leads to /guide/page/, where no element has the id `sectoin`.',
      'Did you mean #section?',
    ],
  ]);
});

it('stays fast with many broken links on a large site', { timeout: 30_000 }, () => {
  const names = Array.from(
    { length: 1600 },
    (_, index) => `reference/module-${index % 40}/a-long-name-of-a-page-${index}`,
  );
  const model = testModel(Object.fromEntries(names.map((name) => [`${name}.md`, '# T\n'])));
  const links = names.map((name) => `/${name.replace('module', 'modul').replace('long', 'lnog')}`);
  const results = new Map([...model.pages.keys()].slice(0, 10).map((path) => [path, findings(links)]));
  const problems = linksAndAnchors(model, results);
  expect(problems).toHaveLength(16_000);
  expect(problems[0]?.hint).toBe('Did you mean /reference/module-0/a-long-name-of-a-page-0/?');
});
