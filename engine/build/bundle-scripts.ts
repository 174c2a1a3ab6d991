import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { rolldown, type Plugin, type RolldownOptions, type RolldownOutput } from 'rolldown';
import { CommandError } from '../model/command-error.ts';
import { assetsFolder } from '../output/headers.ts';
import { afterMistake } from './bundle-styles.ts';
import { engineRoot } from './bundle-engine.mjs';

export type Output = RolldownOutput['output'];
type Generate = Parameters<Awaited<ReturnType<typeof rolldown>>['generate']>[0];

/** @throws CommandError for a mistake in the code, with its place */
async function bundle(input: RolldownOptions, output: Generate, note: (file: string) => void): Promise<Output> {
  const plugins = [input.plugins, { name: 'note', load: (file: string) => void (file.startsWith('\0') || note(file)) }];
  const bundler = await rolldown({ cwd: engineRoot, ...input, plugins });
  try {
    // Keep license comments; drop annotations for other bundlers, which would only add bytes.
    const comments = { legal: true, annotation: false, jsdoc: false };
    const [entry, ...files] = (await bundler.generate({ minify: true, comments, ...output })).output;
    const codes = [entry, ...files].map((file) => (file.type === 'chunk' ? file.code : ''));
    // A chunk that no code names is for something that the site does not have.
    return [entry, ...files.filter((file) => codes.some((code) => code.includes(basename(file.fileName))))];
  } catch (error) {
    throw new CommandError(stripVTControlCharacters((error as Error).message).trimEnd(), afterMistake);
  } finally {
    await bundler.close();
  }
}

/** Replaces feature checks in React whose result is known for every supported browser, so that the code for other browsers is removed. */
const knownInBrowsers = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof AbortController': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof MessageChannel': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
  'document.documentMode': 'undefined',
  'typeof setImmediate': '"undefined"',
  // The dev server, which does not bundle, keeps support for React's developer tools.
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
};

/**
 * Bundles a part of the client that loads separately, in chunks. With Rolldown directly, because Vite would add its preload helper, which
 * the client doesn't need.
 */
export const bundleModule = (
  input: Readonly<Record<string, string>>,
  virtual: Plugin | [],
  note: (file: string) => void,
): Promise<Output> =>
  bundle(
    {
      input: { ...input },
      plugins: [virtual],
      transform: {
        target: 'es2022',
        jsx: 'react-jsx',
        define: { ...knownInBrowsers, 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' },
      },
    },
    {
      format: 'es',
      entryFileNames: `${assetsFolder}/[name]-[hash].js`,
      chunkFileNames: `${assetsFolder}/[name]-[hash].js`,
    },
    note,
  );

/** The search worker: one script, which shares no code with the client. */
export const bundleWorker = (note: (file: string) => void): Promise<Output> =>
  bundle(
    { input: { 'search-worker': 'engine/search/worker.ts' }, transform: { target: 'es2022' } },
    { format: 'es', entryFileNames: `${assetsFolder}/[name]-[hash].js` },
    note,
  );

/** A file of `engine/client/boot/` as the text of a classic script. */
export async function bundleInline(
  name: string,
  note: (file: string) => void,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await bundle(
    { input: `engine/client/boot/${name}.ts`, transform: { target: 'es2022', define } },
    { format: 'iife' },
    note,
  );
  return output[0].code.trim();
}
