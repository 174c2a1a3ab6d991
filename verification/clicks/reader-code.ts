import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { websiteToken } from './shop.ts';

/** The token of the seed's administrator, and the number of the account. */
const token = 'token-alex-administrator';
const account = '1';

/** A text of the pages with what stands for the brand and for the reader's own values. */
export const fillIn = (text: string, origin: string): string =>
  text
    .replaceAll('%app-url%', origin)
    .replaceAll('%SLUG%', 'CHATWOOT')
    .replaceAll('%slug%', 'chatwoot')
    .replaceAll('<ACCOUNT_ID>', account)
    .replaceAll('<INBOX_IDENTIFIER>', 'inbox-identifier')
    .replaceAll('<WEBSITE_TOKEN>', websiteToken);

/** The code of a file that a page prints below its title. */
export function printedFile(page: string, title: string): string {
  const text = readFileSync(`content/${page}.mdx`, 'utf8');
  const [, code] = text.split(`title="${title}"`)[1]?.match(/^.*\n([\s\S]*?)\n```/) ?? [];
  if (code === undefined) throw new Error(`content/${page}.mdx prints no file ${title}.`);
  return code;
}

/** A folder on the reader's machine or server, with files of the pages in it. */
export class ReaderFolder {
  readonly #path = mkdtempSync(join(tmpdir(), 'reader-'));
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Saves files of `samples/`. */
  copy(topic: string, ...names: readonly string[]): this {
    for (const name of names) this.write(name, readFileSync(`samples/${topic}/${name}`, 'utf8'));
    return this;
  }

  /** Saves a program that a page prints below its title. */
  copyFromPage(page: string, title: string): this {
    return this.write(title, printedFile(page, title));
  }

  /** Saves a file, with what stands for the reader's own values filled in. */
  write(name: string, text: string): this {
    writeFileSync(join(this.#path, name), fillIn(text, this.#origin));
    return this;
  }

  /** Starts a program with the variables of the pages and returns what it prints. It must end without an error. */
  async run(name: string, env: Readonly<Record<string, string>> = {}, ...args: readonly string[]): Promise<string> {
    const variables = {
      CHATWOOT_URL: this.#origin,
      CHATWOOT_TOKEN: token,
      CHATWOOT_ACCOUNT_ID: account,
      API_ACCESS_TOKEN: token,
    };
    const { stdout } = await promisify(execFile)(process.execPath, [join(this.#path, name), ...args], {
      env: { ...process.env, ...variables, ...env },
      timeout: 60_000,
    });
    return stdout;
  }

  read(name: string): string {
    return readFileSync(join(this.#path, name), 'utf8');
  }
}

/** Makes a call of the API as the administrator. */
export async function callApi<Answer>(origin: string, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${origin}/api/v1/accounts/${account}${path}`, {
    method,
    headers: { 'content-type': 'application/json', api_access_token: token },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
