import { describe, expect, it } from 'vitest';
import type { Tree } from '../model/tree.ts';
import { parseHtml } from '../markdown/parser.ts';
import { splitTree } from './split-tree.ts';

const live = [
  { name: 'Tester', props: { a: 1 } },
  { name: 'Other', props: {} },
];

const split = (html: string): Tree => splitTree(parseHtml(html), live);

describe('splitTree', () => {
  it('keeps a page without live components as one string', () => {
    expect(split('<p>a<br/>b</p>')).toEqual(['<p>a<br>b</p>']);
    expect(split('')).toEqual([]);
  });

  it('splits at live components of the top level', () => {
    expect(split('<p>a</p><live-node data-index="0"></live-node><p>b</p>')).toEqual([
      '<p>a</p>',
      { live: 'Tester', props: { a: 1 }, children: [] },
      '<p>b</p>',
    ]);
  });

  it('turns the elements around a live component into nodes, and nothing else', () => {
    const html =
      '<ol class="steps"><li>one</li><li id="x">two <live-node data-index="1"><p>inside</p></live-node> after</li></ol><p>end</p>';
    expect(split(html)).toEqual([
      {
        tag: 'ol',
        attributes: { class: 'steps' },
        children: [
          { tag: 'li', attributes: {}, children: ['one'] },
          {
            tag: 'li',
            attributes: { id: 'x' },
            children: ['two ', { live: 'Other', props: {}, children: ['<p>inside</p>'] }, ' after'],
          },
        ],
      },
      '<p>end</p>',
    ]);
  });

  it('puts no wrapper between a list or a fold and its children', () => {
    const html =
      '<details open=""><summary>Fold <b>it</b></summary><p>a</p><live-node data-index="0"></live-node><p>b</p></details>';
    expect(split(html)).toEqual([
      {
        tag: 'details',
        attributes: { open: '' },
        children: [
          { tag: 'summary', attributes: {}, children: ['Fold <b>it</b>'] },
          { tag: 'p', attributes: {}, children: ['a'] },
          { live: 'Tester', props: { a: 1 }, children: [] },
          { tag: 'p', attributes: {}, children: ['b'] },
        ],
      },
    ]);
  });

  it('unescapes attributes and handles void and closed tags', () => {
    const html =
      '<div title="a &quot;b&quot; &amp; c"><svg viewBox="0 0 1 1"><path d="M0"/></svg><input type="checkbox"/><live-node data-index="0"></live-node></div>';
    expect(split(html)).toEqual([
      {
        tag: 'div',
        attributes: { title: 'a "b" & c' },
        children: [
          '<svg viewBox="0 0 1 1"><path d="M0"/></svg><input type="checkbox">',
          { live: 'Tester', props: { a: 1 }, children: [] },
        ],
      },
    ]);
  });
});
