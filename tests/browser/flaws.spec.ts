import { expect, test } from './site.ts';
import { flaws } from './flaws.ts';
import { tooSmallToTouch } from './touch.ts';

const inTheDark =
  "<script>document.documentElement.dataset.theme = 'dark'; document.documentElement.style.background = 'oklch(0.2 0 0)'</script>";

const diagram = (shapes: string): string =>
  `<div class="diagram"><svg width="200" height="50"><path class="d-line" d="M0 20L200 20"/>${shapes}</svg></div>`;

const property = (name: string, style = ''): string =>
  `<div class="property"><dt><span class="property-name" style="${style}">${name}</span> <span class="type">text</span></dt><dd>What it is.</dd></div>`;
const listOf = (...rows: readonly string[]): string => `<dl class="properties">${rows.join('')}</dl>`;

const cases: Readonly<Record<string, readonly [flawed: string, sound: string]>> = {
  'wider than its box': [
    '<div style="width: 200px"><p style="width: 300px">Text</p></div>',
    '<div style="width: 200px"><p>Text</p></div>',
  ],
  'an edge of its own': [
    '<h1 style="width: 300px">Title</h1><p style="width: 280px">Text</p>',
    '<h1 style="width: 300px">Title</h1><p style="width: 300px">Text</p>',
  ],
  'a word in two lines': [
    '<p style="width: 6em; overflow-wrap: anywhere">https://example.com/applications</p>',
    '<p style="width: 6em; overflow-wrap: anywhere">https://<wbr>example.<wbr>com/<wbr>apps</p>',
  ],
  'a word in two lines (code)': [
    '<pre style="width: 6em; white-space: pre-wrap; overflow-wrap: anywhere">example.com/applications</pre>',
    '<pre style="width: 6em; white-space: pre-wrap; overflow-wrap: anywhere">example.<wbr>com/<wbr>apps</pre>',
  ],
  'short code in two lines': [
    '<p style="width: 4em"><code>spring-sale</code></p>',
    '<p style="width: 4em; overflow: visible"><code style="white-space: nowrap; font-size: 12px">a-b</code></p>',
  ],
  'too small': ['<p><code style="font-size: 11px">id</code></p>', '<p><code style="font-size: 12px">id</code></p>'],
  'a tab out of sight': [
    '<div class="api-sample"><div role="tablist" style="width: 50px; overflow: auto; white-space: nowrap"><b>JavaScript</b></div></div>',
    '<div class="api-sample"><div role="tablist" style="width: 200px; overflow: auto"><b>JavaScript</b></div></div>',
  ],
  '“Show all” for 2 lines': [
    '<figure class="code" style="margin: 0"><pre style="line-height: 20px; height: 20px; margin: 0; overflow: auto">1\n2\n3</pre><details class="all-lines"></details></figure>',
    '<figure class="code" style="margin: 0"><pre style="line-height: 20px; height: 20px; margin: 0; overflow: auto">1\n2\n3\n4\n5\n6</pre><details class="all-lines"></details></figure>',
  ],
  'a line askew': [
    '<pre><code style="display: block">{\n<details open><summary>  "a": {\n</summary>    "b": 1\n</details><b style="padding-left: 32px">  }</b></code></pre>',
    '<pre><code style="display: block">{\n<details open><summary style="display: block">  "a": {\n</summary>    "b": 1\n</details><span style="display: block">  }</span></code></pre>',
  ],
  'facts out of line': [
    listOf(property('id'), property('a longer name')),
    listOf(property('id', 'display: inline-block; width: 200px'), property('a', 'display: inline-block; width: 200px')),
  ],
  'more lines than it needs': [
    listOf(property('id', 'float: left').replace('<dd>', '<dd style="clear: both; margin-top: 2rem">')),
    listOf(property('id', 'float: left')),
  ],
  'too near its heading': [
    '<h2 style="margin: 0">One</h2><div class="steps">Text</div>',
    '<h2 style="margin: 0 0 16px">One</h2><div class="steps">Text</div>',
  ],
  'cut by a line': [
    diagram('<text x="20" y="25">yes, always</text>'),
    diagram('<rect x="0" y="0" width="200" height="50" fill="white"/><text x="20" y="25">yes, always</text>'),
  ],
  'on 2 lines': [
    diagram('<path class="d-line" d="M40 0L40 50"/><text class="d-soft d-halo" x="20" y="25">yes, always</text>'),
    diagram('<text class="d-soft d-halo" x="20" y="25">yes, always</text>'),
  ],
  'a line between its lines': [
    diagram(
      '<path class="d-line" d="M60 0L60 50"/><text class="d-halo" x="20" y="18">yes, always</text><text class="d-halo" x="20" y="36">or never</text>',
    ),
    diagram(
      '<path class="d-line" d="M60 0L60 50"/><rect class="d-halo" width="200" height="50" fill="white"/><text class="d-halo" x="20" y="18">yes, always</text><text class="d-halo" x="20" y="36">or never</text>',
    ),
  ],
  'scrolls down in a box': [
    '<div style="overflow: auto; height: 60px"><table><tbody><tr><td style="height: 200px">1</td></tr></tbody></table></div>',
    '<div style="overflow: auto"><table><tbody><tr><td style="height: 200px">1</td></tr></tbody></table></div>',
  ],
  'a head that scrolls away': [
    '<div class="table matrix" style="overflow: auto"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    '<div class="table matrix"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  ],
  'a column out of sight': [
    '<div class="table matrix" style="width: 50px"><table style="width: 90px"><tbody><tr><td>1</td></tr></tbody></table></div>',
    '<div class="table matrix" style="width: 50px"><table style="width: 40px"><tbody><tr><td>1</td></tr></tbody></table></div>',
  ],
  'a head alone': [
    '<table><thead><tr><th>One</th><th style="position: absolute; clip-path: inset(50%)">Two</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<table><thead style="position: absolute; clip-path: inset(50%)"><tr><th>One</th><th>Two</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  'a row named by a mark': [
    '<div class="s-list"><div><span>✓</span><span>Priya</span></div></div>',
    '<div class="s-list"><div><span>Priya</span><span>✓</span></div></div>',
  ],
  'no inset': [
    '<input style="border: 1px solid; padding: 0" value="text" />',
    '<input style="border: 1px solid; padding: 8px" value="text" />',
  ],
  'an arrow at the edge': [
    '<select style="padding: 8px"><option>One</option></select>',
    '<select style="padding: 8px; appearance: none"><option>One</option></select>',
  ],
  'without contents': ['<h2>One</h2><h2>Two</h2><p>Text</p>', '<h2>One</h2><h3>Two</h3><p>Text</p>'],
  'a column without a head': [
    '<table><thead><tr><th>One</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<table><thead><tr><th>One</th><th>Two</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  '0 px from its value': [
    '<dl class="channel-facts"><dt>Window</dt><dd>None</dd></dl>',
    '<dl class="channel-facts"><dt style="margin-bottom: 4px">Window</dt><dd>None</dd></dl>',
  ],
  'a sentence that is cut': [
    '<figure class="code" style="margin: 0"><pre style="width: 60px; overflow: auto"><code>Hello, all lamps are cheaper.</code></pre></figure>',
    '<figure class="code wrap" style="margin: 0"><pre style="width: 60px; overflow: auto"><code>Hello, all lamps are cheaper.</code></pre></figure>',
  ],
  'a numbered list of another look': [
    '<ol><li>One</li></ol>',
    '<style>li::before { content: counter(list-item) }</style><ol><li>One</li></ol>',
  ],
  'a drawing of another look': [
    '<figure class="screen"><div class="drawing">Form</div></figure>',
    '<figure class="screen"><div class="drawing" style="filter: grayscale(1)">Form</div></figure>',
  ],
  'too many links at the end': [
    `<nav class="related"><ul>${'<li>Page</li>'.repeat(6)}</ul></nav>`,
    `<nav class="related"><ul>${'<li>Page</li>'.repeat(5)}</ul></nav>`,
  ],
  'a name too long for the sidebar': [
    '<ul class="sidebar-pages"><li><a href="/" style="display: block; height: 120px">One</a></li></ul>',
    '<ul class="sidebar-pages"><li><a href="/" style="display: block; height: 60px">One</a></li></ul>',
  ],
  'a mark off the first line': [
    '<ul class="sidebar-pages"><li><a href="/" style="display: grid; height: 60px; align-content: end">One <b class="method">GET</b></a></li></ul>',
    '<ul class="sidebar-pages"><li><a href="/" style="display: flex; align-items: start; height: 60px">One <b class="method">GET</b></a></li></ul>',
  ],
  'a title that wraps alone': [
    '<ul class="doors" style="display: flex"><li><p class="card-title"><a href="/" style="display: block; height: 60px">One</a></p></li><li><p class="card-title"><a href="/" style="display: block; height: 30px">Two</a></p></li></ul>',
    '<ul class="doors"><li><p class="card-title"><a href="/" style="display: block; height: 60px">One</a></p></li><li><p class="card-title"><a href="/" style="display: block; height: 30px">Two</a></p></li></ul>',
  ],
  'darker than the page': [
    `${inTheDark}<p style="background: oklch(0.1 0 0)">Text</p>`,
    `${inTheDark}<p style="background: oklch(0.3 0 0)">Text</p><pre class="code" style="background: oklch(0.1 0 0)">Code</pre>`,
  ],
};

