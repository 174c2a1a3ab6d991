import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CommandList, CommandRecording } from '../../verification/commands/commands.ts';
import { commandPages } from '../../verification/commands/pages.ts';
import { readCommands } from '../../verification/commands/read-commands.ts';
import { stable } from '../../verification/commands/run-commands.ts';
import recordingJson from '../../verification/recordings/commands.json' with { type: 'json' };

const { pages } = recordingJson as unknown as CommandRecording;
const lists = Object.entries(commandPages).flatMap(([path, all]) =>
  Object.entries(all).map(([anchor, list]): [string, string, string, CommandList] => [
    `${path}#${anchor}`,
    path,
    anchor,
    list,
  ]),
);

test('what is recorded is what the data says how to follow', () => {
  const recorded = Object.entries(pages).flatMap(([path, all]) =>
    Object.keys(all).map((anchor) => `${path}#${anchor}`),
  );
  expect(recorded.toSorted()).toEqual(lists.map(([name]) => name).toSorted());
});

test.each(lists)('the commands and files of %s are the ones that ran', (_, path, anchor, list) => {
  const blocks = readCommands(readFileSync(`content/${path}.mdx`, 'utf8'))[anchor] ?? [];
  const ran = pages[path]?.[anchor] ?? [];
  const followed = blocks.filter(({ step }) => list.skip?.[step] === undefined);
  const advice = `record them again: npm run verification -- commands ${path}`;
  expect(
    ran.flatMap(({ block }) => block ?? []),
    advice,
  ).toEqual(followed.filter(({ kind }) => kind !== 'output').map(({ text }) => text));
  expect(
    Object.fromEntries(ran.flatMap(({ step, check }) => (check === undefined ? [] : [[step, check]]))),
    advice,
  ).toEqual(list.check ?? {});
});

test.each(lists)('what the page says that the commands of %s print was printed', (_, path, anchor, list) => {
  const blocks = readCommands(readFileSync(`content/${path}.mdx`, 'utf8'))[anchor] ?? [];
  for (const { step, text } of blocks.filter(({ kind, step: its }) => kind === 'output' && !list.skip?.[its])) {
    const printed = (pages[path]?.[anchor] ?? []).filter((one) => one.step === step).flatMap((one) => one.printed);
    const missing = text
      .replaceAll('%slug%', 'chatwoot')
      .split('\n')
      .filter((line) => !printed.some((one) => one.includes(stable(line))));
    expect(missing, `content/${path}.mdx, step ${step}`).toEqual([]);
  }
});

test('blocks are files, commands and outputs of their steps; those beside a list without any are part of its first step', () => {
  const page = [
    '## One\n\n<Steps>\n\n1. Run it.\n\n   ```sh\n   a\n   ```\n\n   ```text output\n   b\n   ```\n\n2. Write it.\n\n   ```yaml title="c.yml"\n   d: 1\n   ```\n\n</Steps>\n',
    '## Two\n\n<Steps>\n\n1. Save it.\n\n</Steps>\n\n```text title=".env"\nE=1\n```\n',
  ].join('\n');
  expect(readCommands(page)).toEqual({
    one: [
      { step: 1, kind: 'commands', text: 'a' },
      { step: 1, kind: 'output', text: 'b' },
      { step: 2, kind: 'file', title: 'c.yml', text: 'd: 1' },
    ],
    two: [{ step: 1, kind: 'file', title: '.env', text: 'E=1' }],
  });
});
