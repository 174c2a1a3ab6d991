import { nearest } from '../model/nearest.ts';
import { samplesFolder, type Samples } from '../site/read-samples.ts';
import type { Code } from '../markdown/nodes.ts';

/** The code of a fence, wherever its text comes from, and what is wrong with the file it names. */
export type SampleCode = Code & {
  /** The file that the text comes from; undefined when the fence contains the text. */
  readonly sample?: string;
  readonly problem?: { readonly message: string; readonly hint: string };
};

/**
 * Fills a fence that names a file (`file="samples/topic/app.js"`) with the text of that file. A fence that names none, or breaks the rules
 * for it, keeps its own text.
 */
export function sampleCode(fence: Code, samples: Samples): SampleCode {
  const file = /(?:^|\s)file="([^"]*)"/.exec(fence.meta)?.[1];
  if (file === undefined) return fence;
  const problem = (message: string, hint: string): SampleCode => ({ ...fence, problem: { message, hint } });
  if (!file.startsWith(`${samplesFolder}/`) || file.split('/').includes('..'))
    return problem(
      `The fence takes its text from \`${file}\`, which is outside ${samplesFolder}/.`,
      `Move the file below ${samplesFolder}/ and give its path from the project's folder: file="${samplesFolder}/topic/app.js".`,
    );
  if (fence.code.trim())
    return problem(
      `The fence takes its text from ${file} and also has lines of its own.`,
      'Remove the lines between the fences, or the `file`.',
    );
  const sample = samples.get(file);
  if (sample) return { ...fence, code: sample.text, sample: file };
  const guess = nearest(file, [...samples.keys()]);
  return problem(
    `There is no file ${file}, which the fence names.`,
    guess ? `Did you mean ${guess}?` : `Write the sample there; the fence shows the whole file.`,
  );
}