test('each rule about looks finds its kind of flaw, and nothing where there is none', async ({ page }) => {
  for (const [kind, [flawed, sound]] of Object.entries(cases)) {
    for (const [markup, expected] of [
      [flawed, [kind.replace(' (code)', '')]],
      [sound, []],
    ] as const) {
      await page.setContent(
        `<!doctype html><main><article class="article"><div class="prose">${markup}</div></article></main>`,
      );
      const kinds = new Set((await flaws(page)).map((line) => line.slice(0, line.indexOf(':'))));
      expect([...kinds], `${kind}: ${markup}`).toEqual(expected);
    }
  }
});

test('what a finger presses is 44 px high, and an icon as wide; what is read is not measured', async ({ page }) => {
  await page.setContent(
    '<main><button style="height: 40px; width: 50px">Go</button><p><a href="/a">A row</a></p><button style="width: 30px; height: 50px"></button></main>',
  );
  expect((await tooSmallToTouch(page)).map((line) => /: (\w+)/.exec(line)?.[1])).toEqual(['button', 'a', 'button']);
  await page.setContent(
    '<main><button style="height: 44px">Go</button><p>Read <a href="/a">this</a>.</p><table><tr><td><a href="/b">b</a></td></tr></table></main>',
  );
  expect(await tooSmallToTouch(page)).toEqual([]);
});
