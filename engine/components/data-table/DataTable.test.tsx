import { describe, expect, it } from 'vitest';
import { translate } from '../../model/locale.ts';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import type { FactTable } from '../../model/table.ts';
import { dataTable } from './DataTable.tsx';

const columns = (...keys: string[]) => keys.map((key) => ({ key, label: key.charAt(0).toUpperCase() + key.slice(1) }));
const settings: FactTable = {
  columns: columns('name', 'type', 'default', 'meaning'),
  rows: [
    { key: 'locale', cells: { name: '`locale`', type: 'text', default: '`en`', meaning: 'Language of the widget.' } },
    { key: 'darkMode', cells: { name: '`darkMode`', type: 'text', default: '–', meaning: 'Colors.' } },
  ],
};
const abilities: FactTable = {
  columns: columns('ability', 'agent', 'administrator'),
  rows: [{ key: 'reply', cells: { ability: 'Reply', agent: '✓', administrator: '✓' } }],
};
const events: FactTable = {
  columns: columns('event', 'sent', 'receiver'),
  rows: [{ key: 'a', cells: { event: '`a`', sent: 'When a message arrives in any channel.', receiver: 'Agents' } }],
};
const DataTable = dataTable({
  'widget.settings': () => settings,
  abilities: () => abilities,
  events: () => events,
  duty: () => ({
    ...settings,
    rows: [{ key: 'id', cells: { name: '`id`', default: 'required', meaning: 'The ID.' } }],
  }),
  week: () => ({
    columns: columns('agent', 'monday', 'tuesday', 'wednesday', 'thursday'),
    rows: [{ key: 'a', cells: { agent: 'Conversations', monday: '1', tuesday: '2', wednesday: '3', thursday: '4' } }],
  }),
  calls: () => ({
    columns: columns('name', 'meaning'),
    rows: [{ key: 'a', cells: { name: '`DELETE /api/{id}`', meaning: 'Deletes it.' } }],
  }),
  compared: () => ({
    columns: columns('channel', 'first', 'window', 'length', 'statuses'),
    rows: [
      { key: 'a', cells: { channel: 'LINE', first: 'a sentence too long for a matrix', window: '–', length: '2,000' } },
    ],
  }),
  gaps: () => ({ ...settings, rows: [{ key: 'a', cells: { name: 'a' } }] }),
});
const html = (props: Record<string, unknown>, context = fakePageContext()): string =>
  renderHtml(DataTable, props, undefined, context);

describe('properties', () => {
  it('have name, type and default on one line, the meaning below, and an anchor each', () => {
    expect(html({ of: 'widget.settings', only: ['locale'] })).toBe(
      '<div class="data-table"><div role="group" aria-label="Widget settings"><dl class="properties" data-columns="Name|Type|Default|Meaning">' +
        '<div class="property" id="widget-settings-locale"><dt><span class="property-name"><code>locale</code></span>' +
        '<span class="property-fact"> text</span><span class="property-fact"><span class="property-label">Default</span> <code>en</code></span>' +
        '<a class="anchor" href="#widget-settings-locale" aria-label="Link to locale"></a></dt><dd>Language of the widget.</dd></div></dl></div></div>',
    );
  });
  it('omit facts without a value', () => {
    expect(html({ of: 'widget.settings', only: ['darkMode'] })).not.toContain('>Default<');
    expect(html({ of: 'gaps' })).toContain('<span class="property-name">a</span><a ');
    expect(html({ of: 'gaps' })).not.toContain('<dd>');
  });
  it('show a call as the head of an endpoint does', () => {
    expect(html({ of: 'calls' })).toContain(
      '<span class="property-name"><b class="method delete">DELETE</b> <code>/api/<wbr/><var>{id}</var></code></span>',
    );
  });
  it('say “required” without calling it a default', () => {
    expect(html({ of: 'duty' })).toContain('<span class="property-fact"> required</span>');
    const words = { required: 'Pflichtfeld', Default: 'Vorgabe' };
    const german = fakePageContext({ translate: (value) => translate(value, words) });
    const shown = renderHtml(DataTable, { of: 'duty' }, undefined, german);
    expect(shown).toContain('<span class="property-fact"> Pflichtfeld</span>');
  });
  it('that have four named facts each show them in the same order in every row, the empty ones too', () => {
    const shown = html({ of: 'compared' });
    expect(shown).toContain('<dl class="properties compared"');
    expect(shown).toContain(
      '<dd><span class="property-label">Window</span> –</dd><dd><span class="property-label">Length</span> 2,000</dd>',
    );
    expect(shown).not.toContain('property-fact');
  });
  it('put a long fact on its own line, with its name', () => {
    expect(html({ of: 'events' })).toContain(
      '<dd><span class="property-label">Sent</span> When a message arrives in any channel.</dd>' +
        '<dd><span class="property-label">Receiver </span>Agents</dd>',
    );
  });
});

