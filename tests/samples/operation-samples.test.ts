import { describe, expect, test } from 'vitest';
import { recordings, type Call } from '../../data/openapi/recordings.ts';
import { texts } from '../../data/openapi/texts.ts';
import type { ApiDocument } from '../../openapi/document.ts';
import { loadApi } from '../../openapi/load-api.ts';
import { operationsOf } from '../../openapi/operations.ts';
import { bodySample, requestSamples } from '../../openapi/requests.ts';
import { root } from '../api/published.ts';
import { language, run, type ProgramOutcome } from './programs.ts';
import { recordedPlatform, type RecordedPlatform } from './recorded-platform.ts';
import { sampleFolder } from './sample-folder.ts';

/** The samples of the operations' pages, run as they are printed, against what the running platform answered. */
const { document } = await loadApi(root, 'data/openapi/description.json', { product: 'Acme', 'app-url': 'https://a.example' });
const description = document as ApiDocument;
const operations = operationsOf(description);

const languages = [
  { ...language('curl', 'curl'), label: 'curl', program: ['bash', '-e'], file: 'request.sh' },
  { ...language('JavaScript', process.execPath), label: 'JavaScript', program: [process.execPath], file: 'request.mjs' },
  { ...language('Python', 'python3', ['-c', 'import requests']), label: 'Python', program: ['python3'], file: 'request.py' },
  { ...language('Ruby', 'ruby'), label: 'Ruby', program: ['ruby', '-W'], file: 'request.rb' },
  { ...language('PHP', 'php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']), label: 'PHP', program: ['php'], file: 'request.php' },
  { ...language('Go', 'go', ['version']), label: 'Go', program: ['go', 'run'], file: 'request.go' },
];

/** One operation of each method, and of each form of a request: with a query, with a nested body, without a token. */
const chosen = [
  'conversationList',
  'contactSearch',
  'conversationFilter',
  'contactCreate',
  'contactUpdate',
  'update-a-label',
  'delete-a-webhook',
  'create-a-message',
  'create-an-account',
];

/** Refusals of one operation, which the samples of all operations handle alike. */
const refused = [401, 404, 422].map(
  (status) =>
    recordings
      .find(({ operation }) => operation === 'contactCreate')
      ?.calls.find(({ response }) => response.status === status) as Call,
);

type Result = { readonly outcome: ProgramOutcome; readonly platform: RecordedPlatform };

describe.each(languages)('$title', ({ missing, label, program: [program = '', ...options], file }) => {
  /** Runs the sample of an operation. @param call what the platform answers; undefined: nobody answers */
  async function send(id: string, call: Call | undefined): Promise<Result> {
    const platform = await recordedPlatform(call);
    const operation = operations.find((one) => one.id === id) as (typeof operations)[number];
    const samples = requestSamples({ ...description, servers: [{ url: platform.url }] }, operation, texts);
    const code = samples.find((sample) => sample.label === label)?.code ?? '';
    const folder = sampleFolder([]);
    folder.write(file, code.replaceAll(/<[A-Z_]+>/g, '7'));
    return { outcome: await run(program, [...options, file], { cwd: folder.path }), platform };
  }

  describe.skipIf(missing).each(chosen)('%s', (id) => {
    const { calls, path, method } = recordings.find(({ operation }) => operation === id) as (typeof recordings)[number];
    const operation = operations.find((one) => one.id === id) as (typeof operations)[number];
    test('makes the call and prints the answer', async () => {
      const { outcome, platform } = await send(id, calls[0]);
      expect(outcome.code, outcome.stderr).toBe(0);
      const answer = calls[0]?.response.body;
      if (answer === undefined || answer === null) expect(outcome.stdout.trim()).toBe('');
      else expect(JSON.parse(outcome.stdout)).toEqual(answer);
      expect(platform.asked).toHaveLength(1);
      const [asked] = platform.asked;
      expect(asked?.method).toBe(method);
      expect(asked?.url?.split('?')[0]).toBe(path.replaceAll(/\{\w+\}/g, '7'));
      expect(asked?.token).toBe(operation.security.length ? '7' : undefined);
      expect(asked?.body).toEqual(bodySample(description, operation, texts));
    });
  });

  test.skipIf(missing).each(refused)('says that the answer is $response.status: $name', async (call) => {
    const { outcome } = await send('contactCreate', call);
    const printed = outcome.stdout + outcome.stderr;
    expect(outcome.code, printed).not.toBe(0);
    expect(printed).toContain(String(call.response.status));
    expect(printed).toContain(JSON.stringify(call.response.body));
  });

  test.skipIf(missing)('says that nobody answers', async () => {
    const { outcome } = await send('contactCreate', undefined);
    expect(outcome.code).not.toBe(0);
    expect(outcome.stderr).toMatch(/No answer|refused|connect/i);
  });
});
