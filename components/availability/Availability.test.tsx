import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Feature } from '../../data/features.schema.ts';
import { features } from '../../data/index.ts';
import { renderHtml, fakePageContext } from '../../tests/unit/fake-page-context.tsx';
import { Availability, availability } from './Availability.tsx';

describe('Availability', () => {
  it('names the feature, its default and edition, and how to see it', () => {
    const [sla, bots] = ['sla', 'agent_bots'].map((of) => features.features.find(({ name }) => name === of) as Feature);
    expect(availability(sla as Feature)).toBe(
      'The account feature **SLA** (`sla`). It is off by default and part of the enterprise edition. You have it if the menu shows ' +
        '**Settings → SLA**. If not, ask whoever runs the installation to turn it on for your account in the super admin console.',
    );
    expect(availability(bots as Feature)).toContain('It is on by default. You have it if');
    expect(renderHtml(Availability, { of: 'sla' })).toContain('<code>sla</code>');
  });

  it('reports a feature that nobody knows, with the nearest', () => {
    const context = fakePageContext();
    expect(renderHtml(Availability, { of: 'slaa' }, undefined, context)).toBe('');
    renderHtml(Availability, { of: 'something_else_entirely' }, undefined, context);
    expect(context.reports).toEqual([
      { message: 'There is no feature “slaa”.', hint: 'Did you mean “sla”?' },
      { message: 'There is no feature “something_else_entirely”.', hint: 'data/features.json lists the features.' },
    ]);
  });
});

const content = join(import.meta.dirname, '../../content');
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join(content, file), 'utf8'));

it.each(features.features.map(({ name }) => name))('a page needs the feature %s', (name) => {
  expect(pages.some((text) => text.includes(`<Availability of="${name}" />`))).toBe(true);
});
