import { getMessageVariables, replaceVariablesInMessage } from '@chatwoot/utils';
import { describe, expect, it } from 'vitest';
import { templateVariables } from '../../../data/index.ts';
import { fillInEditor } from './fill-in-editor.ts';

/** The result of the dashboard's own package, at the version of the release that these pages describe. */
const variables = getMessageVariables({
  conversation: {
    id: 12,
    custom_attributes: { order: 'A-1042' },
    meta: {
      sender: { id: 42, name: 'mara example', email: 'mara@example.com', phone_number: '+4915550001234' },
      assignee: { name: 'jonas sample', email: 'jonas@example.com' },
    },
  },
  contact: { custom_attributes: { plan: 'pro' } },
  inbox: { id: 4, name: 'Website' },
} as never) as Record<string, string | number | undefined>;
const valueOf = (name: string): string | undefined => {
  const value = variables[name];
  return value === undefined ? undefined : String(value);
};

describe('fillInEditor', () => {
  it.each([
    'Hello {{contact.first_name}}!',
    'Hello {{ contact.first_name }}, this is {{agent.name}}.',
    'Hello {{contact.first_name | default: "there"}}, I am {{agent.first_name}}.',
    '{{contact.phone}} {{contact.phone_number}} {{account.name}} {{conversation.display_id}} {{conversation.id}}',
    '{{contact.custom_attribute.plan}} {{conversation.custom_attribute.order}} {{conversation.custom_attribute.none}}',
    'Code `{{contact.name}}` is filled in too',
    '{{never closed',
    '{{}} {{ }} {{"text"}} {{{contact.name}}}',
    '{{contact.name}\n}',
  ])('fills in %j as the dashboard does', (message) => {
    expect(fillInEditor(message, valueOf).text).toBe(replaceVariablesInMessage({ message, variables } as never));
  });

  it('says what becomes empty', () => {
    expect(fillInEditor('{{contact.first_name | default: "there"}}', valueOf).notes.join()).toMatch(
      /filters don’t work/,
    );
    expect(fillInEditor('{{contact.phone_number}}', valueOf).notes.join()).toMatch(/write `contact\.phone`/);
    expect(fillInEditor('{{account.name}}', valueOf).notes.join()).toMatch(/no variable of this name/);
  });

  it('the data names exactly the variables that the dashboard fills in', () => {
    const standard = Object.keys(variables).filter((name) => !name.includes('custom_attribute'));
    const filled = templateVariables.variables.filter(({ editor, name }) => editor !== 'empty' && !name.includes('<'));
    expect(filled.map(({ name }) => name).sort()).toEqual(standard.sort());
  });
});
