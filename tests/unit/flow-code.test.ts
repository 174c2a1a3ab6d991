import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeOnPages, textsOnPages } from '../../verification/flows/scenarios/code-on-pages.ts';
import type { FlowRecording } from '../../verification/flows/record-flows.ts';
import recordedFlows from '../../verification/recordings/flows.json' with { type: 'json' };
import { runFlowCode } from './flow-engine.ts';

/** Code that pages about flows show, run as a flow runs it: what its variables become there differs from other JavaScript. */
const folder = resolve(import.meta.dirname, '../../content/product/ai-assistant/rule-based');
const page = (name: string): string => readFileSync(join(folder, `${name}.mdx`), 'utf8');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

const fence = (name: string, title: string): string => {
  const [, code] = new RegExp(`^\`\`\`js title="${title}".*\\n([\\s\\S]*?)^\`\`\``, 'm').exec(page(name)) ?? [];
  if (!code) throw new Error(`${name} has no code ${title}.`);
  return code;
};

const recordings = recordedFlows as unknown as readonly FlowRecording[];
const recordedNames = new Set(recordings.map(({ name }) => name));

test('every code of one line is on a page and ran in the engine, and pages have no other', () => {
  const shown = pages.flatMap((text) =>
    [...text.matchAll(/`([^`\n]*\{\{[^`\n]*\}\}[^`\n]*)`/g)].map(([, code = '']) => code),
  );
  const all = [...Object.keys(codeOnPages), ...Object.keys(textsOnPages)];
  expect(all.filter((one) => !shown.includes(one))).toEqual([]);
  expect(all.filter((one) => !recordedNames.has(one) && !recordedNames.has(`code ${one}`))).toEqual([]);
  const isCode = (text: string): boolean => /\w\(\{\{|\}\}\.[a-z]|^\{\{= \w/.test(text);
  expect(shown.filter((one) => isCode(one) && !all.includes(one))).toEqual([]);
});

test('no code of one line failed in the engine', () => {
  const failed = recordings.filter(
    ({ name, tries }) => name.replace('code ', '') in codeOnPages && tries[0]?.[0]?.logs,
  );
  expect(failed).toEqual([]);
});

test('the visitor’s name is escaped before it goes into HTML', async () => {
  const code = fence('blocks/integrations/email', 'Code of Safe name');
  expect(await runFlowCode(`return ${code}`, { Name: '<a href="x">Mara & Co</a>' })).toBe(
    '&lt;a href=&quot;x&quot;&gt;Mara &amp; Co&lt;/a&gt;',
  );
  expect(await runFlowCode(`return ${code}`, { Name: '42' })).toBe('42');
});

test('a URL gets its scheme only if it has none', async () => {
  const code = fence('blocks/inputs/website', 'Code of Shop URL');
  expect(await runFlowCode(`return ${code}`, { 'Shop URL': 'shop.example.com' })).toBe('https://shop.example.com');
  expect(await runFlowCode(`return ${code}`, { 'Shop URL': 'https://shop.example.com' })).toBe(
    'https://shop.example.com',
  );
});

describe('the script on the server', () => {
  const run = async (code: string, body: string) => {
    const [asked, stored]: [string[], Record<string, unknown>] = [[], {}];
    const work = runFlowCode(
      fence('blocks/logic/script', 'Script on the server'),
      { 'Postal code': code },
      {
        fetch: (url: string) => (asked.push(url), Promise.resolve(body)),
        setVariable: (name: string, value: unknown) => (stored[name] = value),
      },
    );
    return { asked, stored, error: await work.then(() => undefined, String) };
  };
  test.each(['10115', '01067'])('asks the shop for the slots of %s', async (code) => {
    const { asked, stored } = await run(code, '{"slots":["Thu 9 to 12"]}');
    expect({ asked, stored }).toEqual({
      asked: [`https://shop.example.com/api/slots?code=${code}`],
      stored: { Slots: ['Thu 9 to 12'] },
    });
  });
  test.each(['', 'Berlin', '10115&x=1'])('asks nothing for “%s”', async (code) =>
    expect((await run(code, '')).asked).toEqual([]),
  );
  test.each(['{}', '{"slots":[]}'])('stores nothing for %s', async (body) =>
    expect((await run('10115', body)).stored).toEqual({}),
  );
  test('fails if the service sends anything but JSON', async () =>
    expect((await run('10115', 'oops')).error).toMatch('SyntaxError'));
});
