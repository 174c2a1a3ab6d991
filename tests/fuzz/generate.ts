import * as fc from 'fast-check';

/** Pages that nobody would write: pieces of everything a page may hold, whole and broken, joined at random and then damaged. */
const frontMatter = [
  '---\ntype: landing\ntitle: A page under test\ndescription: A page that stands in a test, with a description that is long enough.\n---\n\n',
  '---\ntitle: x\n---\n',
  '---\ntype: task\ntitle: [a, b]\ndescription: {a: b}\n---\n',
  '---\ntype: nothing\ntitle: !!js/function "x"\n---\n',
  '---\na: &a [*a]\n---\n',
  '---\ntitle: "unclosed\n---\n',
  '---\n- list\n---\n',
  '---\nnull\n---\n',
  '---\n__proto__: {polluted: 1}\nconstructor: x\n---\n',
  '---\ntitle: a: b\n\tx: y\n---\n',
  '---\nsidebar_position: -1e309\nslug: ../../x\n---\n',
  '+++\ntitle = "x"\n+++\n',
  '+++\nx = [[\n+++\n',
  ';;;\n{"title": 1}\n;;;\n',
  '---\n',
  '---\n---\n',
  '\ufeff---\ntitle: x\n---\n',
  '',
];

const blocks = [
  '# One\n',
  '## Two\n',
  '###### Six {#custom-id}\n',
  'Words with `code`, **bold**, *lean*, ~~gone~~, [a link](/x/), ![a picture](./x.png "t") and <b>HTML</b>.\n',
  '[a](#nowhere) [b](/later/) [c](../../..) [d](mailto:x) [e]( <x y> "t") [f][g] <https://x.example> [[wiki|link]]\n',
  '[g]: /x/ "t"\n[^1]: A note.\n',
  'A note[^1] and $x^2$ and $$\ny\n$$ and ==mark== and H~2~O and :smile:.\n',
  '- a\n  - b\n\n    c\n- [ ] d\n- [x] e\n',
  '1) a\n2) b\n   > c\n',
  '> [!NOTE]\n> x\n',
  '> quote\nlazy\n> > deeper\n',
  '| a | b |\n|---|:-:|\n| 1 | 2 |\n',
  '| a |\n|---|---|\n| `|` | \\| | x |\n',
  '|\n|-\n||\n',
  '```js title="a.js" {1,3-2} ins={9} showLineNumbers\nconst x = 1;\n```\n',
  '```diff wrap output\n+ a\n- b\n```\n',
  '~~~nosuchlanguage {x}\n```\n~~~\n',
  '```json\n{"a": 1,}\n```\n',
  '```sh file=samples/none.sh\n```\n',
  '```\nunclosed\n',
  '```mermaid\nflowchart LR\n  A[One] --> B{Two}\n  B -->|yes| C((3))\n```\n',
  '```mermaid\nsequenceDiagram\n  participant A\n  A->>B: hi\n  loop x\n  B-->>A: y\n```\n',
  '```mermaid\nstateDiagram-v2\n  [*] --> A\n  state A {\n  B --> C\n```\n',
  '```mermaid\nxychart-beta\n  x-axis [a, b]\n  bar [1, NaN, 1e308]\n```\n',
  '```mermaid\npie title x\n "a" : -1\n```\n',
  '```mermaid\nflowchart TD\nsubgraph x\nA-->A\nend\nend\nA --> \n```\n',
  ':::note[Title]{#x .y z=1}\nInside.\n:::\n',
  '::::tip\n:::warning\nx\n::::\n',
  ':::\n',
  '::leaf{a="b"}\n\n:text[x]{y}\n',
  '!!! warning "T"\n    x\n??? note\n    y\n',
  '=== "Tab"\n    x\n=== "Other"\n',
  '<Note title="x">\n\nInside.\n\n</Note>\n',
  '<Tabs group="g">\n<Tab label="A">\n\na\n\n</Tab>\n<Tab>\n\n</Tab>\n</Tabs>\n',
  '<Steps>\n\n1. x\n\n</Steps>\n<Steps>x</Steps>\n',
  '<Card title={x} href="javascript:1">x</Card>\n<Cards><Card/></Cards>\n',
  '<DataTable of="nothing" />\n<Snippet name="__proto__" />\n<If brand="x">y</If>\n<Video src="x" />\n<Figure/>\n<FileTree>\n- a\n  - b\n</FileTree>\n',
  '<Endpoint method="GET" path="/x/{id}" />\n<Kbd keys="" />\n<MenuPath>a > b</MenuPath>\n<Badge tone="none">x</Badge>\n<Jobs audience="x" />\n<PageCards of="/x/" />\n<Trouble>x</Trouble>\n<Accordion title="x">y</Accordion>\n',
  '<Unknown a={1} {...b}>x</Unknown>\n<a.b.c/>\n<A:b/>\n<></>\n',
  '{1 + 1} {`a${b}`} {/* c */} {{a: 1}} {[1, <b/>]} {() => {}}\n',
  'import x from "y"\nexport const a = <b/>\n',
  '{',
  '}',
  '<',
  '</Note>\n',
  '<Note>\n',
  '<div class="x" style="y" onclick="z"><p>a</div>\n',
  '<details><summary>x</summary>\n\ny\n\n</details>\n',
  '<table><tr><td>x</table><li>y<dd>z<p><p>\n',
  '<!-- c --> <!--\n<?php ?> <![CDATA[ x ]]>\n<script>x</script><style>y</style>\n',
  '<svg><path d="M0"/></svg><math><mi>x</mi></math><select><option>x</select>\n',
  '***\n---\n___\n===\n',
  'a  \nb\\\nc&nbsp;&#0;&#x110000;&nosuch;\n',
  '%E0%A4%A %product% %nothing% {nothing} %app-url% <WEBSITE_TOKEN> <NO_SUCH>\n',
  '\u202e\u0000\ufffe\ud800 a\u0301\u200b\u{10ffff}\n',
  '    indented\n\ttab\n',
  '\r\n\r\r\n\u2028\n',
  '',
];

