import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blocks } from '../../data/index.ts';
import type { MdxComponent, StaticComponent } from '../../engine/components/define.ts';
import type { PageContext } from '../../engine/components/page-context.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import { ChatScreen } from './ChatScreen.tsx';
import { ConversationScreen } from './ConversationScreen.tsx';
import { FormScreen } from './FormScreen.tsx';
import { inputKinds } from './kit/assistant-input.ts';
import { fieldKinds } from './kit/form-row.ts';
import { ListScreen } from './ListScreen.tsx';
import { MenuScreen } from './MenuScreen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { WidgetScreen } from './WidgetScreen.tsx';

const alt = 'What the screen shows, in a sentence of its own';

/** Renders a component as a page would; throws the message that an author would see. */
function draw(component: MdxComponent, props: Record<string, unknown>): string {
  const { render, props: schema } = component as unknown as StaticComponent<Record<string, unknown>>;
  const parsed = schema.safeParse({ alt, ...props });
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  const context = { tokens: { product: 'Parley' }, translate: (text: string) => text };
  return renderToStaticMarkup(render(parsed.data, context as unknown as PageContext));
}
const messages = [
  { from: 'contact', text: 'Hello' },
  { from: 'agent', name: 'Mara', text: 'Hi!', time: '10:24', status: 'read' },
  { from: 'note', text: 'Between us' },
  { from: 'activity', text: 'Resolved' },
];

const samples: [string, MdxComponent, Record<string, unknown>][] = [
  [
    'FormScreen',
    FormScreen,
    {
      title: 'Channel',
      path: ['Settings', 'Channels'],
      tabs: ['One', 'Two'],
      fields: fieldKinds.map((kind) => ({ label: `A ${kind}`, kind, value: '#1a7f64', hint: 'A hint', mark: 'a' })),
      action: 'Save',
      actionMark: 'b',
    },
  ],
  [
    'ListScreen',
    ListScreen,
    {
      title: 'Agents',
      columns: ['Name', 'Role'],
      rows: [
        ['Mara', 'Agent'],
        ['Jonas', 'Agent'],
      ],
      selected: 2,
      mark: 'a',
      action: 'Add agent',
    },
  ],
  [
    'MenuScreen',
    MenuScreen,
    {
      title: 'Account',
      items: [{ label: 'Settings', icon: 'settings', children: [{ label: 'Channels', active: true, mark: 'a' }] }],
    },
  ],
  [
    'ConversationScreen',
    ConversationScreen,
    { title: 'Priya', channel: 'Email', messages, panel: [{ label: 'Team', value: 'Delivery' }] },
  ],
  [
    'the whole ConversationScreen',
    ConversationScreen,
    {
      title: 'Priya',
      titleMark: 'a',
      action: 'Resolve',
      actionMark: 'b',
      messages,
      reply: 'A reply in the box',
      replyMark: 'c',
      panel: [{ label: 'Team', value: 'Delivery', mark: 'd' }],
      list: [{ name: 'Priya', text: 'Hello', channel: 'Email', time: '2m', unread: 3, active: true, mark: 'e' }],
      listTitle: 'Mine',
      menu: [{ icon: 'chat', active: true, mark: 'f' }],
    },
  ],
  ['WidgetScreen', WidgetScreen, { heading: 'Hello there', tagline: 'Ask us', reply: 'In a few minutes', messages }],
  ['ChatScreen', ChatScreen, { app: 'line', title: 'Bright Bikes', messages }],
  ['SettingsScreen', SettingsScreen, { block: 'inputs/buttons', values: { isMultipleChoice: true } }],
  [
    'AssistantScreen',
    AssistantScreen,
    {
      messages: [
        { from: 'assistant', text: 'Hi', image: 'A bike', video: 'A ride', audio: 'A bell', embed: 'A map' },
        { from: 'visitor', text: 'Hello' },
        ...inputKinds.map((kind) => ({ from: 'assistant', input: { kind, items: ['1', '2'] } })),
      ],
    },
  ],
];

