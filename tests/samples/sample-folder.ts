import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { applyBrand } from '../../engine/model/brand-tokens.ts';

const root = resolve(import.meta.dirname, '../..');

/** A brand whose header name differs from its slug, so that a header made from the slug is noticed. */
const names = { product: 'Acme Chat', Slug: 'AcmeChat', slug: 'acme', SLUG: 'ACME' };

export type SampleOptions = {
  /** Where the platform answers. */
  readonly appUrl?: string;
  /** Where published flows answer. */
  readonly viewerUrl?: string;
  /** What the reader puts in place of `<PLACEHOLDERS>`. */
  readonly values?: Readonly<Record<string, string>>;
};

/** Samples as a reader has them after copying: brand words and placeholders filled in. */
export type SampleFolder = {
  readonly path: string;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  /** Runs a module of the folder. Each folder has its own modules, so nothing remains from another test. */
  // oxlint-disable-next-line typescript/no-explicit-any -- samples have no types
  readonly load: (file: string) => Promise<any>;
};

/** A folder with the samples of some topics (folders below `samples/`), removed when the test ends. */
export function sampleFolder(topics: readonly string[], options: SampleOptions = {}): SampleFolder {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  };
  for (const topic of topics) {
    const folder = join(root, 'samples', topic);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (statSync(join(folder, file)).isFile()) write(file, fill(readFileSync(join(folder, file), 'utf8'), options));
  }
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
  return {
    path,
    write,
    read: (file) => readFileSync(join(path, file), 'utf8'),
    load: (file) => import(/* @vite-ignore */ pathToFileURL(join(path, file)).href),
  };
}

/** Text of a sample with brand words and placeholders filled in. */
export function fill(text: string, { appUrl = 'https://app.acme.example', viewerUrl = '', values = {} }: SampleOptions): string {
  const tokens = { ...names, 'app-url': appUrl, 'app-host': appUrl.replace(/^https?:\/\//, ''), 'viewer-url': viewerUrl };
  return applyBrand(text, tokens).replace(/<([A-Z][A-Z0-9_]*)>/g, (whole, name: string) => values[name] ?? whole);
}
