import { describe, expect, it } from 'vitest';
import { DiagramError } from './source-lines.ts';
import { drawDiagram } from './diagram.ts';

const alt = 'What the drawing shows, in a sentence of its own';
const draw = (source: string, caption?: string): Promise<string> =>
  drawDiagram(source, { alt, ...(caption ? { caption } : {}) });

const samples: Record<string, string> = {
  flowchart:
    'flowchart LR\n  A[Customer writes] --> B{Assistant on?}\n  B -->|Yes| C(Answer):::accent\n  B -->|No| D([Agent])\n  C -.-> D\n  subgraph Platform\n    C\n    E[(Storage)]\n  end\n  D ==> E',
  state:
    'stateDiagram-v2\n  [*] --> Open\n  Open --> Resolved: resolve\n  Resolved --> Open: customer writes\n  Resolved --> [*]',
  sequence:
    'sequenceDiagram\n  autonumber\n  actor V as Visitor\n  V->>+App: Signs in\n  App->>App: Checks\n  loop Until done\n    App--xV: No\n  end\n  Note over V,App: Both wait\n  App-->>-V: Yes',
  chart:
    'xychart-beta\n  title "Per day"\n  x-axis [Mon, Tue]\n  y-axis "Conversations"\n  bar "Opened" [3, 5]\n  line "Resolved" [2, 4]',
  rows: 'xychart-beta horizontal\n  x-axis [Chat, Email]\n  bar [3, 5]',
};

