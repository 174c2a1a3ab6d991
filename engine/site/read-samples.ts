import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { applyBrand } from '../model/brand-tokens.ts';
import { CommandError } from '../model/command-error.ts';
import { contentHash } from './content-hash.ts';
import { unreadableHint } from './discover.ts';

/** A code sample in a file of its own, so that tests can run it; a fence shows it with `file="samples/…"`. */
export type Sample = {
  /** Relative to the project's folder, with `/`: `samples/webhooks/receiver.mjs`. */
  readonly file: string;
  readonly text: string;
  readonly hash: string;
};
export type Samples = ReadonlyMap<string, Sample>;

/** The project's folder of samples. */
export const samplesFolder = 'samples';

/** Every sample of a project or an overlay by its file. Files and folders that start with a dot, and installed packages, are skipped. */
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
      const source = readSample(root, file).replace(/\r\n?/g, '\n').replace(/\n+$/, '');
      const text = applyBrand(source, tokens);
      return [file, { file, text, hash: contentHash(text) }];
    }),
  );
}

/** @throws CommandError when the file can't be read, because a page that shows it would be wrong */
function readSample(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    throw new CommandError(`The sample ${file} cannot be read (${(error as Error).message}).`, unreadableHint);
  }
}

/** The samples that the text of a page or snippet refers to. */
export const samplesIn = (text: string, samples: Samples): Sample[] =>
  [...text.matchAll(/\bfile="([^"]*)"/g)].flatMap(([, file = '']) => samples.get(file) ?? []);
