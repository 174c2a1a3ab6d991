import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, expect, test } from 'vitest';
import { methods, type ApiDocument, type Operation } from '../../openapi/document.ts';
import { segments } from '../../openapi/mentions.ts';
import { walk } from '../../engine/markdown/nodes.ts';
import { publishedApi, root } from '../api/published.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';

/** The samples compiled against types generated from the published description: names, values and required fields. */
type Published = { readonly id: string; readonly key: string; readonly url: string };
let types = '';
let operations: Published[] = [];
let pages: Awaited<ReturnType<typeof publishedApi>>['pages'] = [];

beforeAll(async () => {
  const published = await publishedApi();
  const source = published.file('openapi.json');
  types = astToString(await openapiTS(source, { silent: true, emptyObjectsUnknown: true }));
  pages = published.pages;
  const { paths = {} } = JSON.parse(source) as ApiDocument;
  operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as (Operation & { externalDocs: { url: string } }) | undefined;
      const key = `${method.toUpperCase()} ${segments(path).join('/')}`;
      return operation ? [{ id: operation.operationId as string, key, url: operation.externalDocs.url }] : [];
    }),
  );
}, 120_000);

/**
 * Calls with the types of an operation, in place of `fetch` and of the samples' own `call`. A body is the object itself, so that an
 * unknown name is an error. Responses have no type: the description is vague about them, and other tests run the samples against a
 * stub of the platform.
 */
const declarations = `
import type { operations } from './platform.d.ts';
type Content<Part> = Part extends { content: { 'application/json': infer Json } }
  ? Json
  : Part extends { content: infer Types } ? Types[keyof Types] : undefined;
type Body<Operation> = Operation extends { requestBody?: infer Request } ? Content<NonNullable<Request>> : undefined;
declare global {
  type Operations = operations;
  type Init<Operation> = { method?: string; headers?: Record<string, string>; body?: Body<Operation> };
  function request<Operation>(url: string, init?: Init<Operation>): Promise<Response>;
  function call<Operation>(method: string, path: string, data?: Body<Operation> | FormData): Promise<any>;
}`;

/** The compiler's messages about the files of a folder. */
function errorsIn(folder: SampleFolder): string {
  folder.write('platform.d.ts', types);
  folder.write('calls.d.ts', declarations);
  const modules = { target: 'es2023', module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'], types: ['node'] };
  const rules = { strict: false, strictNullChecks: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true };
  const compilerOptions = { ...modules, ...rules };
  folder.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder.path], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}

/**
 * A program in which API calls have the types of their operations; undefined when there is no such call.
 * @param only the operation that it calls; default: found by method and path
 */
function typed(code: string, name: string, only?: Published): string | undefined {
  const constants = new Map(
    [...code.matchAll(/const (\w+) =\s*[`']([^`']*)[`'];/g)].map((match) => [match[1] as string, match[2] as string]),
  );
  const expand = (text: string): string =>
    text.replace(/\$\{(\w+)\}/g, (whole, constant: string) => {
      const value = constants.get(constant);
      return value === undefined ? whole : expand(value);
    });
  let found = 0;
  const calls = code.replace(
    /\b(call|fetch)\(\s*(?:'([A-Z]+)', )?(`[^`]*`|'[^']*'|\w+)(?=[,)])/g,
    (whole, caller: string, verb: string | undefined, target: string, at: number) => {
      const path = expand(/^\w+$/.test(target) ? `\${${target}}` : target.slice(1, -1)).replace(/^https:\/\/[^/]+/, '');
      const method = verb ?? /^[^;]*?method: '([A-Z]+)'/.exec(code.slice(at))?.[1] ?? 'GET';
      const operation = only ?? operations.find(({ key }) => key === `${method} ${segments(path).join('/')}`);
      if (!operation) return whole;
      found++;
      const type = `<Operations['${operation.id}']>`;
      return caller === 'fetch' ? `request${type}(${target}` : `call${type}('${method}', ${target}`;
    },
  );
  if (!found) return undefined;
  const program = calls
    // What other files export has type any, as have the parts of Node whose types are stricter than a sample needs.
    .replaceAll(/^import \{([^}]*)\} from '\.\/.*;$/gm, (_, imported: string) => {
      if (imported.includes(' as ')) return '';
      const names = imported.replaceAll(/\bcall\b,?/g, '').trim().replace(/,$/, '').split(',');
      return `declare const ${names.map((one) => `${one.trim()}: any`).join(', ')};`;
    })
    .replaceAll(/\bJSON\.stringify\((?=\{)/g, '(');
  return `// ${name}\nexport {};\ndeclare const process: any, URLSearchParams: any;\n${program}`;
}

test('open-conversations.ts compiles with the generated types', { timeout: 120_000 }, () => {
  expect(errorsIn(sampleFolder(['api-reference']))).toBe('');
});

test('requests of the operations’ pages compile', { timeout: 120_000 }, () => {
  const folder = sampleFolder([]);
  let count = 0;
  for (const { path, generated } of pages) {
    const block = [...walk(generated?.nodes() ?? [])].find(
      (node) => node.type === 'element' && node.tagName === 'code' && (node.data as { lang?: string } | undefined)?.lang === 'js',
    );
    const code = block?.type === 'element' ? (block.children[0] as { value: string }).value : undefined;
    const operation = operations.find(({ url }) => url.endsWith(path));
    if (code === undefined || !operation) continue;
    const program = typed(code, path, operation);
    folder.write(`${operation.id}.ts`, program as string);
    count++;
  }
  expect(count).toBe(operations.length);
  expect(errorsIn(folder)).toBe('');
});

test('samples of the guides compile', { timeout: 120_000 }, () => {
  const folder = sampleFolder([]);
  const names: string[] = [];
  for (const topic of ['api-channel', 'client-api']) {
    const samples = sampleFolder([topic]);
    for (const file of readdirSync(samples.path).filter((name) => name.endsWith('.mjs'))) {
      const program = typed(samples.read(file), `${topic}/${file}`);
      if (program === undefined) continue;
      names.push(file);
      folder.write(`${topic}-${file.replace('.mjs', '.ts')}`, program);
    }
  }
  expect(names).toEqual(expect.arrayContaining(['create-contact.mjs', 'create-conversation.mjs', 'create-message.mjs', 'lists.mjs']));
  expect(errorsIn(folder)).toBe('');
});

test('a sample that is wrong does not compile', { timeout: 120_000 }, () => {
  const url = 'https://app.example.com/api/v1/accounts/1/conversations/2/messages';
  const wrong = (body: string): string =>
    typed(`fetch('${url}', { method: 'POST', body: JSON.stringify({ ${body} }) });`, 'wrong') as string;
  const folder = sampleFolder([]);
  folder.write('unknown.ts', wrong("content: 'Hi', text: 'Hi'"));
  folder.write('missing.ts', wrong("private: true"));
  folder.write('value.ts', wrong("content: 'Hi', message_type: 'sideways'"));
  const errors = errorsIn(folder);
  for (const said of ["unknown.ts(4", "'text'", "missing.ts(4", "'content'", "value.ts(4", '"sideways"']) expect(errors).toContain(said);
});
