import { createHmac } from 'node:crypto';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';
import { language, run } from './programs.ts';
import { sampleFolder } from './sample-folder.ts';

/** The part of WordPress that the sample uses: it runs the footer for one person. */
const wordpress = `<?php
$person = json_decode(getenv('PERSON'));
function add_action($name, $run) { if ($name === 'wp_footer') $GLOBALS['footer'] = $run; }
function wp_get_current_user() { return new class {
  public $ID; public $display_name; public $user_email;
  function __construct() { global $person; $this->ID = $person?->id ?? 0; $this->display_name = $person?->name; $this->user_email = $person?->email; }
  function exists() { return $this->ID > 0; }
}; }
function wp_json_encode($value, $flags = 0) { return json_encode($value, $flags); }
if (getenv('KEY') !== false) define('CHAT_IDENTITY_KEY', getenv('KEY'));
require __DIR__ . '/functions.php';
$footer();
`;

const { missing, title } = language('PHP', 'php');

describe.skipIf(missing)(`in ${title}`, () => {
  async function footer(person: object | null, key?: string): Promise<{ html: string; log: string }> {
    const folder = sampleFolder(['wordpress'], { values: { WEBSITE_TOKEN: 'token' } });
    folder.write('index.php', wordpress);
    const env = { PERSON: JSON.stringify(person), ...(key === undefined ? {} : { KEY: key }) };
    const { code, stdout, stderr } = await run('php', ['-d', 'display_errors=stderr', 'index.php'], { cwd: folder.path, env });
    expect(code, stderr).toBe(0);
    return { html: stdout, log: stderr };
  }
  /** The footer's only script, and the settings it starts with. */
  function scriptOf(html: string): { script: string; config: Record<string, unknown> } {
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const script = scripts[0]?.[1] ?? '';
    parseAst(script, { lang: 'js' });
    return { script, config: JSON.parse(/var config = (.*);/.exec(script)?.[1] ?? '') as Record<string, unknown> };
  }

  test('shows the chat to visitors', async () => {
    const { config } = scriptOf((await footer(null)).html);
    expect(config).toEqual({ websiteToken: 'token', baseUrl: 'https://app.acme.example', user: null });
  });

  test('signs the identifier of a signed-in person', async () => {
    const { config } = scriptOf((await footer({ id: 7, name: 'Mara', email: 'mara@example.com' }, 'key')).html);
    const hash = createHmac('sha256', 'key').update('wp-7').digest('hex');
    expect(config['user']).toEqual({ id: 'wp-7', data: { name: 'Mara', email: 'mara@example.com', identifier_hash: hash } });
  });

  test.each([undefined, ''])('never signs with an empty key: %s', async (key) => {
    const { html, log } = await footer({ id: 7, name: 'Mara', email: 'mara@example.com' }, key);
    expect(html).not.toContain('<script>');
    expect(log).toContain('CHAT_IDENTITY_KEY is not set');
  });

  test('a name that contains markup stays text', async () => {
    const name = '</script><script>alert(1)</script>';
    const { config } = scriptOf((await footer({ id: 7, name, email: 'a@example.com' }, 'key')).html);
    expect(config['user']).toMatchObject({ data: { name } });
  });
});
