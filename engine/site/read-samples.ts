import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { applyBrand } from '../model/brand-tokens.ts';
import { CommandError } from '../model/command-error.ts';
import { hashOf, unreadableHint } from './discover.ts';

/** A sample that is a file of its own, so that tests can run it; a fence shows it with `file="samples/…"`. */
export type Sample = {
  /** From the project's folder, with `/`: `samples/webhooks/receiver.mjs`. */
  readonly file: string;
  /** Brand words filled in, without the line break at its end. */
  readonly text: string;
  /** Of the text. */
  readonly hash: string;
};
export type Samples = ReadonlyMap<string, Sample>;

/** The folder below a project that holds its samples. */
export const samplesFolder = 'samples';

/** Every sample of a project, by its file. Files and folders that start with a dot, and installed packages, are left out. */
export function readSamples(root: string, tokens: Record<string, string | undefined>): Samples {
  const folder = join(root, samplesFolder);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)(\.|node_modules\/)/.test(file))
    .sort();
  return new Map(
    files.map((file) => {
      const written = readSample(root, file).replace(/\r\n?/g, '\n').replace(/\n+$/, '');
      const text = applyBrand(written, tokens);
      return [file, { file, text, hash: hashOf(text) }];
    }),
  );
}

/** @throws CommandError when the file cannot be read: a page that shows it would be wrong */
function readSample(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    throw new CommandError(`The sample ${file} cannot be read (${(error as Error).message}).`, unreadableHint);
  }
}

/** The samples that a text of a page or a snippet names. */
export const samplesIn = (text: string, samples: Samples): Sample[] =>
  [...text.matchAll(/\bfile="([^"]*)"/g)].flatMap(([, file = '']) => samples.get(file) ?? []);