describe('a matrix', () => {
  it('that is wider than a phone is a scrollable region', () => {
    expect(html({ of: 'week' })).toContain(
      '<div class="table matrix" role="region" tabindex="0" aria-label="Week"><table>',
    );
  });
  it('is a table whose first cells are row headers', () => {
    expect(html({ of: 'abilities' })).toBe(
      '<div class="data-table"><div class="table short" role="group" aria-label="Abilities"><table><thead><tr><th scope="col">Ability</th><th scope="col">Agent</th><th scope="col">Administrator</th></tr></thead>' +
        '<tbody><tr id="abilities-reply"><th scope="row">Reply</th><td>✓</td><td>✓</td></tr></tbody></table></div></div>',
    );
  });
});

describe('both', () => {
  it('are named by their caption', () => {
    const shown = html({ of: 'widget.settings', caption: 'What `run` takes' });
    expect(shown).toContain('<p class="table-caption" id="widget-settings-caption">What <code>run</code> takes</p>');
    expect(shown).toContain('aria-labelledby="widget-settings-caption"');
    expect(shown).not.toContain('aria-label="Widget settings"');
  });
  it('show the chosen rows in the given order', () => {
    const shown = html({ of: 'widget.settings', only: ['darkMode', 'locale'] });
    expect([...shown.matchAll(/name"><code>(\w+)/g)].map(([, key]) => key)).toEqual(['darkMode', 'locale']);
  });
  it('have a filter on request', () => {
    expect(html({ of: 'abilities', filter: true })).toContain('<input type="search" aria-label="Filter: Abilities"');
    expect(html({ of: 'abilities' })).not.toContain('<input');
  });
  it('report the nearest table and row', () => {
    const context = fakePageContext();
    expect(html({ of: 'widget.setings' }, context)).toBe('');
    html({ of: 'toString' }, context);
    html({ of: 'widget.settings', only: ['locale', 'loacle', 'something'] }, context);
    expect(context.reports).toEqual([
      { message: 'There is no table “widget.setings”.', hint: 'Did you mean “widget.settings”?' },
      { message: 'There is no table “toString”.', hint: 'data/tables.ts lists the tables.' },
      { message: 'The table “widget.settings” has no row “loacle”.', hint: 'Did you mean “locale”?' },
      { message: 'The table “widget.settings” has no row “something”.', hint: 'Its rows are: locale, darkMode.' },
    ]);
  });

  it('has brand words in the labels of anchors, too', () => {
    const headers = {
      columns: columns('name', 'meaning'),
      rows: [
        { key: 'signature', cells: { name: '`X-%Slug%-Signature`', meaning: 'The signature that %product% sends.' } },
      ],
    };
    const context = fakePageContext({ tokens: { product: 'Acme Desk', Slug: 'AcmeDesk' } });
    const labelled = renderHtml(dataTable({ headers: () => headers }), { of: 'headers' }, undefined, context);
    expect(labelled).toContain('aria-label="Link to X-AcmeDesk-Signature"');
    expect(labelled).not.toMatch(/%\w+%/);
  });
});