const noise = [
  '\0',
  '\n',
  '\n\n',
  '\t',
  ' ',
  '`',
  '```',
  '{',
  '}',
  '<',
  '>',
  '/>',
  '[',
  ']',
  '(',
  ')',
  '|',
  '*',
  '_',
  '#',
  ':::',
  '---',
  '"',
  "'",
  '\\',
  '&',
  '!',
  '=',
  '$',
  '🙂',
  '\ud83d',
  '\u202e',
];

const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...blocks), weight: 9 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);
type Damage = {
  readonly at: number;
  readonly kind: 'cut' | 'put' | 'twice';
  readonly length: number;
  readonly what: string;
};
const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('cut', 'put', 'twice'),
  length: fc.nat(60),
  what: fc.constantFrom(...noise),
});

function damaged(text: string, { at, kind, length, what }: Damage): string {
  const place = Math.floor(at * text.length);
  if (kind === 'cut') return text.slice(0, place) + text.slice(place + length);
  if (kind === 'put') return text.slice(0, place) + what + text.slice(place);
  return text.slice(0, place + length) + text.slice(place);
}

export type FuzzPage = { readonly format: 'md' | 'mdx'; readonly text: string };

/** A page in MDX or Markdown. */
export const fuzzPage: fc.Arbitrary<FuzzPage> = fc
  .tuple(
    fc.constantFrom('mdx' as const, 'md' as const),
    fc.constantFrom(...frontMatter),
    fc.array(piece, { maxLength: 8 }),
    fc.array(damage, { maxLength: 4 }),
  )
  .map(([format, front, pieces, damages]) => ({ format, text: damages.reduce(damaged, front + pieces.join('\n')) }));
