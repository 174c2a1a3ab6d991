import { expect, it } from 'vitest';
import { compileFile, htmlOf } from '../../../tests/unit/compile-text.ts';

it('a fact of a property that has no text of its own is shown', async () => {
  const page = await compileFile(
    'page.md',
    '| Option | Where | Icon | Default | Meaning |\n|---|---|---|---|---|\n' +
      '| `sort` | <kbd></kbd> | ![Arrow](a.png) | – | Order of the list. |\n',
    { assets: ['a.png'] },
  );
  const html = htmlOf(page);
  expect(html).toContain('class="properties"');
  expect(html).toContain('<kbd></kbd>');
  expect(html).toContain('alt="Arrow"');
  expect(html).not.toContain('–');
});
