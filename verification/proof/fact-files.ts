import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `data/`, and the tests that compare it with recordings. */
export type FactFile = { readonly file: string; readonly tests: readonly string[] };

/** Reads which tests take both a fact and a recording: what they import says it. */
export function factFiles(root: string): FactFile[] {
  const names = readFileSync(join(root, 'data/index.ts'), 'utf8').matchAll(/parseFacts\('([\w-]+)\.json'/g);
  const tests = ['tests', 'data']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /verification\/recordings|openapi\/record(?:ings|ed-)/.test(text));
  return [...names].map(([, file = '']) => ({
    file: `data/${file}.json`,
    tests: tests
      .filter(({ text }) =>
        new RegExp(`import \\{[^}]*\\b${camelCase(file)}\\b[^}]*\\} from '[./]*(?:data/)?index\\.ts'`).test(text),
      )
      .map((test) => test.file),
  }));
}

/** The name of a file's constant in `data/index.ts`. */
const camelCase = (file: string): string => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
