import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { compileMdx, htmlOf } from '../../tests/unit/compile-text.ts';
import { defineLive, defineStatic } from '../components/define.ts';

const messages = ({ problems }: { readonly problems: readonly { readonly message: string }[] }): string[] =>
  problems.map(({ message }) => message);

describe('rendering', () => {
  it('renders a component once, however deeply it is nested in lists and tables', async () => {
    const render = vi.fn(() => 'counted');
    const Counter = defineStatic({ props: z.strictObject({}), children: 'none', place: 'inline', render });
    const components = { Counter: () => Promise.resolve(Counter) };
    const page = await compileMdx('- one\n  - two\n    - three <Counter />\n\n| a |\n| - |\n| <Counter /> |\n', {
      components,
    });
    expect(htmlOf(page).match(/counted/g)).toHaveLength(2);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('loads what a snippet needs before the page is rendered', async () => {
    const page = await compileMdx('<Snippet name="shared" />\n', {
      snippets: { shared: '<Note>\n\nRead this.\n\n```js\nlet a = 1;\n```\n\n</Note>\n' },
    });
    expect(messages(page)).toEqual([]);
    expect(htmlOf(page)).toContain('<aside class="callout note');
    expect(htmlOf(page)).toContain('<span class="k">let</span>');
  });

  it('keeps the page around a component that throws, and names the component', async () => {
    const Broken = defineStatic({
      props: z.strictObject({}),
      children: 'none',
      place: 'block',
      render: () => {
        throw new Error('no such row');
      },
    });
    const page = await compileMdx('Before.\n\n<Broken />\n\nAfter.\n', {
      components: { Broken: () => Promise.resolve(Broken) },
    });
    expect(htmlOf(page)).toBe('<p>Before.</p>\n\n<p>After.</p>');
    expect(page.problems).toMatchObject([
      { check: 'component', severity: 'error', line: 9, message: '<Broken> cannot be rendered: no such row' },
    ]);
  });
});

describe('live components', () => {
  it('that fail on the server are an error of the page', async () => {
    const Component = (): never => {
      throw new Error('window is not defined');
    };
    const Tester = defineLive({ props: z.strictObject({}), children: 'none', place: 'block', Component });
    const page = await compileMdx('Text.\n\n<Tester />\n', { components: { Tester: () => Promise.resolve(Tester) } });
    expect(page.problems).toMatchObject([
      {
        check: 'live-component',
        severity: 'error',
        file: 'content/page.mdx',
        line: 9,
        message: '<Tester> fails when the page is built: window is not defined',
      },
    ]);
  });

  it('are nodes of the tree, with the elements around them', async () => {
    const Tester = defineLive({
      props: z.strictObject({ n: z.number() }),
      children: 'none',
      place: 'block',
      Component: ({ n }: { readonly n: number }) => createElement('p', null, n),
    });
    const page = await compileMdx('Text.\n\n<Tester n={3} />\n', {
      components: { Tester: () => Promise.resolve(Tester) },
    });
    expect(page.body).toEqual(['<p>Text.</p>\n', { live: 'Tester', props: { n: 3 }, children: [] }]);
    expect(messages(page)).toEqual([]);
  });
});

describe('ids', () => {
  it('are never those of the frame', async () => {
    const page = await compileMdx('## Content\n\nText.\n\n## Menu\n\nText.\n');
    expect(page.anchors).toEqual(['content-2', 'menu-2']);
  });

  it('are unique, even if a heading reads like a numbered repeat', async () => {
    const page = await compileMdx('## Part\n\n## Part\n\n## Part 2\n');
    expect(page.anchors).toEqual(['part', 'part-2', 'part-2-2']);
  });
});

it('gives the page as Markdown', async () => {
  const { markdown } = await compileMdx('Press <Kbd keys="Esc" />.\n\n<Note>\n\nMind this.\n\n</Note>\n');
  expect(markdown).toBe(
    '# A page under test\n\n> A page that stands in a test, with a description that is long enough.\n\nPress Esc.\n\n> **Note**\n>\n> Mind this.\n',
  );
});

describe('a fence that names a file', () => {
  const samples = { 'samples/topic/app.js': 'let name = 1;\nlet other = 2;' };

  it('shows the text of that file, also in a snippet, with the right grammar', async () => {
    const page = await compileMdx(
      '```js title="app.js" file="samples/topic/app.js" {2}\n```\n\n<Snippet name="part" />\n',
      {
        samples,
        snippets: { part: '```js file="samples/topic/app.js"\n```\n' },
      },
    );
    expect(messages(page)).toEqual([]);
    expect(htmlOf(page).match(/<span class="k">let<\/span> name/g)).toHaveLength(2);
    expect(htmlOf(page)).toMatch(/<mark class="line hl"><span class="k">let<\/span> other/);
    expect(page.markdown).toContain('```js\nlet name = 1;\nlet other = 2;\n```');
  });

  it('keeps its own text when the file does not exist', async () => {
    const page = await compileMdx('```js file="samples/topic/ap.js"\n```\n', { samples });
    expect(page.problems).toMatchObject([
      {
        line: 7,
        message: 'There is no file samples/topic/ap.js, which the fence names.',
        hint: 'Did you mean samples/topic/app.js?',
      },
    ]);
    expect(htmlOf(page)).toBe('');
  });
});

describe('the Markdown of a live component', () => {
  const controls = createElement('div', { 'data-markdown-ignore': '' }, createElement('label', null, 'Choose'));
  const Component = ({ n }: { readonly n: number }) =>
    createElement('section', null, controls, createElement('p', null, `Result ${n}`));
  const props = z.strictObject({ n: z.number() });

  it('is what it renders, without its controls', async () => {
    const Tester = defineLive({ props, children: 'none', place: 'block', Component });
    const page = await compileMdx('Try it:\n\n<Tester n={3} />\n\nDone.\n', {
      components: { Tester: () => Promise.resolve(Tester) },
    });
    expect(page.markdown).toContain('Try it:\n\nResult 3\n\nDone.\n');
    expect(page.markdown).not.toContain('Choose');
  });

  it('is its twin if it has one', async () => {
    const twin = ({ n }: { readonly n: number }) => createElement('p', null, `All results up to ${n}`);
    const Tester = defineLive({ props, children: 'none', place: 'block', Component, twin });
    const page = await compileMdx('- one\n\n  <Tester n={3} />\n', {
      components: { Tester: () => Promise.resolve(Tester) },
    });
    expect(page.markdown).toContain('- one\n\n  All results up to 3\n');
    expect(page.body).toContainEqual(expect.objectContaining({ tag: 'ul' }));
  });
});

it('keeps the word joiners that an author has written', async () => {
  expect(htmlOf(await compileMdx('Press A\u2060/\u2060B.'))).toBe('<p>Press A\u2060/\u2060B.</p>');
});

describe('what a page needs', () => {
  it('is declared by its components, wherever they are', async () => {
    const { needs } = await compileMdx(
      '<Steps>\n\n1. <Video title="Settings > Channels" src="https://youtu.be/abc" />\n\n2. <Snippet name="tabs" />\n\n</Steps>',
      {
        snippets: {
          tabs: '<Tabs>\n<Tab label="A">\n\n```sh\na\n```\n\n</Tab>\n<Tab label="B">\n\nB\n\n</Tab>\n</Tabs>\n',
        },
      },
    );
    expect(needs).toEqual({
      styles: ['extra'],
      scripts: ['tabs', 'code', 'video'],
      frames: ['https://www.youtube-nocookie.com'],
    });
  });
  it('is nothing for a page of words', async () => {
    expect((await compileMdx('Words, and `<div class="tabs">` in code.')).needs).toEqual({});
  });
});

it('reports a brand word without a value where readers see it, and not in what <If> hides', async () => {
  const brandMessages = async (body: string) => messages(await compileMdx(body)).filter((text) => text.includes('%'));
  expect(await brandMessages('<If brand="securityEmail">\n\nWrite to %security-email%.\n\n</If>')).toEqual([]);
  expect(await brandMessages('<If brand="securityEmail" not>\n\n[Write](mailto:%security-email%).\n\n</If>')).toEqual([
    '`%security-email%` has no value: its key is not set under `brand` in site.config.ts.',
  ]);
});
