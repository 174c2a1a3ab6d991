import { expect, test } from 'vitest';
import { parse } from '../engine/markdown/parser.ts';
import type { PageFacts } from '../engine/compile/compile.ts';
import { upstreamNames } from './upstream-names.ts';

const rule = upstreamNames({ upstreamNames: [{ name: 'db:chatwoot_prepare', why: 'a task of the source code' }] });
const messages = async (text: string, code = ''): Promise<string[]> => {
  const nodes = parse(text, 'mdx');
  const codes = code ? [{ code, line: 7 }] : [];
  return (await rule({ nodes, codes } as unknown as PageFacts)).map(({ line, message }) => `${line}: ${message}`);
};

test('a name of the upstream project in code is reported, unless it is listed', async () => {
  expect(await messages('Run `db:chatwoot_prepare`.', 'rails db:chatwoot_prepare')).toEqual([]);
  expect(await messages('Text.\n\nRead `X-Chatwoot-Signature` first.')).toEqual([
    '3: “X-Chatwoot-Signature” has the name of the upstream project.',
  ]);
  expect(await messages('Text.', 'window.chatwootSettings = {}')).toEqual([
    '7: “window.chatwootSettings” has the name of the upstream project.',
  ]);
  expect(await messages('Run `db:chatwoot_prepare_all`.')).toHaveLength(1);
});

test('names without it are real: cookies keep theirs', async () => {
  expect(await messages('The cookie `cw_conversation` stays.')).toEqual([]);
});
