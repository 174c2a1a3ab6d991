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
  rows: [{ key: 'reply', cells: { ability: 'Reply', agent: '✓', administrator: 'never' } }],
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
    rows: ['LINE', 'API', 'Email'].map((channel) => ({
      key: channel,
      cells: { channel, first: 'no, the customer writes first', window: '–', length: '2,000' },
    })),
  }),
  lengths: () => ({
    ...settings,
    rows: ['1', 'true', 'a sentence that is too long for a place of its own'].map((value, index) => ({
      key: 'abc'.charAt(index),
      cells: { name: '`a`', default: `\`${value}\``, meaning: 'A.' },
    })),
  }),
  grouped: () => ({
    ...settings,
    rows: ['One', 'One', 'Two'].map((group, index) => ({ key: `r${index}`, group, cells: { name: 'a' } })),
  }),
  gaps: () => ({ ...settings, rows: [{ key: 'a', cells: { name: 'a' } }] }),
  many: () => ({
    ...settings,
    rows: Array.from({ length: 30 }, (_, index) => ({ key: `r${index}`, cells: { name: `r${index}` } })),
  }),
});
const html = (props: Record<string, unknown>, context = fakePageContext()): string =>
  renderHtml(DataTable, props, undefined, context);

describe('properties', () => {
  it('have name, type and default in one place, the meaning in another, and an anchor each', () => {
    expect(html({ of: 'widget.settings', only: ['locale'] })).toBe(
      '<div class="data-table"><div role="group" aria-label="Widget settings"><dl class="properties" data-columns="Name|Type|Default|Meaning">' +
        '<div class="property" id="widget-settings-locale"><dt><span class="property-name"><code>locale</code></span>' +
        '<div class="property-fact type"> text</div><div class="property-fact default"><div class="property-label">Default</div> <code>en</code></div>' +
        '<a class="anchor" href="#widget-settings-locale" aria-label="Link to locale"></a></dt><dd>Language of the widget.</dd></div></dl></div></div>',
    );
  });
  it('have links that the keyboard reaches, however many there are', () => {
    expect(html({ of: 'many' }).match(/<a class="anchor"/g)).toHaveLength(30);
    expect(html({ of: 'many' })).not.toContain('tabindex="-1"');
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
    expect(html({ of: 'duty' })).toContain('<div class="property-fact required"> required</div>');
    const words = { required: 'Pflichtfeld', Default: 'Vorgabe' };
    const german = fakePageContext({ translate: (value) => translate(value, words) });
    const shown = renderHtml(DataTable, { of: 'duty' }, undefined, german);
    expect(shown).toContain('<div class="property-fact required"> Pflichtfeld</div>');
  });
  it('have a default in the same place in every row, whatever its length', () => {
    expect(html({ of: 'lengths' }).match(/<div class="property-fact default">.*?<dd>/g)).toHaveLength(3);
    expect(html({ of: 'lengths' })).not.toContain('<dd><div class="property-label">');
  });
  it('are in closed groups with headings if the table has some', () => {
    expect(html({ of: 'grouped' })).toMatch(
      /<details class="fold"><summary><h3 id="one">One<\/h3><small>2<\/small><\/summary><dl.*<h3 id="two">/,
    );
  });
  it('put a long fact on its own line, with its name', () => {
    expect(html({ of: 'events' })).toContain(
      '<dd><div class="property-label">Sent</div> When a message arrives in any channel.</dd>' +
        '<dd><div class="property-label">Receiver</div> Agents</dd>',
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
      '<div class="data-table"><div class="table short" role="group" aria-label="Abilities"><table><thead><tr><th scope="col">Ability</th><th scope="col" class="align-center">Agent</th><th scope="col">Administrator</th></tr></thead>' +
        '<tbody><tr id="abilities-reply"><th scope="row">Reply</th><td class="align-center"><span class="yes"><span class="visually-hidden">yes</span></span></td>' +
        '<td>never</td></tr></tbody></table></div></div>',
    );
  });
});

describe('a comparison', () => {
  it('is a table however long its values are, with a choice of two rows for phones', () => {
    const shown = html({ of: 'compared' });
    expect(shown).toContain(
      '<div class="table matrix comparison" role="region" tabindex="0" aria-label="Compared"><table',
    );
    expect(shown).toContain('<td class="align-right" role="cell" data-label="Length">2,000</td>');
    expect(shown).toContain(
      '<td role="cell" data-label="First"><span class="no"><span class="visually-hidden">no, </span></span><small>the customer writes first</small></td>',
    );
    expect(shown).toContain('<option>LINE</option>');
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