describe.each(Object.entries(samples))('%s', (_, source) => {
  it('has its styles from classes, and its colors from the site', async () => {
    expect(await draw(source)).not.toMatch(/style|font-family|(fill|stroke)="(?!none|var\(--)|url\(|http|data-/);
  });
  it('has one named image, or one for each width, and no id except the figure’s', async () => {
    const html = await drawDiagram(source, { alt, id: 'diagram-2' });
    const names = [...html.matchAll(/<svg role="img" aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(html.includes('for-narrow') ? [alt, alt] : [alt]);
    expect([...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])).toEqual(['diagram-2']);
  });
  it('rounds numbers to one decimal', async () => {
    expect(await draw(source)).not.toMatch(/\d\.\d\d|NaN|Infinity|undefined/);
  });
  it('stays within its view box', async () => {
    // The second one is for phones.
    for (const svg of (await draw(source)).split('</svg>').slice(0, -1)) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      for (const [, x, y, w, h] of svg.matchAll(
        /<rect [^>]*?x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
      )) {
        const shift = source.startsWith('sequence') ? Number(/translate\((\d+)/.exec(svg)?.[1]) : 0;
        expect(Number(x) + shift).toBeGreaterThanOrEqual(0);
        expect(Number(x) + shift + Number(w)).toBeLessThanOrEqual(Number(width) + 0.5);
        expect(Number(y) + Number(h)).toBeLessThanOrEqual(Number(height) + 0.5);
      }
    }
  });
});

describe('on a phone', () => {
  const narrow = async (source: string): Promise<number | undefined> => {
    const [, picture] = (await draw(source)).split('for-narrow');
    return picture === undefined ? undefined : Number(/viewBox="0 0 (\d+)/.exec(picture)?.[1]);
  };
  const participants =
    'sequenceDiagram\n  participant A as Your server\n  participant B as The platform\n  participant C as Customer';
  it.each([
    [
      'a flow goes down',
      'flowchart LR\n  A[Customer writes] --> B[Assistant answers] --> C[Agent takes over] --> D[Done]',
    ],
    [
      'texts of a sequence break',
      `${participants}\n  A->>C: A message that is far longer than the way between two lines\n  C->>C: Reads it twice, at least\n  Note over B: Waits for what comes`,
    ],
    [
      'a frame ends where its texts end',
      `${participants}\n  alt genuine\n    C->>C: does everything that is asked\n  end`,
    ],
    [
      'bars become rows',
      'xychart-beta\n  x-axis [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]\n  bar [3, 5, 2, 8, 1, 4, 6]',
    ],
    [
      'a line is squeezed',
      'xychart-beta\n  x-axis [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]\n  line [3, 5, 2, 8, 1, 4, 6]',
    ],
  ])('%s, so that all is in view', async (_, source) => {
    expect(await narrow(source)).toBeLessThanOrEqual(345);
  });
  it('is drawn only once if it fits', async () => {
    expect(await narrow('flowchart TD\n  A --> B')).toBeUndefined();
  });
});

describe('drawDiagram', () => {
  it('escapes the author’s text', async () => {
    const html = await drawDiagram('flowchart LR\n  A["<b> & \'c\'"] --> B', {
      alt: 'Letters "A" and <B>, side by side',
      caption: 'A < B',
    });
    expect(html).toContain('&lt;b&gt; &amp;');
    expect(html).toContain('aria-label="Letters &quot;A&quot; and &lt;B&gt;, side by side"');
    expect(html).toContain('<figcaption>A &lt; B</figcaption>');
  });
  it('is focusable only if it is wide enough to scroll', async () => {
    expect(await draw('flowchart LR\n  A --> B --> C --> D --> E', 'Five steps')).toContain(
      'tabindex="0" role="group" aria-label="Diagram: Five steps"',
    );
    expect(await draw('flowchart TD\n  A --> B')).not.toContain('tabindex');
  });
  it.each([
    ['', 0],
    ['too short', 9],
    ['x'.repeat(151), 151],
  ])('refuses the text alternative %j', async (text, length) => {
    await expect(drawDiagram('flowchart LR\n  A --> B', { alt: text })).rejects.toThrow(
      `20 to 150 characters that says what it shows; this one has ${length}`,
    );
  });
  it.each([
    ['', 1, 'nothing to draw'],
    ['pie\n "a": 1', 1, '"pie" is not a supported kind of diagram'],
    ['flowchart\n A --> B', 1, 'needs a direction'],
    ['flowchart LR\n\n  A --> B\n  garbage(((', 4, '"(((" is not closed by ")))"'],
    ['flowchart LR\n  A -->', 2, 'at the end of the line a node was expected'],
    ['flowchart LR\n  A -- B', 2, 'an arrow was expected'],
    ['flowchart LR\n  A --> B\n  style A fill:#f00', 3, 'A:::accent'],
    ['flowchart LR\n  A:::red --> B', 2, 'the class "red" has no color'],
    ['flowchart LR\n  %% a comment\n  subgraph One\n  A', 3, '"One" is not closed'],
    ['flowchart LR\n  A\n  end', 3, 'none is open'],
    ['stateDiagram-v2\n  Open -> Done', 2, 'cannot read "Open -> Done"'],
    ['stateDiagram-v2\n  note right of Open: x', 2, 'state diagrams have no notes'],
    ['sequenceDiagram\n  A->>B Hello', 2, 'cannot read "A->>B Hello"'],
    ['sequenceDiagram\n  A->>B: Hello\n  deactivate B', 3, 'it is not active'],
    ['sequenceDiagram\n  loop Often\n  A->>B: Hello', 2, '"loop" is not closed by "end"'],
    ['sequenceDiagram\n  loop Often\n  else\n  end', 3, '"else" is only allowed inside "alt"'],
    ['xychart-beta\n  bar [3, x]', 2, '"x" is not a number'],
    ['xychart-beta\n  x-axis [a]\n  bar [3, 4]', 3, '1 categories on the x-axis and 2 values'],
    ['xychart-beta\n  x-axis [a, b]', 2, 'no values'],
  ])('names the line of %j', async (source, line, message) => {
    const error: unknown = await draw(source).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DiagramError);
    expect((error as DiagramError).line).toBe(line);
    expect((error as DiagramError).message).toContain(`line ${line} of the diagram: `);
    expect((error as DiagramError).message).toContain(message);
  });
});
