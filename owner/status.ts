import { createTwoFilesPatch } from 'diff';
import { otherFileText, type OtherFile } from './other-files.ts';
import type { Replacement } from './replaced.ts';

const headings: Readonly<Record<Replacement['state'], string>> = {
  changed: 'Replaced, and the original has changed since',
  orphaned: 'Replaced a page or section that is gone',
  'not-recorded': 'Replaced; which version isn’t recorded (`npm run my -- seen FILE` records it)',
  current: 'Replaced, and the original is the same',
  added: 'Added',
};

/**
 * What an overlay replaces and adds, what needs a look first, with the difference of each original that has changed.
 * @param others its files that aren't pages. Default: none
 * @param most how many lines of each difference. Default: all
 */
export function statusText(
  replacements: readonly Replacement[],
  others: readonly OtherFile[] = [],
  most = Infinity,
): string {
  const parts = Object.entries(headings).flatMap(([state, heading]) => {
    const files = replacements.filter((one) => one.state === state);
    return files.length ? [`${heading}:\n${files.map((one) => lineOf(one, most)).join('\n')}`] : [];
  });
  const lines = others.map((one) => `  ${one.file}  (${otherFileText(one)})`);
  if (lines.length) parts.push(`Other files:\n${lines.join('\n')}`);
  return parts.length ? parts.join('\n\n') : 'The overlay replaces and adds nothing.';
}

function lineOf(one: Replacement, most: number): string {
  if (one.state === 'orphaned' && one.moved)
    return `  ${one.file}  (the original is ${one.moved} now: move yours to the same path)`;
  if (!('original' in one)) return `  ${one.file}`;
  const line = `  ${one.file}  (${one.original})`;
  if (one.state !== 'changed') return line;
  const difference = differenceOf(one);
  const more = difference.length - most;
  const firstLines =
    more > 0
      ? [...difference.slice(0, most), `… and ${more} more ${more === 1 ? 'line' : 'lines'}: npm run my -- status`]
      : difference;
  return [line, ...firstLines.map((text) => `    ${text}`)].join('\n');
}

/** How an original has changed since it was replaced, as lines of a patch. */
export function differenceOf({ before, now }: Extract<Replacement, { state: 'changed' }>): string[] {
  if (before === undefined)
    return ['The version that was replaced isn’t in this repository, so there is no difference to show.'];
  const patch = createTwoFilesPatch('when you replaced it', 'now', before, now, '', '', { context: 2 });
  return patch.trimEnd().split('\n').slice(1);
}
