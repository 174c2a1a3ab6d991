import { Liquid } from 'liquidjs';
import { describe, expect, it } from 'vitest';
import { templateVariables } from '../../../data/index.ts';
import { fillTemplate } from './fill-template.ts';
import { variableProps } from './variable-preview.ts';

const values: Record<string, string> = {
  'contact.name': 'Mara Example',
  'contact.first_name': 'Mara',
  'contact.email': '',
  'contact.phone': '+49',
  'contact.custom_attribute.plan': 'pro',
};
const fill = (template: string) => fillTemplate(template, (name) => values[name]);

describe('fillTemplate', () => {
  it.each([
    ['Hello {{contact.first_name}}!', 'Hello Mara!'],
    ['{{ contact.first_name }} {{contact.first_name}}', 'Mara Mara'],
    ['{{-contact.first_name-}}', 'Mara'],
    ['{{ contact.custom_attribute.plan }}', 'pro'],
    ['{{ contact.email | default: "no address" }}', 'no address'],
    ["{{ contact.email | default: 'no | address' }}", 'no | address'],
    ['{{ contact.email | default: contact.first_name }}', 'Mara'],
    ['{{ contact.first_name | default: "there" }}', 'Mara'],
    ['{{ contact.first_name | upcase | append: "!" }}', 'MARA!'],
    ['{{ contact.name | downcase | capitalize }}', 'Mara example'],
    ['{{ "text" }}', 'text'],
    ['', ''],
    ['{ single } braces', '{ single } braces'],
  ])('%s becomes %s', (template, text) => expect(fill(template)).toMatchObject({ text, notes: [] }));

  it.each([
    'Hello {{contact.first_name}}!',
    '{{-contact.first_name-}} {{ contact.custom_attribute.plan }}',
    '{{ contact.email | default: "no address" }} {{ contact.email | default: contact.first_name }}',
    "{{ contact.first_name | upcase | append: '!' | prepend: '(' }} {{ contact.name | downcase | capitalize }}",
    '{{ "text" }} {{ contact.nothing }} { single }',
    '{{ contact.name | strip }}',
  ])('fills in %j as Liquid does', (template) => {
    const contact = { name: 'Mara Example', first_name: 'Mara', email: '', custom_attribute: { plan: 'pro' } };
    expect(fill(template).text).toBe(new Liquid().parseAndRenderSync(template, { contact }));
  });

  it('leaves code alone', () =>
    expect(fill('Write `{{contact.first_name}}`, {{contact.first_name}}')).toMatchObject({
      text: 'Write `{{contact.first_name}}`, Mara',
      used: ['contact.first_name'],
    }));

  it('leaves an unknown variable empty, and reports it', () => {
    const { text, notes } = fill('Hello {{contact.nmae}}!');
    expect(text).toBe('Hello !');
    expect(notes.join()).toMatch(/no variable `contact\.nmae`/);
  });

  it.each(['Hello {{contact.name', 'Hello {% if x', '{{contact.first_name}} and {{'])(
    'leaves %s as written',
    (template) => {
      const { text, notes } = fill(template);
      expect(text).toBe(template);
      expect(notes.join()).toMatch(/never closed/);
    },
  );

  it('reports what it cannot preview', () => {
    expect(fill('{{ contact.name | truncate: 3 }}')).toMatchObject({
      text: 'Mara Example',
      notes: [expect.stringContaining("doesn't know `truncate: 3`")],
    });
    expect(fill('{% if contact.name %}a{% endif %}').notes.join()).toMatch(/doesn't run tags/);
    expect(fill('{{ contact name }}').notes.join()).toMatch(/`contact name` isn't a variable/);
  });

  it('warns of the phone number that only the editor knows', () =>
    expect(fill('{{contact.phone}}').notes.join()).toContain('contact.phone_number'));
});

it('knows the variables of the reference, and fills the sample of the page in', () => {
  const { variables, template } = variableProps('server');
  expect(variables.map(({ name }) => name)).toEqual(templateVariables.variables.map(({ name }) => name));
  const samples = new Map(variables.map(({ name, sample }) => [name, sample]));
  const { text, notes, used } = fillTemplate(template, (name) => samples.get(name));
  expect(notes).toEqual([]);
  expect(used.length).toBeGreaterThan(1);
  expect(text).not.toMatch(/[{}]/);
});