describe.each(samples)('%s', (_, component, props) => {
  const html = draw(component, { ...props, caption: 'Under the drawing' });

  it('is one picture with a name, and a caption', () => {
    expect(html).toMatch(
      new RegExp(
        `^<figure class="screen"><div class="drawing" role="img" aria-label="${alt}" data-note="Simplified drawing" data-markdown-ignore="">.*</div><figcaption>Under the drawing</figcaption></figure>$`,
        's',
      ),
    );
    expect(html.match(/role=/g)).toHaveLength(1);
  });
  it('has nothing to focus, no image, no script and no style of its own', () => {
    expect(html).not.toMatch(/<(a|button|input|select|textarea|img|script|style|label)\b|tabindex|style=|on[a-z]+=/);
  });
  it('says only what the author wrote', () => {
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
  });
  it.each(['', 'too short', 'x'.repeat(151)])('rejects the text alternative %j', (text) => {
    expect(() => draw(component, { ...props, alt: text })).toThrow('alt: ');
  });
  it('rejects an unknown prop', () => {
    expect(() => draw(component, { ...props, colour: 'red' })).toThrow('colour');
  });
});

describe('FormScreen', () => {
  const row = (field: Record<string, unknown>): string =>
    draw(FormScreen, { title: 'Form', fields: [{ label: 'Name', ...field }] });

  it('draws each type of field differently', () => {
    expect(new Set(fieldKinds.map((kind) => row({ kind, value: '#1a7f64' }))).size).toBe(fieldKinds.length);
  });
  it('never shows a secret, and shows a color', () => {
    expect(row({ kind: 'secret', value: 'hunter2' })).not.toContain('hunter2');
    expect(row({ kind: 'color', value: '#1a7f64' })).toContain('fill="#1a7f64"');
    expect(() => row({ kind: 'color', value: 'teal' })).toThrow('must be written like #1a7f64');
  });
  it('draws switches and boxes on and off', () => {
    for (const kind of ['switch', 'checkbox']) expect(row({ kind, on: true })).not.toBe(row({ kind, on: false }));
  });
  it('draws a field without a label, but no switch or checkbox without one', () => {
    const unnamed = (kind: string): string => draw(FormScreen, { title: 'Form', fields: [{ kind, value: 'Closed' }] });
    expect(unnamed('textarea')).toContain('Closed');
    expect(unnamed('textarea')).not.toContain('s-label');
    for (const kind of ['switch', 'checkbox']) expect(() => unnamed(kind)).toThrow('label');
  });
  it('opens the first tab by default', () => {
    const tabs = (activeTab?: string): string =>
      draw(FormScreen, {
        title: 'Form',
        tabs: ['One', 'Two'],
        fields: [{ label: 'Name' }],
        ...(activeTab ? { activeTab } : {}),
      });
    expect(tabs()).toContain('<div class="s-tab s-active">One</div>');
    expect(tabs('Two')).toContain('<div class="s-tab s-active">Two</div>');
    expect(() => tabs('Three')).toThrow('must be one of `tabs`');
  });
});

describe('ListScreen', () => {
  it('rejects rows that do not match the columns, and a selected row that does not exist', () => {
    expect(() => draw(ListScreen, { title: 'Agents', columns: ['Name', 'Role'], rows: [['Mara']] })).toThrow(
      'rows: must have as many cells',
    );
    expect(() => draw(ListScreen, { title: 'Agents', columns: ['Name'], rows: [['Mara']], selected: 2 })).toThrow(
      'selected: must be the number of a row',
    );
  });
  it('marks the selected row, or else the action', () => {
    const list = { title: 'Agents', columns: ['Name'], rows: [['Mara']], action: 'Add agent', mark: 'c' };
    expect(draw(ListScreen, list)).toContain('Add agent<span class="s-mark">c </span>');
    expect(draw(ListScreen, { ...list, selected: 1 })).toContain('<span class="s-mark">c </span>Mara');
  });
});

