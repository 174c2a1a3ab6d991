import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { guard, printRequest } from './print-request.ts';

const text = `Ann's "desk" \\ $HOME \`id\` #{1 + 1}\nnext`;
const samples = printRequest({
  method: 'POST',
  url: `https://api.example.com/desks/${guard('DESK_ID')}`,
  headers: [{ name: 'key', value: guard('KEY') }],
  queryString: [{ name: 'q', value: `a'b "c" $(id)` }],
  json: { mediaType: 'application/json', value: { text } },
});
const code = (label: string): string => samples.find((sample) => sample.label === label)?.code ?? '';

test('every language has the placeholders and the query', () => {
  expect(samples.map(({ label }) => label)).toEqual(['curl', 'JavaScript', 'Python', 'Ruby', 'PHP', 'Go']);
  for (const sample of samples) {
    expect(sample.code, sample.label).toContain('/desks/<DESK_ID>');
    expect(sample.code, sample.label).toContain('<KEY>');
    expect(sample.code, sample.label).toContain(
      sample.label === 'Python' ? `"q": "a'b \\"c\\" $(id)"` : '?q=a%27b%20%22c%22%20%24(id)',
    );
  }
});

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;

test('shell and JavaScript read any text unchanged', async () => {
  const printed = execFileSync('sh', ['-c', code('curl').replace(/^curl/, `printf '%s\\n'`)], { encoding: 'utf8' });
  expect(JSON.parse(printed.slice(printed.indexOf('{')))).toEqual({ text });
  const asked: { body: string }[] = [];
  const shown: string[] = [];
  const fetch = (_: string, options: { body: string }) =>
    Promise.resolve({ ok: true, text: () => String(asked.push(options)) });
  await new AsyncFunction('fetch', 'console', code('JavaScript'))(fetch, { log: (line: string) => shown.push(line) });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ text });
  expect(shown).toEqual(['1']);
});

test('curl gets the whole URL as one word', () => {
  const queryString = ['from', 'to'].map((name) => ({ name, value: '1' }));
  const [curl] = printRequest({ method: 'GET', url: 'https://api.example.com/desks', headers: [], queryString });
  expect(curl?.code).toBe("curl 'https://api.example.com/desks?from=1&to=1' \\\n  --fail-with-body");
  expect(code('curl')).toMatch(/^curl 'https:[^']*' /);
});

test('each program says what it needs, and what the server answered instead of a result', () => {
  const needs = [
    /^# pip install requests\nimport requests\n/,
    /^# Ruby 3, no gems\n/,
    /^<\?php\n\/\/ PHP 8 with the extension curl\n/,
  ];
  const others = [/^\/\/ Node\.js 20 or later, no packages\n/, /^\/\/ Go 1\.20 or later, no modules\n/];
  const labels = ['Python', 'Ruby', 'PHP', 'JavaScript', 'Go'];
  [...needs, ...others].forEach((first, index) => expect(code(labels[index] as string)).toMatch(first));
  const checks = [
    'if not response.ok',
    'unless response.is_a?(Net::HTTPSuccess)',
    '$status >= 400',
    '!response.ok',
    'res.StatusCode >= 400',
  ];
  checks.forEach((check, index) => expect(code(labels[index] as string)).toContain(check));
});

test('PHP names the method that it does not use by itself', () => {
  const samplesOf = (method: string) =>
    printRequest({ method, url: 'https://api.example.com', headers: [], queryString: [] });
  const php = (method: string) => samplesOf(method).find(({ label }) => label === 'PHP')?.code;
  expect(php('DELETE')).toContain("curl_setopt($ch, CURLOPT_CUSTOMREQUEST, 'DELETE');");
  expect(php('GET')).not.toContain('CUSTOMREQUEST');
});

test('Ruby evaluates nothing in a text', () => {
  const written = /request\.body = (".*")$/m.exec(code('Ruby'))?.[1] ?? '';
  expect(written).not.toMatch(/#[{$@]/);
  expect(JSON.parse(JSON.parse(written) as string)).toEqual({ text });
});
