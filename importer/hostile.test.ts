import { describe, expect, it } from 'vitest';
import { walk } from '../engine/markdown/nodes.ts';
import { parseHtml } from '../engine/markdown/parser.ts';
import { htmlFaults } from '../tests/browser/variants/html-faults.ts';
import { compileFile, htmlOf } from '../tests/unit/compile-text.ts';
import { importFolder } from './import-folder.ts';

/** Elements that run, load or send something, and attributes whose URLs can run. */
const forbiddenTags =
  /^(script|style|iframe|object|embed|applet|form|button|select|textarea|link|meta|base|animate|set|use|foreignobject|frame|frameset|template|noscript|math|portal|dialog)$/i;
const forbiddenAttributes =
  /^(on|style$|srcDoc$|action$|formAction$|xlinkHref$|ping$|target$|is$|slot$|part$|nonce$|httpEquiv$)/i;

/** A page of another system, imported and compiled. */
async function compiled(text: string, format: 'md' | 'mdx') {
  const pages = [{ file: `page.${format}`, text, missing: [] }];
  const imported = importFolder({ folder: 'docs', pages, assets: [], parts: [], read: () => undefined }, '/');
  const page = await compileFile('page.mdx', imported.pages.get('page.mdx') ?? '');
  expect(page.problems.filter(({ check }) => check === 'parse' || check === 'props' || check === 'component')).toEqual(
    [],
  );
  return page;
}

const html = async (text: string, format: 'md' | 'mdx' = 'md'): Promise<string> => htmlOf(await compiled(text, format));

/** Everything in a piece of HTML that is more than content. */
function dangers(page: string): string[] {
  return [...walk(parseHtml(page).children as Parameters<typeof walk>[0])].flatMap((node) => {
    if (node.type !== 'element') return [];
    const tag = forbiddenTags.test(node.tagName) && !isOurs(node.properties) ? [`<${node.tagName}>`] : [];
    const attributes = Object.entries(node.properties).flatMap(([name, value]) => {
      const address = String(value).replace(/[\p{Cc}\s]/gu, '');
      const runs =
        /^(href|src|srcSet|poster|cite|data)$/.test(name) && /^(javascript|vbscript|data:(?!image\/))/i.test(address);
      return forbiddenAttributes.test(name) || runs ? [`${node.tagName} ${name}=${address}`] : [];
    });
    return [...tag, ...attributes];
  });
}
/** The buttons of tabs are our own, and so are those that copy code. */
const isOurs = ({ role, className }: Readonly<Record<string, unknown>>): boolean =>
  role === 'tab' || String(className) === 'copy';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><a><animate attributeName=href values="javascript:alert(1)"/><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<form action="https://elsewhere.example"><input name=a><button>Send</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
  '<https://x.example" onmouseover="alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<link rel="stylesheet" href="https://elsewhere.example/a.css">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<div class="chunk live" data-live="HmacTester" data-chunk>x</div>',
  '<live-node data-index="0">x</live-node>',
  '<x-component>x</x-component>',
  '<x-frame src="javascript:alert(1)">x</x-frame>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<video src="https://elsewhere.example/v.mp4" onerror="alert(1)" autoplay></video>',
  '<details open ontoggle="alert(1)"><summary>x</summary></details>',
  '<input type="image" src="x" formaction="javascript:alert(1)">',
  ':::note[<img src=x onerror=alert(1)>]\nx\n:::',
  ':::note[[x](javascript:alert(1))]\nx\n:::',
  '> [!NOTE] <script>alert(1)</script>\n> x',
  '[[javascript:alert(1)|x]]',
  '![[javascript:alert(1).png]]',
  '<template><img src=x onerror=alert(1)></template>',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '```js title="<img src=x onerror=alert(1)>"\nx\n```',
];
const mdxAttacks = [
  '<img src="x" onError={() => alert(1)} />',
  '<div dangerouslySetInnerHTML={{__html: "<script>alert(1)</script>"}} />',
  '<div dangerouslySetInnerHTML="<script>alert(1)</script>" />',
  '<a href={"javascript:alert(1)"}>x</a>',
  '<Card title="x" href="javascript:alert(1)">x</Card>',
  '<Cards><Card title="x" href="javascript:alert(1)">x</Card></Cards>',
  '<Note title="<img src=x onerror=alert(1)>">x</Note>',
  '<Accordion title="[x](javascript:alert(1))">x</Accordion>',
  '<Video src="https://elsewhere.example/embed" title="A video of more than twenty letters" />',
  '<iframe srcDoc="<script>alert(1)</script>" src="https://elsewhere.example" />',
  '<script>{`alert(1)`}</script>',
  '<Unknown title="<script>alert(1)</script>" href="javascript:alert(1)" />',
  '<constructor/>\n\n<toString>x</toString>\n\n<__proto__/>\n\n<hasOwnProperty />',
  '<Constructor __proto__="x" toString="y" />',
  '{constructor} {toString} {__proto__}',
  'export const a = fetch("https://elsewhere.example")',
  '<Snippet name="../../../etc/passwd" />',
];