describe('conversations', () => {
  it('never show a private note to the contact', () => {
    expect(draw(ChatScreen, { app: 'sms', title: 'Bright Bikes', messages })).not.toContain('Between us');
    expect(draw(WidgetScreen, { heading: 'Hi', messages })).not.toContain('Between us');
    expect(draw(ConversationScreen, { title: 'Priya', messages })).toContain('Private note');
  });
  it('align each side to its own end', () => {
    expect(draw(ChatScreen, { app: 'sms', title: 'Shop', messages: [messages[0]] })).toContain('s-own s-contact');
    expect(draw(ConversationScreen, { title: 'Priya', messages: [messages[0]] })).not.toContain('s-own');
  });
  it('reject an empty message', () => {
    expect(() => draw(ChatScreen, { app: 'sms', title: 'Shop', messages: [{ from: 'agent' }] })).toThrow(
      'needs `text`, `attachment` or `buttons`',
    );
  });
});

describe('WidgetScreen', () => {
  it('shows the home view without messages and the chat with them, and can be closed', () => {
    expect(draw(WidgetScreen, { heading: 'Hi', tagline: 'Ask us' })).toContain('Start conversation');
    expect(draw(WidgetScreen, { heading: 'Hi', messages })).not.toContain('Start conversation');
    expect(draw(WidgetScreen, { heading: 'Hi there', state: 'closed', launcher: 'Chat' })).not.toContain('Hi there');
    expect(() => draw(WidgetScreen, { heading: 'Hi', state: 'chat' })).toThrow('messages: is needed');
  });
});

describe('SettingsScreen', () => {
  it.each(blocks.blocks.map(({ key }) => key))('draws %s', (block) => {
    expect(draw(SettingsScreen, { block })).toContain('s-row');
  });
  it('shows given values or defaults, and only the requested settings', () => {
    const html = draw(SettingsScreen, {
      block: 'inputs/buttons',
      values: { isSearchable: true, buttonLabel: 'Next' },
      only: ['isSearchable', 'buttonLabel'],
    });
    expect(html.match(/class="s-row[ "]/g)).toHaveLength(2);
    expect(html).toContain('s-switch s-on');
    expect(html).toContain('Next');
  });
  it('adds the settings of the selected action', () => {
    const rows = (values: Record<string, unknown>): number =>
      draw(SettingsScreen, { block: 'integrations/openai', values }).match(/class="s-row[ "]/g)?.length ?? 0;
    expect(rows({ action: 'Create speech' })).toBeGreaterThan(rows({}));
  });
  it('rejects an unknown block or setting', () => {
    expect(() => draw(SettingsScreen, { block: 'inputs/button' })).toThrow(
      'block: is not a key of data/blocks.json; did you mean `inputs/buttons`?',
    );
    expect(() => draw(SettingsScreen, { block: 'inputs/buttons', values: { colour: 'red' } })).toThrow(
      'values: has no setting `colour` to show; the block has isMultipleChoice',
    );
  });
});

describe('AssistantScreen', () => {
  const input = (value: Record<string, unknown>): string =>
    draw(AssistantScreen, { messages: [{ from: 'assistant', input: value }] });

  it('draws every type of input differently', () => {
    const drawn = inputKinds.map((kind) =>
      input({ kind, ...(kind === 'buttons' || kind === 'pictures' ? { items: ['One', 'Two'] } : {}) }),
    );
    expect(new Set(drawn).size).toBe(inputKinds.length);
    expect(input({ kind: 'email', placeholder: 'Work email', button: 'Next' })).toMatch(/Work email.*Next/);
  });
  it('fills a rating’s stars up to the selected one, or selects a number', () => {
    expect(input({ kind: 'rating', selected: ['3'] }).match(/s-glyph s-on/g)).toHaveLength(3);
    expect(input({ kind: 'rating' })).not.toContain('s-on');
    expect(input({ kind: 'rating', items: ['0', '1', '2'], selected: ['1'] })).toContain(
      '<div class="s-choice s-on"><div>1</div></div>',
    );
    expect(() => input({ kind: 'rating', selected: ['6'] })).toThrow('must be among `items`');
  });
  it('shows what is selected, and rejects what is not an option', () => {
    expect(input({ kind: 'buttons', items: ['Yes', 'No'], selected: ['No'] }).match(/s-choice s-on/g)).toHaveLength(1);
    expect(() => input({ kind: 'buttons', items: ['Yes'], selected: ['Maybe'] })).toThrow('must be among `items`');
    expect(() => input({ kind: 'pictures' })).toThrow('are needed for buttons and pictures');
  });
});
