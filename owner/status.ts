import { createTwoFilesPatch } from 'diff';
import { otherFileText, type OtherFile } from './other-files.ts';
import type { Replacement } from './replaced.ts';

const headings: Readonly<Record<Replacement['state'], string>> = {
  changed: 'Replaced, and the original has changed since',
  orphaned: 'Replaced a page that is gone',
  'not-recorded': 'Replaced; which version isn’t recorded (`npm run my -- seen FILE` records it)',
  current: 'Replaced, and the original is the same',
  added: 'Added',
};

/**
 * What an overlay replaces and adds, what needs a look first, with the difference of each original that has changed.
 * @param others its files that aren't pages. Default: none
 */
export function statusText(replacements: readonly Replacement[], others: readonly OtherFile[] = []): string {
  const parts = Object.entries(headings).flatMap(([state, heading]) => {
    const files = replacements.filter((one) => one.state === state);
    return files.length ? [`${heading}:\n${files.map(lineOf).join('\n')}`] : [];
  });
  const lines = others.map((one) => `  ${one.file}  (${otherFileText(one)})`);
  if (lines.length) parts.push(`Other files:\n${lines.join('\n')}`);
  return parts.length ? parts.join('\n\n') : 'The overlay replaces and adds nothing.';
}

function lineOf(one: Replacement): string {
  if (!('original' in one)) return `  ${one.file}`;
  const line = `  ${one.file}  (${one.original})`;
  if (one.state !== 'changed') return line;
  if (one.before === undefined)
    return `${line}\n    The version that was replaced isn’t in this repository, so there is no difference to show.`;
  const patch = createTwoFilesPatch('when you replaced it', 'now', one.before, one.now, '', '', { context: 2 });
  return `${line}\n${patch
    .split('\n')
    .slice(1)
    .map((text) => `    ${text}`)
    .join('\n')}`;
}
