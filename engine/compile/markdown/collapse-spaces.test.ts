import type { Root } from 'hast';
import { minifyWhitespace } from 'hast-util-minify-whitespace';
import { expect, test } from 'vitest';
import { parseHtml } from '../../markdown/parser.ts';
import { collapseSpaces } from './collapse-spaces.ts';

const collapsed = (html: string, collapse: (root: Root) => void): Root => {
  const root = structuredClone(parseHtml(html));
  collapse(root);
  return root;
};

test.each([
  ['at the edges of blocks', ' <p>  One\n two </p> <div> three <p> four </p> five </div> '],
  ['around inline elements', '<p> a <b> b </b> <i>c </i> d<a> </a><em> e</em> </p>'],
  ['between inline elements and blocks', '<div><span> a </span> <p>b</p> <span> </span> c</div>'],
  [
    'beside things that stand in a line',
    '<p> <img src="a"> b <input> <button> c </button> </p><p> <video></video> </p>',
  ],
  ['in code', '<pre>  a\n  b </pre><p><code> a  b </code> c</p><textarea> a </textarea>'],
  ['beside what cannot be seen', '<p>a <template> b </template> </p><p>a <span hidden> b </span> </p>'],
  ['in lists and tables', '<ul> <li> a </li> <li><p> b </p> </li></ul><table> <tr> <td> c </td> </tr></table>'],
  ['at breaks', '<p> a <br> b <wbr> c </p>'],
  ['alone', '<div> <span> </span> <b> <i> </i> </b> </div>'],
])('spaces %s collapse as in the library that does the same', (_, html) => {
  expect(collapsed(html, collapseSpaces)).toEqual(collapsed(html, minifyWhitespace));
});
