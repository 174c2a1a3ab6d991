import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { FileTree } from './FileTree.tsx';

it('distinguishes folders from files', () => {
  const html = renderHtml(
    FileTree,
    {},
    <ul>
      <li>
        app
        <ul>
          <li>
            <strong>
              <code>widget.js</code>
            </strong>{' '}
            the script
          </li>
          <li>
            <p>
              <code>empty/</code> for later
            </p>
          </li>
        </ul>
      </li>
      <li>package.json</li>
    </ul>,
  );
  expect(html).toBe(
    '<div class="file-tree"><ul><li class="folder">app<ul><li class="file"><strong><code>widget.js</code></strong> the script</li>' +
      '<li class="folder"><code>empty/</code> for later</li></ul></li><li class="file">package.json</li></ul></div>',
  );
});

it('reports anything except one list', () => {
  const context = fakePageContext();
  renderHtml(FileTree, {}, <p>app/</p>, context);
  expect(context.reports[0]?.message).toBe('<FileTree> contains one list with dashes and nothing else.');
});
