/** Tables whose names don't begin with that of their file. */
const files: Readonly<Record<string, string>> = {
  account: 'workspace',
  agents: 'workspace',
  block: 'blocks',
  'canned-responses': 'workspace',
  channel: 'channels',
  'command-bar': 'shortcuts',
  conditions: 'blocks',
  contacts: 'workspace',
  errors: 'provider-errors',
  integrations: 'channels',
  labels: 'workspace',
  macros: 'automations',
  messages: 'channels',
  payload: 'webhooks',
  profile: 'workspace',
  'set-variable': 'blocks',
  teams: 'workspace',
};

/** Name of the file that a table of `tables.ts` is made from, without its ending: `payload.message` → `webhooks`. */
export function fileOfTable(table: string): string {
  const subject = table.replace(/\..*/, '');
  return files[subject] ?? subject;
}
