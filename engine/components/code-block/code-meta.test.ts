import { describe, expect, it } from 'vitest';
import { CodeMetaError, parseCodeMeta } from './code-meta.ts';

const plain = {
  highlight: [],
  ins: [],
  del: [],
  lineNumbers: false,
  wrap: false,
  output: false,
  brief: false,
  check: true,
};

describe('parseCodeMeta', () => {
  it.each([
    ['', plain],
    ['  ', plain],
    ['title="src/app.js"', { ...plain, title: 'src/app.js' }],
    ['file="samples/a.js" title="a.js"', { ...plain, file: 'samples/a.js', title: 'a.js' }],
    ['title="a {1} b" wrap', { ...plain, title: 'a {1} b', wrap: true }],
    ['{1,3-5}', { ...plain, highlight: [1, 3, 4, 5] }],
    ['{ 2 , 4 - 5 }', { ...plain, highlight: [2, 4, 5] }],
    ['ins={2} del={3,4}', { ...plain, ins: [2], del: [3, 4] }],
    [
      'lines wrap output brief check={false}',
      { ...plain, lineNumbers: true, wrap: true, output: true, brief: true, check: false },
    ],
    ['{1} title="x" lines {7}', { ...plain, title: 'x', highlight: [1, 7], lineNumbers: true }],
  ])('%s', (meta, expected) => expect(parseCodeMeta(meta)).toEqual(expected));

  it.each([
    [
      'titel="a"',
      'The fence has the unknown option `titel`. Did you mean `title="app.js"`? It accepts title="…", file="…", inline="…", {1,3-5}, ins={2}, del={3}, lines, wrap, output, brief and check={false}.',
    ],
    [
      'showLineNumbers',
      'The fence has the unknown option `showLineNumbers`. It accepts title="…", file="…", inline="…", {1,3-5}, ins={2}, del={3}, lines, wrap, output, brief and check={false}.',
    ],
    ['title', 'The fence\'s option `title` is malformed. Write it as `title="app.js"`.'],
    ['file', 'The fence\'s option `file` is malformed. Write it as `file="samples/topic/app.js"`.'],
    ['ins="2"', "The fence's option `ins` is malformed. Write it as `ins={2}`."],
    ['wrap={true}', "The fence's option `wrap` is malformed. Write it as `wrap`."],
    ['check', "The fence's option `check` is malformed. Write it as `check={false}`."],
    ['{a}', 'The fence marks the lines `a`. Write numbers and ranges that start at 1, as in {1,3-5}.'],
    ['{0}', 'The fence marks the lines `0`. Write numbers and ranges that start at 1, as in {1,3-5}.'],
    ['{5-3}', 'The fence marks the lines `5-3`. Write numbers and ranges that start at 1, as in {1,3-5}.'],
    [
      'wrap title="a',
      'The fence\'s options `title="a` are malformed. A fence accepts title="…", file="…", inline="…", {1,3-5}, ins={2}, del={3}, lines, wrap, output, brief and check={false}.',
    ],
  ])('rejects %s', (meta, message) => {
    expect(() => parseCodeMeta(meta)).toThrow(CodeMetaError);
    expect(() => parseCodeMeta(meta)).toThrow(new CodeMetaError(message));
  });
});