describe('nothing in a page can run, load or send', () => {
  it.each(attacks)('%s', async (attack) => {
    expect(dangers(await html(`Before.\n\n${attack}\n\nAfter.\n`))).toEqual([]);
    expect(dangers(await html(`Before.\n\n${attack}\n\nAfter.\n`, 'mdx'))).toEqual([]);
  });
  it.each(mdxAttacks)('%s', async (attack) => {
    const page = await html(`Before.\n\n${attack}\n\nAfter.\n`, 'mdx');
    expect(dangers(page)).toEqual([]);
    expect(page).toMatch(/<p>Before.*<p>After/s);
  });
  it('the detector finds what is dangerous', () => {
    expect(dangers('<p onclick="x"><script>x</script><a href=" javascript:x">y</a></p>')).toHaveLength(3);
  });
});

it.each([
  'a <svg><foreignObject><p>x</p></foreignObject></svg> b',
  'a <svg><title><p>x</p></title><g><div>y</div></g></svg> b',
  'a <math><mtext><svg><p>x</p></svg></mtext></math> b',
  'a <svg><foreignObject><iframe onload=a()></foreignObject></svg>\n\nx\n\n## b',
])('HTML in a drawing does not end it: %s', async (text) => {
  const page = await html(text);
  expect(htmlFaults(page)).toEqual([]);
  expect(page).toContain('x');
  expect(page).not.toContain('[object');
  expect(page.replace(/<svg>.*?<\/svg>/gs, '')).toContain('b');
});

describe('nothing in a page stops the build', { timeout: 30_000 }, () => {
  const deep = (open: string, close: string, count: number): string => `${open.repeat(count)}x${close.repeat(count)}`;
  const cases: [string, string, 'md' | 'mdx'][] = [
    ['10,000 quotations', `${'>'.repeat(10_000)} x`, 'md'],
    ['50,000 lists', `${'- '.repeat(50_000)}x`, 'md'],
    ['10,000 elements', deep('<div>', '</div>', 10_000), 'md'],
    ['10,000 elements in MDX', deep('<div>', '</div>', 10_000), 'mdx'],
    ['10,000 components', deep('<A>', '</A>', 10_000), 'mdx'],
    ['10,000 parentheses in an expression', `{${deep('(', ')', 10_000)}}`, 'mdx'],
    ['10,000 brackets in a prop', `<A b={${deep('[', ']', 10_000)}} />`, 'mdx'],
    ['10,000 parentheses in an export', `export const a = ${deep('(', ')', 10_000)}`, 'mdx'],
    ['50,000 exclamation marks in an expression', `{${'!'.repeat(50_000)}x}`, 'mdx'],
    ['10,000 links in each other', `${'['.repeat(10_000)}x${'](y)'.repeat(10_000)}`, 'md'],
    ['10,000 containers', `${':::note\n'.repeat(10_000)}x\n`, 'md'],
    ['10,000 unclosed braces', '{'.repeat(10_000), 'mdx'],
    ['front matter that is a bomb', bomb(), 'md'],
    ['front matter that nests', `---\na: ${deep('[', ']', 20_000)}\n---\nx`, 'md'],
    ['TOML that nests', `+++\na = ${deep('[', ']', 20_000)}\n+++\nx`, 'md'],
    ['addresses that cannot be decoded', '[x](%E0%A4%A) [y](#50%-off) [z](#caf%E9) ![w](%.png)', 'md'],
    ['nothing', '', 'md'],
    ['a zero', '\0', 'md'],
    ['halves of characters', '\ud800 \udfff [\ud800](\ud800)', 'md'],
  ];
  it.each(cases)(
    '%s',
    async (_name, text, format) => {
      const { anchors } = await compiled(text, format);
      expect(anchors).toBeDefined();
    },
    120_000,
  );
});

function bomb(): string {
  const lines = Array.from(
    { length: 12 },
    (_, index) =>
      `l${index + 1}: &l${index + 1} [${Array.from({ length: 9 }, () => (index ? `*l${index}` : 'x')).join(', ')}]`,
  );
  return `---\n${lines.join('\n')}\ntitle: Bomb\n---\nx`;
}
