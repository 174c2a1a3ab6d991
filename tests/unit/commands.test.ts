import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CommandList, CommandRecording } from '../../verification/commands/commands.ts';
import { commandPages } from '../../verification/commands/pages.ts';
import { readCommands } from '../../verification/commands/read-commands.ts';
import { blockAsRun, stable } from '../../verification/commands/run-commands.ts';
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
    ran.flatMap((one) => (one.block === undefined ? [] : [{ block: one.block, ran: one.ran }])),
    advice,
  ).toEqual(followed.filter(({ kind }) => kind !== 'output').map(({ text }) => blockAsRun(text, list)));
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

test('a block keeps what ran instead of it, but not for a placeholder alone', () => {
  const list = { replace: { '<NAME>': 'kim', 'npm test\n': 'npm test one.js\n' } };
  expect(blockAsRun('say <NAME>', list)).toEqual({ block: 'say <NAME>' });
  expect(blockAsRun('npm test\nsay <NAME>', list)).toEqual({
    block: 'npm test\nsay <NAME>',
    ran: 'npm test one.js\nsay kim',
  });
});

test('a line is kept without what differs each time', () => {
  expect(stable('2026-11-28T05:59:19.123Z pid=1531 tid=6dj INFO: tidy the lipid 12')).toBe(
    '<TIME> <PID> <PID> INFO: tidy the lipid 12',
  );
  expect(stable('2026/11/28 05:10:02 [notice] 31310#31310: signal process started')).toBe(
    '<TIME> [notice] <PID> signal process started',
  );
  expect(stable('06:01:33 backend.1 | * PID: 30023')).toBe('<TIME> backend.1 | * <PID>');
  expect(stable('59 examples in 12:30')).toBe('59 examples in 12:30');
  for (const { printed } of Object.values(pages).flatMap((all) => Object.values(all).flat()))
    expect(printed.map(stable)).toEqual(printed);
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
